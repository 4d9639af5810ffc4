import type { Food } from '../foods/index.ts'
import { gramsOfWeight } from '../measures/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../reading/index.ts'
import type { CountableLine } from './nutrition-of.ts'
import { edibleOnBone, edibleWithBone } from './bone-share.ts'
import { referenceGrams } from './reference-amounts.ts'

/** What is left of a can of beans: 253 g of 448 g. Source: SR28, chickpeas, canned, 16058 (total can contents) and 16358 (drained). */
const beansInCan = 253 / 448

/** What of a fruit its juice and its zest weigh. Source: SR28, what a lemon (09152), a lime (09160) and an orange (09206) yield; a tablespoon of peel (09156). */
const yields: readonly (readonly [fruit: string, juice: number, zest: number])[] = [
  ['lemon', 48 / 84, 6 / 84],
  ['lime', 44 / 67, 6 / 67],
  ['orange', 86 / 131, 6 / 131],
]
const juiced = phraseSet('juice|juiced|juices')
const zested = phraseSet('zest|zested|rind|peel')
const onBone = phraseSet('bone in|on the bone|with bone|with bones')
const shelled = phraseSet('shelled|meat|shucked|cooked|frozen|boneless|fillet|out of the shell')
/** A weight beside these words is that on the can. */
const fromCan = phraseSet('can|tin|drained')
const forFrying = phraseSet('for frying|for deep frying|to fry|to deep fry|deep frying|for shallow frying')

/** Grams of a line that are eaten: without bones, shells and the liquid of a can, and of frying oil what people customarily take of fat. */
export function eatenGrams(line: CountableLine, food: Food, grams: number, servings: number): number {
  if (food.category === 'oil-fat' && holdsPhrase(tokensOf(line.text), forFrying))
    return Math.min(grams, (referenceGrams(food, servings) ?? grams) * servings)
  return grams * (shareTaken(line, food) ?? shareOf(line, food, grams))
}

/** 'Juice of 1 lemon', 'zest of 2 oranges', 'lime, juiced'; undefined where the fruit itself is eaten. */
function shareTaken({ text, unit }: CountableLine, { name, category }: Food): number | undefined {
  if (category !== 'fruit' || unit != null) return undefined
  const found = yields.find(([fruit]) => name.endsWith(fruit))
  if (found === undefined) return undefined
  const tokens = tokensOf(text)
  const [, juice, zest] = found
  const taken = (holdsPhrase(tokens, juiced) ? juice : 0) + (holdsPhrase(tokens, zested) ? zest : 0)
  return taken === 0 ? undefined : taken
}

function shareOf(line: CountableLine, food: Food, grams: number): number {
  if (line.unit === 'can') return drainedShare(line, food, grams)
  if (isOfWeight(line) && holdsPhrase(tokensOf(line.text), fromCan))
    return drainedShare({ ...line, quantity: 1 }, food, grams)
  if (!isWeighed(line, food, grams)) return 1
  const tokens = tokensOf(line.text)
  const share =
    edibleWithBone.get(food.name)?.share ??
    (holdsPhrase(tokens, onBone) ? edibleOnBone.get(food.name)?.share : undefined)
  return share === undefined || holdsPhrase(tokens, shelled) ? 1 : share
}

const isOfWeight = ({ unit }: Pick<CountableLine, 'unit'>): boolean =>
  unit != null && gramsOfWeight(unit) !== undefined

/** A weight that the line says; those of pieces are of what is eaten. */
function isWeighed({ unit, quantity }: CountableLine, { portions }: Food, grams: number): boolean {
  if (unit === undefined) return false
  if (unit !== null) return isOfWeight({ unit })
  return Math.abs(grams - (quantity ?? 0) * (portions.piece ?? 0)) > 1
}

/** The figures of canned beans are those of the drained ones, while a can bears the weight with the liquid. */
function drainedShare({ quantity }: CountableLine, food: Food, grams: number): number {
  if (food.category !== 'legume' || !food.source.description.includes('drained')) return 1
  const isNet = grams / (quantity ?? 1) > (food.portions.named['can'] ?? 0) * 1.25
  return isNet ? beansInCan : 1
}
