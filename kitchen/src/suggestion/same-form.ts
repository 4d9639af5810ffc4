import type { DishPattern } from '../dishes/index.ts'
import type { BasketFood } from './basket.ts'
import { isGlut } from './batches.ts'
import { kindOfPattern } from './likes.ts'
import type { Chosen } from './score.ts'

/** What it costs a dish that one of its form is chosen already, in the measure of what a food is worth. */
export type CostOfRepeating = (pattern: DishPattern) => number

/** More than the counts of one food move a dish: there is another that people make of it nearly as often. */
const again = 24
/** The same of a dish of one chapter: a cobbler beside a crumble, two curries. */
const ofOneChapter = 4

/** Pictures that are a form of dish by themselves, whatever it is a kind of: a bisque and a chowder are soup. */
const pictured: ReadonlySet<string> = new Set(['soup', 'salad', 'pasta', 'noodles', 'tacos', 'fritters'])

/** Kinds that eat like each other: who had the one does not want the other beside it. */
const alike: readonly (readonly string[])[] = [
  ['crumble', 'cobbler', 'crisp', 'buckle'],
  ['frittata', 'omelette', 'quiche', 'strata'],
  ['curry', 'stew', 'chili', 'tagine', 'dal', 'goulash'],
  ['gratin', 'casserole', 'bake'],
  ['taco', 'burrito', 'quesadilla', 'enchilada', 'fajita'],
  ['stir fry', 'fried noodle'],
  ['jam', 'butter', 'marmalade'],
]
const groups = new Map(alike.flatMap((kinds) => kinds.map((each) => [each, kinds[0] ?? each])))

const forms = new WeakMap<DishPattern, string>()

/** What a dish is a form of: a cobbler is a crumble; a chowder is shown as soup; grilled chops and chops end in one word. */
export function formOf(pattern: DishPattern): string {
  let form = forms.get(pattern)
  if (form === undefined) forms.set(pattern, (form = formIn(pattern)))
  return form
}

function formIn(pattern: DishPattern): string {
  const kind = singular(kindOfPattern(pattern).replaceAll('-', ' '))
  const last = kind.split(' ').at(-1) ?? kind
  const group = groups.get(kind) ?? groups.get(last)
  return group ?? (pictured.has(pattern.picture) ? pattern.picture : last)
}

const singular = (kind: string): string =>
  kind.endsWith('s') && !kind.endsWith('ss') ? kind.slice(0, -1) : kind

/**
 * Three dishes differ in what they are: a cabbage soup beside a vegetable soup is soup twice, whatever is in them. Where one food is all there is,
 * what people make of it may well be two salads.
 */
export function costOfRepeating(basket: readonly BasketFood[], { fillings }: Chosen): CostOfRepeating {
  if (fillings.length === 0 || (basket.length === 1 && !basket.some(isGlut))) return () => 0
  const before = fillings.map(({ pattern }) => pattern)
  return (pattern) =>
    before.reduce((sum, other) => {
      const isForm = formOf(other) === formOf(pattern)
      const isChapter = other.chapter !== undefined && other.chapter === pattern.chapter
      return sum + (isForm ? again : isChapter ? ofOneChapter : 0)
    }, 0)
}
