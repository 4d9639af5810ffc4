import { useSyncExternalStore } from 'react'
import { inUnits, type UnitChoice, unitChoices } from './in-units.ts'

const storageKey = 'units'
const listeners = new Set<() => void>()

/** The chosen units, the way to choose others, and the way to show a text in them. Kept in this browser, like the colour scheme. */
export function useUnits() {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'as-written' as const)
  return { choice, choose: chooseUnits, show: (text: string) => inUnits(text, choice) }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readChoice(): UnitChoice {
  try {
    const kept = localStorage.getItem(storageKey)
    return unitChoices.find((choice) => choice === kept) ?? 'as-written'
  } catch {
    return 'as-written'
  }
}

// NOTE a browser that forbids storage has no choice of units
function chooseUnits(choice: UnitChoice): void {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {}
  for (const tell of listeners) tell()
}
