import { useSyncExternalStore } from 'react'

/** A text that this browser keeps under a name, for every tab of it. */
export type StoredText = {
  /** The kept text, or null. Null while a page is made and until it is hydrated. */
  readonly use: () => string | null
  /** The kept text as it is now, or null. */
  readonly read: () => string | null
  /** Keeps a text, or forgets it. */
  readonly keep: (text: string | null) => void
}

/** A browser that forbids storage keeps nothing, and what would be read from it is null. */
export function storedText(name: string): StoredText {
  const listeners = new Set<() => void>()
  const read = (): string | null => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return {
    read,
    use: () => useSyncExternalStore(subscribe, read, () => null),
    keep(text) {
      try {
        if (text === null) localStorage.removeItem(name)
        else localStorage.setItem(name, text)
      } catch {}
      for (const tell of listeners) tell()
    },
  }
}
