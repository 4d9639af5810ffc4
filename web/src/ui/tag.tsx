import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import styles from './tag.module.css'

type TagProps = {
  children: ReactNode
  picture?: ReactNode
  /** A word or two below its name. */
  note?: string | undefined
  /** 'warning' marks what asks for attention; the element named by `describedBy` says why. */
  tone?: 'plain' | 'warning'
  describedBy?: string
  removeLabel: string
  onRemove: () => void
}

/** A chosen thing that one tap takes away again. The whole tag is the button; `removeLabel` names it with all its words, e.g. 'Remove Kale'. */
export function Tag(props: TagProps) {
  const { children, picture, note, tone = 'plain', describedBy, removeLabel, onRemove } = props
  return (
    <button
      type="button"
      className={styles.tag}
      data-tone={tone}
      aria-label={removeLabel}
      aria-describedby={describedBy}
      onClick={onRemove}
    >
      {picture}
      <span className={styles.words}>
        <span className={styles.name}>{children}</span>{' '}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <X className={styles.cross} size={18} aria-hidden />
    </button>
  )
}

type TagListProps = {
  ref: Ref<HTMLUListElement>
  label?: string
  /** On a phone they are one line that pans, so that nothing below it moves. */
  isOneLine?: boolean
  children: ReactNode
}

/** Tags beside each other, in as many rows as they need; each stands in a list item. */
export function TagList({ ref, label, isOneLine, children }: TagListProps) {
  return (
    <ul ref={ref} className={styles.tags} aria-label={label} data-one-line={isOneLine}>
      {children}
    </ul>
  )
}
