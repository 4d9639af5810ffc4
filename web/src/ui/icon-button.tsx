import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = { label: string; isNamed?: boolean; children: ReactNode } & Omit<
  ComponentProps<'button'>,
  'className'
>

/** A round 44 px button that shows only a picture; `label` is its name and its hint on hover. With `isNamed` wide windows show it in words as well. */
export function IconButton({ label, isNamed = false, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {children}
      {isNamed && <span className={styles.name}>{label}</span>}
    </button>
  )
}
