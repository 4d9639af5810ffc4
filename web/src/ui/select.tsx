import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './select.module.css'

/** The browser's own choice list, which every phone knows how to show; the options are its children. */
export function Select({ children, ...rest }: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={styles.select}>
        {children}
      </select>
      <ChevronDown className={styles.arrow} size={20} aria-hidden />
    </span>
  )
}
