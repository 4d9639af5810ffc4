import { written } from '../heat/temperature-text.ts'
import type { Said } from './said.ts'
import { longest } from './said.ts'

/** Warmth at which cultures sour milk, in °C, and the longest they take. Source: NCHFP, fermenting yogurt at home (108 to 112°F, 4 to 8 hours and more). */
const warmth = { min: 37, max: 46 }
const longestHours = 24
const cultures = new Set(['yogurt', 'yoghurt', 'kefir', 'buttermilk', 'culture', 'starter'])
const ofMilk: ReadonlySet<string> = new Set(['dairy', 'sweetener'])

/** True where what stands warm is milk that a culture sours, at a heat that the sentence says: yogurt, kefir, crème fraîche. */
export function isCulturedMilk(said: Said): boolean {
  const { lines } = said.work
  const isMilk = lines.every(({ food }) => food !== undefined && ofMilk.has(food.category))
  const isCultured = lines.some(({ read }) => read.tokens.some(({ singular }) => cultures.has(singular)))
  const heats = said.read.quantities.filter(({ kind }) => kind === 'temperature').map(written)
  const minutes = longest(said)
  return (
    isMilk &&
    isCultured &&
    heats.length > 0 &&
    heats.every(({ celsius }) => celsius >= warmth.min && celsius <= warmth.max) &&
    minutes > 0 &&
    minutes <= longestHours * 60
  )
}
