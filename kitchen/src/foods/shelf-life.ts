import type { DayRange, Storage } from './food.ts'

/** Days after which the plan counts what is left as kept or spoiled: the week until the next shopping. */
export const horizonDays = 7

/** The best place a food can wait for its turn, and how long it keeps there when it is fresh. */
export type Waiting = { readonly place: 'pantry' | 'fridge' | 'freezer'; readonly days: DayRange }

/**
 * Where a food keeps longest without freezing it: pantry or fridge, whichever lasts longer; the freezer only
 * for foods that live nowhere else, and not for those whose package date decides. `null` for foods the source gives no days for: they count as never spoiling.
 */
export function bestPlace(storage: Storage): Waiting | null {
  if (storage.byDate && !storage.fridge && !storage.pantry) return null
  const pantry = storage.pantry && ({ place: 'pantry', days: storage.pantry } as const)
  const fridge = storage.fridge && ({ place: 'fridge', days: storage.fridge } as const)
  if (pantry && fridge) return pantry.days.max > fridge.days.max ? pantry : fridge
  return pantry ?? fridge ?? (storage.freezer && { place: 'freezer', days: storage.freezer })
}

/**
 * The chance that a food is still good `daysFromNow` days from today, 1 to 0.
 *
 * The model: a fresh food lasts L days, every value between the source's minimum and maximum equally likely.
 * Nobody says how old the food is, so its age is anywhere between fresh and L, equally likely too. What is left of its
 * life is then U x L with U between 0 and 1, and the chance to see day t is the mean of max(0, 1 - t / L) over L.
 * Today the chance is 1; past the maximum it is 0. A food with a shelf life under one day counts as one day.
 * @example chanceStillGood({ min: 1, max: 2 }, 1) // 0.307: ground beef tomorrow
 */
export function chanceStillGood(fresh: DayRange, daysFromNow: number): number {
  const max = Math.max(1, fresh.max)
  const min = Math.min(Math.max(1, fresh.min), max)
  if (daysFromNow <= 0) return 1
  if (daysFromNow >= max) return 0
  if (max - min < 1e-9) return 1 - daysFromNow / max
  const from = Math.max(min, daysFromNow)
  return (max - from - daysFromNow * Math.log(max / from)) / (max - min)
}

const spans = [
  { days: 365, one: 'year', many: 'years' },
  { days: 30, one: 'month', many: 'months' },
  { days: 7, one: 'week', many: 'weeks' },
  { days: 1, one: 'day', many: 'days' },
] as const

/**
 * A span of days as people say it: '3 to 5 days', '1 to 2 weeks', '10 to 12 months', '1 year'; hours under a day.
 * Months count 30 days and years 365, as the FoodKeeper table does.
 */
export function shelfLifeText({ min, max }: DayRange): string {
  if (max < 1) return spanText(Math.round(min * 24), Math.round(max * 24), 'hour', 'hours')
  const monthly = [min, max].every((days) => Number.isInteger(inMonths(days)) && days > 0)
  if (monthly && min !== max) {
    if (min % 365 !== 0) return spanText(inMonths(min), inMonths(max), 'month', 'months')
  }
  const span = spans.find(({ days }) => min % days === 0 && max % days === 0) ?? spans[3]
  return spanText(Math.round(min / span.days), Math.round(max / span.days), span.one, span.many)
}

// NOTE a year beside months reads as 12 months: '6 to 12 months'
const inMonths = (days: number) => (days === 365 ? 12 : days / 30)

function spanText(min: number, max: number, one: string, many: string): string {
  if (min === max) return `${max} ${max === 1 ? one : many}`
  return `${min} to ${max} ${many}`
}
