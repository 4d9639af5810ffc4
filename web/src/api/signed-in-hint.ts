import { useSyncExternalStore } from 'react'

const storageKey = 'signed-in'
const listeners = new Set<() => void>()

/**
 * Whether somebody signed in on this browser and did not sign out since. Only a hint, for pages that must not ask the server: the
 * session may have ended elsewhere. False while a page is made and until it is hydrated.
 */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribe, readHint, () => false)
}

/** Keeps the hint, or forgets it. A browser that forbids storage has none, and its pages greet everyone as visitors. */
export function hintSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(storageKey, 'yes')
    else localStorage.removeItem(storageKey)
  } catch {}
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readHint(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes'
  } catch {
    return false
  }
}
