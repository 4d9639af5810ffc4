import type { ComponentProps } from 'react'
import styles from './text-input.module.css'

/** A text box of several lines, 4 unless said otherwise; 16 px text so that no phone zooms in on it. Give it the control of a `Field`. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea rows={4} {...props} className={styles.input} />
}
