import type { Filling } from '../dishes/index.ts'
import type { FilledDish, NamedDish } from '../repertoire/index.ts'
import type { BasketFood } from './basket.ts'
import { glutUsed } from './batches.ts'
import { type Fit, isKept } from './fit-named-dishes.ts'
import type { Search } from './rank-patterns.ts'
import { partMadeOf } from './what-makes-it.ts'
import { type Chosen, gainOf, likenessTo, type Scale } from './score.ts'

/** A named dish filled from the basket, with what it is worth to it now. */
export type RankedDish = { readonly filling: Filling; readonly named: FilledDish; readonly score: number }

/** What ranking weighs beside the dishes chosen, in the measure of what a food is worth; fitted with the weights of a dish by itself. */
const weights = {
  /** All of what there is too much of, used up in one dish. */
  glut: 26,
  /** A dish that is nothing but what there is too much of, over one that takes a spoonful of it: beef stew for three kilos of carrots. */
  ofGlut: 30,
  /** The sauce, the pickle or the tray for the freezer, as long as none of the three puts by what there is too much of. */
  putsBy: 10,
  /** What keeps for weeks of what there is too much of, where none of the three would else. */
  lastIsJar: 40,
  /** How much the dishes of a set have to differ beyond their kind; what people make of a food is often all baked, or all soup. */
  likeness: 0.4,
}

/** What the chosen dishes leave, how many eat, and whether any dish will do. */
type Remaining = Pick<Search, 'basket' | 'isLoose'> & {
  readonly servings: number
  /** What there was too much of before any dish was chosen. */
  readonly gluts: readonly BasketFood[]
}

/** The named dishes worth cooking next, best first. Those that cannot be next are never compared with the chosen. */
export function* rankNamedDishes(
  fits: readonly Fit[],
  chosen: Chosen,
  scale: Scale,
  { basket, servings, gluts, isLoose = false }: Remaining,
): Generator<RankedDish, undefined> {
  const hasNone = gluts.length > 0 && !hasJar(fits, chosen)
  const wantsJar = hasNone && chosen.fillings.length > 1
  const taken = new Set(isLoose ? [] : chosen.fillings.flatMap(({ pattern }) => sortsOf(pattern)))
  const open = fits
    .filter(({ filling }) => !sortsOf(filling.pattern).some((sort) => taken.has(sort)))
    .map(({ filling, named, worth }) => {
      const glut =
        weights.glut * glutUsed(named, basket, servings) + weights.ofGlut * partOfGlut(named, gluts)
      const puttingBy = hasNone && isPutBy(named.dish) && isOfGlut(named, gluts) ? weights.putsBy : 0
      const jar = wantsJar && puttingBy > 0 ? weights.lastIsJar : 0
      return { filling, named, score: worth + glut + puttingBy + jar + gainOf(filling, scale) }
    })
    .sort((a, b) => b.score - a.score)
  const compared: RankedDish[] = []
  let next = 0
  for (;;) {
    const best = bestOf(compared)
    const rival = open[next]
    if (rival !== undefined && rival.score > (best?.score ?? -Infinity)) {
      compared.push({ ...rival, score: rival.score - weights.likeness * likenessTo(chosen, rival.filling) })
      next += 1
      continue
    }
    if (best === undefined) return undefined
    compared.splice(compared.indexOf(best), 1)
    yield best
  }
}

/** Whether one of the dishes puts food by already. */
const hasJar = (fits: readonly Fit[], { fillings }: Chosen): boolean =>
  fits.some(
    ({ filling, named: { dish } }) =>
      isPutBy(dish) && fillings.some(({ pattern }) => pattern === filling.pattern),
  )

/** Jars for the cellar, and sauces that are made by the batch for the freezer. */
const isPutBy = (dish: NamedDish): boolean =>
  isKept(dish) || (dish.batch === true && dish.family === 'sauces and dips')

/** Pickles of the cucumbers there are too many of. */
const isOfGlut = ({ dish, filled }: FilledDish, gluts: readonly BasketFood[]): boolean =>
  filled.some(
    ({ part, facts }) =>
      dish.parts[part]?.role === 'main' && gluts.some((glut) => glut.facts.food === facts.food),
  )

/** Which part of a dish is what there is too much of; a soup is of its vegetable as much as what is frozen plain. */
const partOfGlut = (named: FilledDish, gluts: readonly BasketFood[]): number =>
  Math.min(
    mostOfDish,
    gluts.reduce((sum, { facts }) => sum + partMadeOf(named, facts), 0),
  )
const mostOfDish = 0.6

/** What a dish is a sort of: two of one kind, or that people call by one name, are one dish twice. */
function sortsOf({ kind = '', goesBy = [] }: Filling['pattern']): readonly string[] {
  return [kind, ...goesBy]
}

function bestOf(dishes: readonly RankedDish[]): RankedDish | undefined {
  return dishes.reduce<RankedDish | undefined>(
    (best, each) => (best === undefined || each.score > best.score ? each : best),
    undefined,
  )
}
