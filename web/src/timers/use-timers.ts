import { useEffect, useState } from 'react'
import { keepTimers, useKeptTimers } from './kept-timers.ts'
import { extended, type Timer } from './timers.ts'

export type TimerControl = {
  readonly timers: readonly Timer[]
  readonly start: (timer: Pick<Timer, 'name' | 'address'>, minutes: number) => void
  readonly stop: (id: string) => void
  /** One minute more. */
  readonly prolong: (id: string) => void
}

/** The timers of this browser, and the ways to change them. */
export function useTimers(): TimerControl {
  const timers = useKeptTimers()
  return {
    timers,
    start: (timer, minutes) =>
      keepTimers([...timers, { ...timer, id: newId(), endsAt: Date.now() + minutes * 60_000 }]),
    stop: (id) => keepTimers(timers.filter((timer) => timer.id !== id)),
    prolong: (id) =>
      keepTimers(timers.map((timer) => (timer.id === id ? extended(timer, Date.now()) : timer))),
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
