export type ToastTone = 'success' | 'info' | 'destructive'
/** A toast with an action stays until it is closed or the action was taken; one that `passes` goes after ten seconds all the same. */
export type ToastMessage = {
  title?: string
  text?: string
  tone?: ToastTone
  action?: { label: string; passes?: boolean; onPress: () => void }
}
/** A toast on the page. `stage` is the dialog that was open when it came, in which alone it can be read; null for the page itself. */
export type ShownToast = ToastMessage & {
  tone: ToastTone
  id: number
  stage: HTMLElement | null
  shownAt: number
}

const visibleMs = { success: 5000, info: 7000, destructive: 9000 } satisfies Record<ToastTone, number>
/** Long enough to see what was taken away and to want it back. */
const passesAfterMs = 10_000
/** A toast that is younger when a screen is left leads to the next screen and is read there. */
const belongsToNextMs = 1000
const mostAtOnce = 3

/** The toasts on the page, oldest first, and how they come and go. Time stands still while it is paused. */
export type ToastList = {
  add: (message: ToastMessage, stage?: HTMLElement | null) => void
  remove: (id: number) => void
  /** Nobody loses a message while reading it: hovering, focus and a hidden tab stop the clock. */
  pause: () => void
  resume: () => void
  current: () => readonly ShownToast[]
  subscribe: (listener: () => void) => () => void
}

/** Whether a toast goes when its screen is left now; errors, what can still be done and what has only just been said stay. */
export function goesWithScreen({ tone, action, shownAt }: ShownToast): boolean {
  return tone !== 'destructive' && !action && Date.now() - shownAt >= belongsToNextMs
}

/** The same words again while they are still shown only restart their time; a fourth toast takes the place of the oldest. */
export function createToastList(): ToastList {
  let shown: readonly ShownToast[] = []
  let nextId = 1
  let isPaused = false
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function show(toasts: readonly ShownToast[]): void {
    shown = toasts
    for (const tell of listeners) tell()
  }

  function startTimer({ id, tone, action }: ShownToast): void {
    clearTimeout(timers.get(id))
    const stays = action && action.passes !== true
    if (!isPaused && !stays)
      timers.set(
        id,
        setTimeout(() => remove(id), action ? passesAfterMs : visibleMs[tone]),
      )
  }

  function stopTimer(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  function remove(id: number): void {
    stopTimer(id)
    show(shown.filter((toast) => toast.id !== id))
  }

  return {
    add(message, stage = null) {
      const same = shown.find((toast) => toast.title === message.title && toast.text === message.text)
      if (same) return startTimer(same)
      const added: ShownToast = { tone: 'success', ...message, id: nextId++, stage, shownAt: Date.now() }
      startTimer(added)
      for (const { id } of shown.slice(0, Math.max(0, shown.length + 1 - mostAtOnce))) stopTimer(id)
      show([...shown, added].slice(-mostAtOnce))
    },
    remove,
    pause() {
      isPaused = true
      for (const { id } of shown) stopTimer(id)
    },
    resume() {
      isPaused = false
      for (const toast of shown) startTimer(toast)
    },
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
