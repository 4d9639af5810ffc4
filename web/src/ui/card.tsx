import type { AriaAttributes, ReactNode } from 'react'
import type { Tint } from './badge.tsx'
import styles from './card.module.css'

type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  tint?: Tint
  isRoomy?: boolean
  id?: string | undefined
  'data-print'?: 'no'
  children: ReactNode
} & AriaAttributes

/** A rounded sheet with a soft border; with a tint it loses the border. `isRoomy` gives it more room inside on wide screens. */
export function Card({ as: Element = 'div', tint, isRoomy = false, ...rest }: CardProps) {
  return <Element {...rest} className={styles.card} data-tint={tint} data-roomy={isRoomy || undefined} />
}
