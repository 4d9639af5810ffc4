import { type Filling, flavored, type Larder, type Variant } from '../dishes/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { CheckedRecipe, RecipeRequest } from '../recipe/index.ts'
import { servedWays, type Sideboard, sideboardAfter } from './accompany.ts'
import {
  type RankedPattern,
  rankPatterns,
  larderAfter,
  mostOfPattern,
  type Search,
  variantsFor,
} from './rank-patterns.ts'
import { type Relaxed, relaxations } from './relaxed-filters.ts'
import { kindsUsed } from './dish-kinds.ts'
import { isGlut, leftAfter, servingsFor } from './batches.ts'
import type { BasketFood } from './basket.ts'
import { withFruit } from './juices.ts'
import { fitBeside } from './fit-beside.ts'
import { type Fit, fitNamedDishes } from './fit-named-dishes.ts'
import { type RankedDish, rankNamedDishes } from './rank-named-dishes.ts'
import { type Chosen, scaleAfter } from './score.ts'
import { mayUseSoured, withSouredNote } from './soured-milk.ts'
import { unwanted, writeDish, writeNamed, type Writing } from './write-dish.ts'

const wanted = 3
/** Dishes looked at again after the first is chosen: the best hold the second and the third. */
const widest = 60
/** Ways of serving a dish that may fail review or the time before the dish is given up. */
const waysPerDish = 3

type Choice = {
  readonly recipes: readonly CheckedRecipe[]
  readonly chosen: Chosen
  readonly open: readonly Variant[]
}

/**
 * Up to three recipes that differ, one after the other, each chosen for what the others have left. Where fewer keep every filter, the filters give
 * way one at a time for those that are missing; last, any dish that has a part for what there is will do. Titles of `avoid` come again only where nothing else fits: better a dish the person has had
 * lately than none.
 */
export function chooseThree(
  request: RecipeRequest,
  search: Search,
  avoid: readonly string[],
  besides: readonly BasketFood[],
): readonly CheckedRecipe[] {
  const nothing = { recipes: [], chosen: { fillings: [], used: new Set<FoodName>(), kinds: new Map() } }
  let choice: Choice = { ...nothing, open: [] }
  for (const { request: kept, say, isLoose } of passes(request, search)) {
    if (choice.recipes.length >= wanted) break
    const before = choice.recipes.length
    const open = variantsFor(kept).filter(
      ({ pattern, cuisine }) => search.limits?.dish(pattern, cuisine.id) !== false,
    )
    const from = { ...choice, open }
    const more = chooseMore(from, kept, { ...search, isLoose }, avoid, fitNamedDishes)
    choice = {
      ...more,
      recipes: more.recipes.map((recipe, at) => (at < before ? recipe : told(recipe, say(recipe)))),
    }
  }
  return choice.recipes.length >= wanted
    ? choice.recipes
    : withBeside(choice, request, search, avoid, besides)
}

/** What is missing to three, filled up with dishes that have a food of the basket beside them. */
function withBeside(
  { recipes, chosen }: Choice,
  request: RecipeRequest,
  search: Search,
  avoid: readonly string[],
  besides: readonly BasketFood[],
): readonly CheckedRecipe[] {
  const { request: open, say } = relaxations(request).at(-1) ?? { request, say: () => '' }
  const basket = [...search.basket, ...besides]
  const fits = () => fitBeside(basket, search)
  const more = chooseMore(
    { recipes, chosen, open: [] },
    open,
    { ...search, basket, isLoose: true },
    avoid,
    fits,
  )
  return more.recipes.map((recipe, at) => (at < recipes.length ? recipe : told(recipe, say(recipe))))
}

/**
 * Each way of choosing, strictest first: all wishes, then one less at a time, unless limits are to be kept strictly; and the same again for any dish that has a
 * part for what there is.
 */
function passes(
  request: RecipeRequest,
  { limits }: Search,
): readonly (Relaxed & { readonly isLoose: boolean })[] {
  const all = [{ request, say: () => '' }, ...(limits === undefined ? relaxations(request) : [])]
  return [false, true].flatMap((isLoose) => all.map((pass) => ({ ...pass, isLoose })))
}

function told(recipe: CheckedRecipe, gaveWay: string): CheckedRecipe {
  return gaveWay === '' ? recipe : { ...recipe, gaveWay }
}

function chooseMore(
  from: Choice,
  request: RecipeRequest,
  search: Search,
  avoid: readonly string[],
  fitted: typeof fitNamedDishes,
): Choice {
  const fits = fitted(request, search)
  let choice = from
  while (choice.recipes.length < wanted) {
    const next =
      chooseNext(choice, fits, request, search, avoid) ?? chooseNext(choice, fits, request, search, [])
    if (next === undefined) break
    choice = next
  }
  return choice
}

function chooseNext(
  { recipes, chosen, open }: Choice,
  fits: readonly Fit[],
  request: RecipeRequest,
  search: Search,
  avoid: readonly string[],
): Choice | undefined {
  const { month, random } = search
  const titles = new Set([...avoid, ...recipes.map(({ title }) => title)])
  const larder = larderAfter(chosen, search)
  const scale = scaleAfter(chosen, search.basket)
  let patterned: readonly RankedPattern[] | undefined
  const unnamed = () => (patterned ??= rankPatterns(open, larder, search, scale))
  const sideboard = sideboardAfter(chosen, larder, search)
  const basket = leftAfter(recipes, search.basket)
  const writing = { request, month, random, titles, before: recipes, basket, limits: search.limits }
  for (const ranked of inTurn(
    rankNamedDishes(fits, chosen, scale, {
      basket,
      servings: servingsFor(request),
      gluts: search.basket.filter(isGlut),
      isLoose: search.isLoose === true,
    }),
    unnamed,
    mostOfPattern(scale),
  )) {
    if (chosen.fillings.some(({ pattern }) => pattern === ranked.filling.pattern)) continue
    if (!mayUseSoured(ranked.filling, search.basket)) continue
    const served = serveWithin(search, ranked, { larder, sideboard, writing })
    if (served === undefined) continue
    return {
      recipes: [...recipes, withSouredNote(served.recipe, served.filling, search.basket)],
      chosen: chosenWith([...chosen.fillings, served.filling]),
      open: patterned?.slice(0, widest).map(({ variant }) => variant) ?? open,
    }
  }
  return undefined
}

/** Both kinds of dish, best first. What has no name is not looked at while a dish with a name is worth more than it can be. */
function* inTurn(
  named: Generator<RankedDish, undefined>,
  unnamed: () => readonly RankedPattern[],
  mostOfUnnamed: number,
): Generator<RankedDish | RankedPattern, undefined> {
  let best = named.next().value
  while (best !== undefined && best.score >= mostOfUnnamed) {
    yield best
    best = named.next().value
  }
  for (const ranked of unnamed()) {
    while (best !== undefined && best.score >= ranked.score) {
      yield best
      best = named.next().value
    }
    yield ranked
  }
  while (best !== undefined) {
    yield best
    best = named.next().value
  }
}

type Serving = { readonly larder: Larder; readonly sideboard: Sideboard; readonly writing: Writing }

/** A named dish is filled in one way; of the others the next filling may keep what one did not. */
const mostPassedOver = { named: 1, unnamed: 2 }

/** The dish where it keeps the limits; one that was written and did not keep them is not written again and again for the same search. */
function serveWithin(
  { passedOver }: Search,
  ranked: RankedPattern | RankedDish,
  serving: Serving,
): Served | undefined {
  const { pattern } = ranked.filling
  const before = passedOver?.get(pattern) ?? 0
  if (before >= mostPassedOver['named' in ranked ? 'named' : 'unnamed']) return undefined
  const served = serve(ranked, serving)
  if (served !== unwanted) return served
  passedOver?.set(pattern, before + 1)
  return undefined
}

function serve(
  ranked: RankedPattern | RankedDish,
  { larder, sideboard, writing }: Serving,
): Served | typeof unwanted | undefined {
  if ('named' in ranked) {
    const recipe = writeNamed(ranked.named, writing)
    return recipe === undefined || recipe === unwanted ? recipe : { recipe, filling: ranked.filling }
  }
  const { filling, variant } = ranked
  return firstWritten(servedWays(flavored(filling, variant, larder), writing.request, sideboard), writing)
}

type Served = { readonly recipe: CheckedRecipe; readonly filling: Filling }

/** The first way of serving a dish that passes review. */
function firstWritten(ways: readonly Filling[], writing: Writing): Served | typeof unwanted | undefined {
  for (const filling of ways.slice(0, waysPerDish)) {
    const recipe = writeDish(filling, writing)
    if (recipe === unwanted) return unwanted
    if (recipe !== undefined) return { recipe, filling }
  }
  return undefined
}

function chosenWith(fillings: readonly Filling[]): Chosen {
  const picks = fillings.flatMap((filling) => [
    ...filling.picks,
    ...filling.beside.flatMap((each) => each.picks),
  ])
  const used = new Set(picks.filter(({ have }) => have).map(({ facts }) => facts))
  return { fillings, used: new Set([...used].flatMap(({ food }) => withFruit(food))), kinds: kindsUsed(used) }
}
