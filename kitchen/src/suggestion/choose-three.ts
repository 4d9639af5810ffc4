import { type Filling, flavored, type Larder, type Variant } from '../dishes/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { CheckedRecipe, RecipeRequest } from '../recipe/index.ts'
import { servedWays, type Sideboard, sideboardAfter } from './accompany.ts'
import { type Candidate, candidatesAfter, larderAfter, type Search, variantsFor } from './candidates.ts'
import { relaxations } from './filters.ts'
import { kindsUsed } from './dish-kinds.ts'
import { type NamedCandidate, namedCandidates } from './named-candidates.ts'
import { type Chosen, scaleAfter } from './score.ts'
import { writeDish, writeNamed, type Writing } from './write-dish.ts'

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
 * way one at a time for those that are missing. Titles of `avoid` come again only where nothing else fits: better a dish the person has had
 * lately than none.
 */
export function chooseThree(
  request: RecipeRequest,
  search: Search,
  avoid: readonly string[],
): readonly CheckedRecipe[] {
  const nothing = { recipes: [], chosen: { fillings: [], used: new Set<FoodName>(), kinds: new Map() } }
  let choice = chooseMore({ ...nothing, open: variantsFor(request) }, request, search, avoid)
  for (const { request: relaxed, say } of relaxations(request)) {
    if (choice.recipes.length >= wanted) break
    const before = choice.recipes.length
    const more = chooseMore({ ...choice, open: variantsFor(relaxed) }, relaxed, search, avoid)
    choice = {
      ...more,
      recipes: more.recipes.map((recipe, at) => (at < before ? recipe : told(recipe, say(recipe)))),
    }
  }
  return choice.recipes
}

function told(recipe: CheckedRecipe, gaveWay: string): CheckedRecipe {
  return gaveWay === '' ? recipe : { ...recipe, gaveWay }
}

function chooseMore(from: Choice, request: RecipeRequest, search: Search, avoid: readonly string[]): Choice {
  let choice = from
  while (choice.recipes.length < wanted) {
    const next = chooseNext(choice, request, search, avoid) ?? chooseNext(choice, request, search, [])
    if (next === undefined) break
    choice = next
  }
  return choice
}

function chooseNext(
  { recipes, chosen, open }: Choice,
  request: RecipeRequest,
  search: Search,
  avoid: readonly string[],
): Choice | undefined {
  const { month, random } = search
  const titles = new Set([...avoid, ...recipes.map(({ title }) => title)])
  const larder = larderAfter(chosen, search)
  const scale = scaleAfter(chosen, search.basket)
  const patterned = candidatesAfter(open, larder, search, scale)
  const named = namedCandidates(chosen, { request, avoid }, search, scale)
  const sideboard = sideboardAfter(chosen, larder, search)
  const writing = { request, month, random, titles, before: recipes, basket: search.basket }
  for (const candidate of [...named, ...patterned].sort((a, b) => b.score - a.score)) {
    if (chosen.fillings.some(({ pattern }) => pattern === candidate.filling.pattern)) continue
    const served = serve(candidate, { larder, sideboard, writing })
    if (served === undefined) continue
    return {
      recipes: [...recipes, served.recipe],
      chosen: chosenWith([...chosen.fillings, served.filling]),
      open: patterned.slice(0, widest).map(({ variant }) => variant),
    }
  }
  return undefined
}

type Serving = { readonly larder: Larder; readonly sideboard: Sideboard; readonly writing: Writing }

function serve(
  candidate: Candidate | NamedCandidate,
  { larder, sideboard, writing }: Serving,
): Served | undefined {
  if ('named' in candidate) {
    const recipe = writeNamed(candidate.named, writing)
    return recipe && { recipe, filling: candidate.filling }
  }
  const { filling, variant } = candidate
  return firstWritten(servedWays(flavored(filling, variant, larder), writing.request, sideboard), writing)
}

type Served = { readonly recipe: CheckedRecipe; readonly filling: Filling }

/** The first way of serving a dish that passes review. */
function firstWritten(ways: readonly Filling[], writing: Writing): Served | undefined {
  for (const filling of ways.slice(0, waysPerDish)) {
    const recipe = writeDish(filling, writing)
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
  return { fillings, used: new Set([...used].map(({ food }) => food)), kinds: kindsUsed(used) }
}
