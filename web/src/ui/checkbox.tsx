import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'

/** A box to tick with its words beside it; the whole line is 44 px high and can be tapped. */
export function Checkbox({
  children,
  ...rest
}: { children: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.line}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span className={styles.words}>{children}</span>
    </label>
  )
}
