import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './tag.module.css'

type TagProps = { children: ReactNode; picture?: ReactNode; removeLabel: string; onRemove: () => void }

/** A chosen thing that one tap takes away again. The whole tag is the button; `removeLabel` names it, e.g. 'Remove Kale'. */
export function Tag({ children, picture, removeLabel, onRemove }: TagProps) {
  return (
    <button type="button" className={styles.tag} aria-label={removeLabel} onClick={onRemove}>
      {picture}
      <span className={styles.words}>{children}</span>
      <X className={styles.cross} size={18} aria-hidden />
    </button>
  )
}
