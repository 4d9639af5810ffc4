/** A tab that was opened inside a click and waits for its address. */
export type WaitingTab = {
  /** Leads the tab to `url`; false when there is no tab, because the browser blocked it or the person closed it. */
  readonly leadTo: (url: string) => boolean
  readonly close: () => void
}

/**
 * Opens a tab that says `words` until it knows where to go. Call it in the click itself, before anything is awaited: browsers stop tabs
 * that open later by themselves.
 */
export function openWaitingTab(words: string): WaitingTab {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = words
    tab.document.body.textContent = words
  }
  return {
    leadTo(url) {
      if (!tab || tab.closed) return false
      tab.location.replace(url)
      return true
    },
    close: () => tab?.close(),
  }
}
