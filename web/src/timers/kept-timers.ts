import { storedText } from '../api/stored-text.ts'
import { mostTimers, type Timer } from './timers.ts'

const store = storedText('timers')

/** The timers that this browser keeps, for every tab of it; they outlive a reload. */
export const useKeptTimers = (): readonly Timer[] => readTimers(store.use())

/** Whether any timer is kept in this browser. */
export const useHasTimers = (): boolean => useKeptTimers().length > 0

/** Keeps these timers and no others, the newest so many of them. */
export const keepTimers = (timers: readonly Timer[]): void =>
  store.keep(timers.length === 0 ? null : JSON.stringify(timers.slice(-mostTimers)))

/** Forgets every timer of this browser. */
export const forgetTimers = (): void => keepTimers([])

/** What a kept text says of timers; what is not as we write it is left out. */
export function readTimers(text: string | null): readonly Timer[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTimer).slice(0, mostTimers) : []
  } catch {
    return []
  }
}

function isTimer(value: unknown): value is Timer {
  const { id, name, address, endsAt } = (value ?? {}) as Record<string, unknown>
  return [id, name, address].every((text) => typeof text === 'string') && Number.isFinite(endsAt)
}
