import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'link' | 'cover'
export type ButtonSize = 'normal' | 'large'

type Shared = { look?: ButtonLook; size?: ButtonSize; icon?: ReactNode }

/**
 * A button 44 px high or more. `isBusy` disables it, turns a ring and tells assistive technology why; the caller changes the words. The
 * focus comes back to it when it is done.
 * `type` is 'button' unless said otherwise, so that no form is sent by accident.
 */
export function Button({
  look = 'primary',
  size = 'normal',
  icon,
  isBusy = false,
  disabled,
  children,
  ...rest
}: Shared & { isBusy?: boolean } & Omit<ComponentProps<'button'>, 'className' | 'ref'>) {
  const control = useKeptFocus<HTMLButtonElement>(isBusy)
  return (
    <button
      type="button"
      {...rest}
      ref={control}
      className={styles.button}
      data-look={look}
      data-size={size}
      aria-busy={isBusy || undefined}
      disabled={disabled === true || isBusy}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  )
}

/** A link to another address of the product that looks like a button. */
export function ButtonLink({
  look = 'primary',
  size = 'normal',
  icon,
  children,
  ...rest
}: Shared & Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={styles.button} data-look={look} data-size={size}>
      {icon}
      {children}
    </Link>
  )
}

/** A link out of the product, to a file or to an address the server named, that looks like a button. */
export function ExternalButtonLink({
  look = 'primary',
  size = 'normal',
  icon,
  children,
  ...rest
}: Shared & Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a rel="noreferrer" {...rest} className={styles.button} data-look={look} data-size={size}>
      {icon}
      {children}
    </a>
  )
}
