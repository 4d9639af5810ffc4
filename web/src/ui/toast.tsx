import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useSyncExternalStore, type KeyboardEvent } from 'react'
import { createToastList, type ShownToast, type ToastMessage } from './toast-list.ts'
import styles from './toast.module.css'

const list = createToastList()
const nobody: readonly ShownToast[] = []
const icons = { success: CircleCheck, info: Info, destructive: CircleAlert }

/**
 * Shows a message at the edge of the page and has it read out: politely, or at once when destructive.
 * Works anywhere in the browser, not only in components.
 * @example toast({ title: 'Recipe saved!', text: 'You can view it in your saved recipes.' })
 */
export function toast(message: ToastMessage): void {
  list.add(message)
}

type ToastPlaceProps = { label: string; closeLabel: string }

/**
 * The place where toasts appear; stands once, in the root. Both live regions are there from the start, since a screen reader reads
 * only what is added to a region it already knows.
 */
export function ToastPlace({ label, closeLabel }: ToastPlaceProps) {
  const toasts = useSyncExternalStore(list.subscribe, list.current, () => nobody)
  useEffect(pauseWhileHidden, [])
  return (
    <section
      className={styles.place}
      aria-label={label}
      data-print="no"
      onMouseEnter={list.pause}
      onMouseLeave={list.resume}
      onFocus={list.pause}
      onBlur={list.resume}
    >
      <div role="status" className={styles.region}>
        <Toasts toasts={toasts.filter(({ tone }) => tone !== 'destructive')} closeLabel={closeLabel} />
      </div>
      <div role="alert" className={styles.region}>
        <Toasts toasts={toasts.filter(({ tone }) => tone === 'destructive')} closeLabel={closeLabel} />
      </div>
    </section>
  )
}

function Toasts({ toasts, closeLabel }: { toasts: readonly ShownToast[]; closeLabel: string }) {
  return toasts.map(({ id, title, text, tone }) => {
    const Icon = icons[tone]
    return (
      <div key={id} className={styles.toast} data-tone={tone} onKeyDown={(event) => closeOnEscape(event, id)}>
        <Icon className={styles.icon} size={22} aria-hidden />
        <div className={styles.words}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => list.remove(id)}
        >
          <X size={20} aria-hidden />
        </button>
      </div>
    )
  })
}

function closeOnEscape(event: KeyboardEvent, id: number): void {
  if (event.key === 'Escape') list.remove(id)
}

function pauseWhileHidden(): () => void {
  const follow = () => (document.hidden ? list.pause() : list.resume())
  document.addEventListener('visibilitychange', follow)
  return () => document.removeEventListener('visibilitychange', follow)
}
