import type { ComponentProps, ReactNode } from 'react'
import { NavLink } from 'react-router'
import styles from './icon-button.module.css'

type Named = { label: string; isNamed?: boolean; children: ReactNode }

/** A round 44 px button that shows only a picture; `label` is its name and its hint on hover. With `isNamed` wide windows show it in words as well. */
export function IconButton({
  label,
  isNamed = false,
  children,
  ...rest
}: Named & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {children}
      {isNamed && <span className={styles.name}>{label}</span>}
    </button>
  )
}

/** The same, as a link, marked where it leads to the current page. `to` is an address of the product. */
export function IconLink({ label, to, isNamed = false, children }: Named & { to: string }) {
  return (
    <NavLink to={to} className={styles.button ?? ''} aria-label={label} title={label}>
      {children}
      {isNamed && <span className={styles.name}>{label}</span>}
    </NavLink>
  )
}
