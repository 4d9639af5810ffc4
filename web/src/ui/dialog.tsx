import { X } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { openDialogs } from './open-dialogs.ts'

type DialogProps = {
  title: string
  /** Names the cross beside the title; without it the dialog is closed by its own buttons and by Escape. */
  closeLabel?: string
  size?: 'question' | 'form' | 'panel'
  onClose: () => void
  children: ReactNode
}

/**
 * A window over the page that has to be left before the page goes on: mounted is open. The page behind it is out of reach, Escape calls
 * `onClose`, and when it goes the focus returns to what had it before.
 */
export function Dialog({ title, closeLabel, size = 'form', onClose, children }: DialogProps) {
  const titleId = useId()
  const dialog = useModal(onClose)
  return (
    <dialog ref={dialog} className={styles.dialog} data-size={size} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {closeLabel !== undefined && (
          <IconButton label={closeLabel} onClick={onClose}>
            <X size={22} aria-hidden />
          </IconButton>
        )}
      </div>
      {children}
    </dialog>
  )
}

/** The buttons at the end of a dialog, the one that goes on last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const listening = new AbortController()
    // NOTE the browser says `close` a task later, after keys that were pressed meanwhile; a dialog that is opened again by one of them
    // would be closed by it. `cancel` is said before Escape closes.
    for (const event of ['cancel', 'close']) dialog.addEventListener(event, () => leave(), listening)
    dialog.showModal()
    openDialogs.open(dialog)
    return () => {
      listening.abort()
      openDialogs.close(dialog)
      // NOTE closed before it leaves the page: a dialog that is only taken away drops the focus
      dialog.close()
    }
  }, [])
  return ref
}
