import { percentile } from '../bench/table.ts'
import type { Tally } from './tally.ts'

/** One row of the table. `isHard`: a miss fails the command. */
export type Figure = {
  readonly figure: string
  readonly value: string
  readonly target: string
  readonly isMet: boolean
  readonly isHard: boolean
}

/** Faults that may not happen at all, as the table names them. */
const none: readonly (readonly [string, string])[] = [
  ['diet asked for', 'recipes with a food against a diet asked for'],
  ['diet claimed', 'recipes that claim a diet their foods break'],
  ['allergens', 'recipes with an allergen not declared'],
  ['time', 'recipes over the time asked for'],
  ['difficulty', 'recipes of another difficulty than asked for'],
  ['cuisine', 'recipes of another cuisine than asked for'],
  ['not three', 'answers with recipes, but not three'],
  ['uses the basket', 'recipes that use nothing of the basket'],
  ['have', 'recipes that call something at home which is not'],
  ['listed, not in a step', 'recipes with a listed food in no step'],
  ['in a step, not listed', 'recipes with a food in a step that is not listed'],
  ['title promises', 'titles that name a food that is not listed'],
  ['amounts', 'recipes with an amount nobody can measure'],
  ['weights', 'recipes that count other grams than a line says'],
  ['safe heat', 'recipes with raw animal food and no safe temperature or cue'],
  ['temperature pairs', 'recipes whose °C and °F disagree'],
  ['minutes', 'recipes whose steps do not sum to the time'],
  ['minutes in words', 'recipes with a step that speaks of longer than it takes'],
  ['nutrition', 'recipes more than 10 % from the tables’ nutrition'],
  ['energy', 'recipes whose energy is far from 4/4/9'],
  ['own review', 'recipes that review refuses when it sees them again'],
  ['text', 'recipes with a slip in the text'],
  ['same title twice', 'answers with one title twice'],
  ['same step in all three', 'answers with one sentence in all three recipes'],
  ['buys a vegetable', 'answers that buy a vegetable while one of the basket lies unused'],
]
const ofAnswers = new Set(['not three', 'same title twice', 'same step in all three', 'buys a vegetable'])
const soft = new Set(['energy', 'text', 'same step in all three', 'buys a vegetable'])

/** Every figure of one set of requests. */
export function figuresOf(tally: Tally): readonly Figure[] {
  return [
    row('requests that made the kitchen throw', tally.thrown, '0', tally.thrown === 0, true),
    row(
      'requests refused (no three recipes keep the filters)',
      share(tally.refused, tally.answers),
      '',
      true,
      false,
    ),
    ...none.map(([figure, name]) => {
      const faults = tally.faults.get(figure) ?? 0
      const whole = ofAnswers.has(figure) ? tally.answers - tally.refused - tally.thrown : tally.recipes
      return row(name, `${faults} of ${whole}`, '0', faults === 0 && whole > 0, !soft.has(figure))
    }),
    ...measured(tally),
  ]
}

function measured(tally: Tally): readonly Figure[] {
  if (tally.recipes === 0) return [row('recipes', 0, 'some', false, true)]
  const covered = mean(tally.coverages)
  const median = percentile(tally.bought, 0.5)
  const p50 = percentile(tally.milliseconds, 0.5)
  const p99 = percentile(tally.milliseconds, 0.99)
  const slowest = percentile(tally.milliseconds, 1)
  return [
    ...(tally.coverages.length === 0 ? [] : [coverageRow(covered)]),
    row('bought items in the median recipe', median, '5', median <= 5, false),
    row('recipes recomputed from the tables alone', share(tally.recomputed, tally.recipes), '', true, false),
    row('three recipes on one core, p50', `${p50.toFixed(2)} ms`, '3 ms', p50 < 3, false),
    row('three recipes on one core, p99', `${p99.toFixed(2)} ms`, '10 ms', p99 < 10, false),
    row('the slowest answer', `${slowest.toFixed(0)} ms`, '5000 ms', slowest < 5000, false),
  ]
}

function coverageRow(covered: number): Figure {
  const name = 'of the foods that go together, used by the three (any cuisine)'
  return row(name, percent(covered), '80 %', covered >= 0.8, false)
}

/** Distinct titles among a thousand, the mean of every whole thousand in order. Fewer than a thousand count as they are. */
export function distinctPerThousand(titles: readonly string[]): number {
  const size = Math.min(1000, titles.length)
  if (size === 0) return 0
  const thousands = Array.from({ length: Math.floor(titles.length / size) }, (_, index) =>
    titles.slice(index * size, (index + 1) * size),
  )
  return Math.round((mean(thousands.map((some) => new Set(some).size)) * 1000) / size)
}

/** One row from a value and whether it is good enough. */
export function row(
  figure: string,
  value: string | number,
  target: string,
  isMet: boolean,
  isHard: boolean,
): Figure {
  return { figure, value: String(value), target, isMet, isHard }
}

export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`

function share(part: number, whole: number): string {
  return whole === 0 ? '0' : `${part} of ${whole} (${percent(part / whole)})`
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
