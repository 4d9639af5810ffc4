import type { ComponentProps, ReactNode } from 'react'
import { NavLink } from 'react-router'
import styles from './icon-button.module.css'

type Named = { label: string; children: ReactNode }

/** A round 44 px button that shows only a picture; `label` is its name and its hint on hover. */
export function IconButton({
  label,
  children,
  ...rest
}: Named & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {children}
    </button>
  )
}

/** The same, as a link, marked where it leads to the current page. `to` is an address of the product. */
export function IconLink({ label, to, children }: Named & { to: string }) {
  return (
    <NavLink to={to} className={styles.button ?? ''} aria-label={label} title={label}>
      {children}
    </NavLink>
  )
}
