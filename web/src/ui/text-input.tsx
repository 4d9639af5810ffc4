import type { ComponentProps } from 'react'
import styles from './text-input.module.css'

/** A one-line text box, 48 px high, 16 px text so that no phone zooms in on it. Give it the control of a `Field`. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type="text" {...props} className={styles.input} />
}
