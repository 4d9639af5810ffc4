/** The dialogs that are open now, the topmost last, and who wants to know when that changes. */
export type OpenDialogs = {
  open: (dialog: HTMLElement) => void
  close: (dialog: HTMLElement) => void
  top: () => HTMLElement | null
  subscribe: (listener: () => void) => () => void
}

export function createOpenDialogs(): OpenDialogs {
  let opened: readonly HTMLElement[] = []
  const listeners = new Set<() => void>()
  const change = (dialogs: readonly HTMLElement[]) => {
    opened = dialogs
    for (const tell of listeners) tell()
  }
  return {
    open: (dialog) => change([...opened, dialog]),
    close: (dialog) => change(opened.filter((one) => one !== dialog)),
    top: () => opened.at(-1) ?? null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The page's own. While a modal dialog is open the browser takes everything outside it from pointer, keyboard and screen reader, so
 * whatever has to be heard then (toasts) stands in the topmost one.
 */
export const openDialogs = createOpenDialogs()
