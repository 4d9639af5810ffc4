import { useSyncExternalStore } from 'react'
import { isAnalyticsOn } from './setting.ts'

/** Whether events of this browser may be noted, as the person said; undefined while nobody asked. */
export type Consent = 'yes' | 'no' | undefined

const storageKey = 'analytics'
const listeners = new Set<() => void>()

/** Do-Not-Track, and the Global Privacy Control that took its place: a browser that says either is not asked. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** What was answered. A browser that keeps nothing is asked nothing and counts as a no. */
export function readConsent(): Consent {
  if (!isAnalyticsOn || refusesTracking()) return 'no'
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return 'no'
  }
}

export function storeConsent(answer: 'yes' | 'no'): void {
  try {
    localStorage.setItem(storageKey, answer)
  } catch {}
  for (const listener of listeners) listener()
}

/** The answer, followed as it changes. Finished pages are made as if it were no. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'no')
}

/** How things stand, for the person to read; unknown while the page is made. */
export function useConsentStatus(): 'unknown' | 'off' | 'refused' | 'yes' | 'no' {
  return useSyncExternalStore(subscribe, readStanding, () => 'unknown')
}

function readStanding(): 'off' | 'refused' | 'yes' | 'no' {
  if (!isAnalyticsOn) return 'off'
  return refusesTracking() ? 'refused' : (readConsent() ?? 'no')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
