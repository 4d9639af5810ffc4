import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

/** What a control needs to belong to its label, hint and error: spread it on the input. */
export type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type FieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Something small at the end of the label's line, such as a link. */
  aside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, and below it the hint or what is wrong, tied together by id. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(note !== undefined && { 'aria-describedby': noteId }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      {note !== undefined && (
        <p className={styles.note} id={noteId} data-tone={error === undefined ? 'hint' : 'error'}>
          {error !== undefined && <CircleAlert size={18} aria-hidden />}
          {note}
        </p>
      )}
    </div>
  )
}
