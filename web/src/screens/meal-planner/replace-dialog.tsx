import { useEffect, useRef } from 'react'
import { plannerTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './meal-planner.module.css'

const texts = plannerTexts.replace

/** Asks before one meal takes the place of another. */
export function ReplaceDialog({ onReplace, onClose }: { onReplace: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const replace = () => {
    dialog.current?.close()
    onReplace()
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="replace-title" onClose={onClose}>
      <h2 id="replace-title" className={styles.dialogTitle}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <div className={styles.end}>
        <Button look="ghost" onClick={() => dialog.current?.close()}>
          {texts.no}
        </Button>
        <Button onClick={replace}>{texts.yes}</Button>
      </div>
    </dialog>
  )
}
