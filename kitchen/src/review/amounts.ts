import type { FoodCategory } from '../foods/index.ts'
import { refused } from './finding.ts'
import type { Finding } from './finding.ts'
import { withFindings } from './work.ts'
import type { ReadLine, Stage } from './work.ts'

/**
 * Most grams of one line for one serving, by kind of food: generous for a home kitchen, so that only slips and pranks are beyond. Rules of
 * this kitchen, not figures of an agency.
 */
const mostGrams: Readonly<Partial<Record<FoodCategory, number>>> = {
  spice: 20,
  herb: 120,
  'oil-fat': 150,
  condiment: 250,
  sweetener: 250,
  'nut-seed': 250,
  'flour-baking': 300,
}
const mostOfAnything = 1500

/** Foods whose strength or harm sets a lower bound than their kind does, in grams for one serving. */
const mostOf: readonly { readonly name: RegExp; readonly grams: number }[] = [
  { name: /^(?:salt|kosher salt|sea salt)$/, grams: 12 },
  { name: /^nutmeg$/, grams: 2 },
  { name: /^baking soda$/, grams: 6 },
  { name: /^baking powder$/, grams: 12 },
  { name: /^(?:cloves|saffron)$/, grams: 4 },
  { name: /^cayenne pepper$/, grams: 6 },
]

/** Brines, dry cures and salt crusts are poured away and not eaten. */
const notEaten = /\b(?:brine|cure|crust|bury|pack(?:ed)? in salt|blanch|salted water|salt bak)/i

/** Amounts are above nothing and no larger than one serving can be. */
export const soberAmounts: Stage = (work) => {
  const isPoured = work.steps.some(({ text }) => notEaten.test(text))
  return withFindings(
    work,
    work.lines.flatMap((line) => absurd(line, work.servings, isPoured)),
  )
}

function absurd({ text, parsed, food }: ReadLine, servings: number, isPoured: boolean): readonly Finding[] {
  const isNothing = parsed.quantity !== null && !(parsed.quantity > 0)
  const isNegative = /^\s*[-−]\s*\d/.test(text)
  if (isNothing || isNegative) return [finding('no-amount', `“${text}” is no amount.`, text)]
  if (parsed.grams === null || food === undefined) return []
  const isSaltPoured = isPoured && /salt|water|sugar/.test(food.name)
  const most =
    mostOf.find(({ name }) => name.test(food.name))?.grams ?? mostGrams[food.category] ?? mostOfAnything
  if (isSaltPoured || parsed.grams / servings <= most) return []
  return [finding('absurd-amount', `“${text}” is more than ${servings} servings can take.`, text)]
}

function finding(code: string, message: string, where: string): Finding {
  return refused({ kind: 'amounts', code, message, where })
}
