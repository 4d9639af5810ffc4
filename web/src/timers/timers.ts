/** A timer that runs towards an instant, so that it goes on while the page is closed. */
export type Timer = {
  readonly id: string
  readonly name: string
  /** The address where it was started. */
  readonly address: string
  /** The instant it rings, in milliseconds since 1970. */
  readonly endsAt: number
}

/** As many as a stove and an oven can ask for at once. */
export const mostTimers = 12

/** Whole seconds until a timer rings, rounded up; below zero once it has. */
export const secondsLeft = ({ endsAt }: Timer, now: number): number => Math.ceil((endsAt - now) / 1000)

/** The timers that have run out. */
export const expiredTimers = (timers: readonly Timer[], now: number): readonly Timer[] =>
  timers.filter(({ endsAt }) => endsAt <= now)

/** One minute more: from now for a timer that has run out, else behind what it had. */
export const extended = (timer: Timer, now: number): Timer => ({
  ...timer,
  endsAt: Math.max(timer.endsAt, now) + 60_000,
})

/** '4:05', '1:02:00'. */
export function asClock(seconds: number): string {
  const rest = Math.max(0, seconds)
  const parts = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60]
  const [hours = 0, minutes = 0, last = 0] = parts
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(last)}` : `${minutes}:${twoDigits(last)}`
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
