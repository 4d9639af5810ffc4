import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useSyncExternalStore, type KeyboardEvent, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigation } from 'react-router'
import { openDialogs } from './open-dialogs.ts'
import { createToastList, goesWithScreen, type ShownToast, type ToastMessage } from './toast-list.ts'
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
  list.add(message, openDialogs.top())
}

type ToastPlaceProps = { label: string; closeLabel: string }

/**
 * The place where toasts appear; stands once, in the root. Live regions are there before what is added to them, since a screen reader
 * reads only what comes into a region it already knows. What is said while a dialog is open stands in it; what was said before stays
 * behind it, and covers nothing of it.
 */
export function ToastPlace({ label, closeLabel }: ToastPlaceProps) {
  const toasts = useSyncExternalStore(list.subscribe, list.current, () => nobody)
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, () => null)
  useEffect(pauseWhileHidden, [])
  useEffect(leaveOnEscape, [])
  useLeavingScreens()
  return (
    <>
      <Regions
        toasts={toasts.filter(({ stage }) => stage === null || stage !== dialog)}
        label={label}
        closeLabel={closeLabel}
      />
      {dialog &&
        createPortal(
          <Regions toasts={toasts.filter(({ stage }) => stage === dialog)} closeLabel={closeLabel} />,
          dialog,
        )}
    </>
  )
}

/** Takes away what was said of a screen as soon as another is on its way. */
function useLeavingScreens(): void {
  const here = useLocation().pathname
  const next = useNavigation().location?.pathname ?? here
  useEffect(() => leaveFor(next), [next])
}

let path = ''

function leaveFor(next: string): void {
  if (next === path) return
  path = next
  for (const each of list.current()) if (goesWithScreen(each)) list.remove(each.id)
}

type RegionsProps = { toasts: readonly ShownToast[]; label?: string; closeLabel: string }

function Regions({ toasts, label, closeLabel }: RegionsProps) {
  const newest = toasts.at(-1)?.id
  return (
    <section ref={pauseWhileRead} className={styles.place} aria-label={label} data-print="no">
      <div role="status" className={styles.region}>
        <Toasts
          toasts={toasts.filter(({ tone }) => tone !== 'destructive')}
          newest={newest}
          closeLabel={closeLabel}
        />
      </div>
      <div role="alert" className={styles.region}>
        <Toasts
          toasts={toasts.filter(({ tone }) => tone === 'destructive')}
          newest={newest}
          closeLabel={closeLabel}
        />
      </div>
    </section>
  )
}

type ToastsProps = { toasts: readonly ShownToast[]; newest: number | undefined; closeLabel: string }

function Toasts({ toasts, newest, closeLabel }: ToastsProps) {
  return toasts.map(({ id, title, text, tone, action }) => {
    const Icon = icons[tone]
    return (
      <div key={id} className={styles.toast} data-tone={tone} data-newest={id === newest}>
        <Icon className={styles.icon} size={22} aria-hidden />
        <div className={styles.words}>
          <div className={styles.said}>
            {title !== undefined && <p className={styles.title}>{title}</p>}
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={(event) => {
                close(event, id)
                action.onPress()
              }}
            >
              {action.label}
            </button>
          )}
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={(event) => close(event, id)}
          onKeyDown={(event) => closeOnEscape(event, id)}
        >
          <X size={20} aria-hidden />
        </button>
      </div>
    )
  })
}

/** Escape takes the toast away and not the dialog that it may stand in. */
function closeOnEscape(event: KeyboardEvent<HTMLElement>, id: number): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  close(event, id)
}

function close({ currentTarget }: SyntheticEvent<HTMLElement>, id: number): void {
  if (document.activeElement === currentTarget && cameFrom?.isConnected) cameFrom.focus()
  list.remove(id)
  list.resume()
}

/** What had the focus before it went to a toast, to go back to. */
let cameFrom: HTMLElement | null = null

function pauseWhileRead(place: HTMLElement): () => void {
  const listening = new AbortController()
  for (const start of ['mouseenter', 'focusin']) place.addEventListener(start, list.pause, listening)
  for (const end of ['mouseleave', 'focusout']) place.addEventListener(end, list.resume, listening)
  place.addEventListener('focusin', rememberOrigin, listening)
  return () => listening.abort()
}

function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent): void {
  const isFromOutside =
    relatedTarget instanceof HTMLElement && !(currentTarget as Node).contains(relatedTarget)
  if (isFromOutside) cameFrom = relatedTarget
}

/** Escape takes the newest toast away wherever the focus stands, so that a toast never keeps anything covered. */
function leaveOnEscape(): () => void {
  document.addEventListener('keydown', removeNewest)
  return () => document.removeEventListener('keydown', removeNewest)
}

function removeNewest({ key, defaultPrevented }: globalThis.KeyboardEvent): void {
  const newest = list.current().at(-1)
  if (key === 'Escape' && !defaultPrevented && newest && openDialogs.top() === null) list.remove(newest.id)
}

function pauseWhileHidden(): () => void {
  document.addEventListener('visibilitychange', followVisibility)
  return () => document.removeEventListener('visibilitychange', followVisibility)
}

function followVisibility(): void {
  if (document.hidden) list.pause()
  else list.resume()
}
