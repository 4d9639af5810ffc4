import { useEffect, useState } from 'react'
import { storedText } from '../api/stored-text.ts'
import { mostTimers, extended, readTimers, type Timer } from './timers.ts'

const store = storedText('timers')

/** Whether any timer is kept in this browser. */
export const useHasTimers = (): boolean => readTimers(store.use()).length > 0

/** Forgets every timer of this browser. */
export const forgetTimers = (): void => store.keep(null)

export type TimerControl = {
  readonly timers: readonly Timer[]
  readonly start: (timer: Pick<Timer, 'name' | 'address'>, minutes: number) => void
  readonly stop: (id: string) => void
  /** One minute more. */
  readonly prolong: (id: string) => void
}

/** The timers of this browser, for every tab of it; they outlive a reload. */
export function useTimers(): TimerControl {
  const timers = readTimers(store.use())
  const keep = (changed: readonly Timer[]) =>
    store.keep(changed.length === 0 ? null : JSON.stringify(changed.slice(-mostTimers)))
  return {
    timers,
    start: (timer, minutes) =>
      keep([...timers, { ...timer, id: newId(), endsAt: Date.now() + minutes * 60_000 }]),
    stop: (id) => keep(timers.filter((timer) => timer.id !== id)),
    prolong: (id) => keep(timers.map((timer) => (timer.id === id ? extended(timer, Date.now()) : timer))),
  }
}

// NOTE randomUUID is missing where a page is not served securely
const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** The clock in milliseconds, told four times a second while it is wanted. */
export function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    const tell = () => setNow(Date.now())
    tell()
    const ticking = setInterval(tell, 250)
    return () => clearInterval(ticking)
  }, [isWanted])
  return now
}
