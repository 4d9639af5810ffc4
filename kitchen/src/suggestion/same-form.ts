import type { DishPattern } from '../dishes/index.ts'
import type { BasketFood } from './basket.ts'
import { isGlut } from './batches.ts'
import { kindOfPattern } from './likes.ts'
import type { Chosen } from './score.ts'

/** What it costs a dish that one of its form is chosen already, in the measure of what a food is worth. */
export type CostOfRepeating = (pattern: DishPattern) => number

/** More than the counts of one food move a dish: there is another that people make of it nearly as often. */
const again = 10
/** The same of a dish of one chapter: a cobbler beside a crumble, two curries. */
const ofOneChapter = 4

const forms = new Map<string, string>()

/** What all kinds are that end in one word: bean soup, cabbage soup and noodle-soup are soups, grilled chops and chops are chops. */
export function formOf(pattern: DishPattern): string {
  const kind = kindOfPattern(pattern)
  let form = forms.get(kind)
  if (form === undefined) {
    const last = kind.split(/[ -]/).at(-1) ?? kind
    forms.set(kind, (form = last.endsWith('s') && !last.endsWith('ss') ? last.slice(0, -1) : last))
  }
  return form
}

/**
 * Three dishes differ in what they are: a cabbage soup beside a vegetable soup is soup twice, whatever is in them. Where one food is all there is,
 * what people make of it may well be two salads.
 */
export function costOfRepeating(basket: readonly BasketFood[], { fillings }: Chosen): CostOfRepeating {
  if (fillings.length === 0 || (basket.length === 1 && !basket.some(isGlut))) return () => 0
  const before = fillings.map(({ pattern }) => pattern)
  return (pattern) =>
    before.reduce((sum, other) => {
      const isForm = basket.length > 1 && formOf(other) === formOf(pattern)
      const isChapter = other.chapter !== undefined && other.chapter === pattern.chapter
      return sum + (isForm ? again : isChapter ? ofOneChapter : 0)
    }, 0)
}
