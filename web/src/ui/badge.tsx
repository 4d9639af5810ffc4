import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type Tint = 'leaf' | 'squash' | 'tomato' | 'beet' | 'sky' | 'plain'

/** A short word on a soft tint. Never the only bearer of its meaning: the word says it, the tint repeats it. */
export function Badge({
  tint = 'plain',
  icon,
  children,
}: {
  tint?: Tint
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tint={tint}>
      {icon}
      {children}
    </span>
  )
}
