// Whether the kitchen offers what a good cook would at once think of. `node eval/named-by-cooks.ts` prints the half that ranking may be fitted to,
// `node eval/named-by-cooks.ts aside` the half kept aside; `list` as a second word prints the sets without the dish named first.
import { suggest, type CheckedRecipe } from '@plotluck/kitchen'
import { type Figure, percent, row } from './figures.ts'
import { isUsed } from './judges/basket.ts'
import { isCalled, lately } from './repertoire.ts'
import { namedByCooks, type NamedByCooks } from './requests/named-by-cooks.ts'

/** Sets that are asked for one after the other, each with what was had before. */
const sets = 8

/** Baskets with one of the dishes, and with the one named first, in the first set; dishes offered within eight sets; baskets of which the first set uses the main food. */
export type Named = {
  readonly baskets: number
  readonly first: number
  readonly obvious: number
  readonly wanted: number
  readonly all: number
  readonly mainUsed: number
  /** The sets without the dish named first, and those without the main food. */
  readonly missing: readonly string[]
}

/** Asks these baskets and looks for the dishes by their names. */
export function measureNamed(baskets: readonly NamedByCooks[]): Named {
  const asked = baskets.map((basket) => ({ basket, offered: offeredFor(basket) }))
  const first = asked.filter(({ basket, offered }) => basket.dishes.some((dish) => isIn(offered[0], dish)))
  const obvious = asked.filter(({ basket, offered }) => isIn(offered[0], basket.dishes[0] ?? []))
  const mainUsed = asked.filter(({ basket, offered }) => isMainUsed(basket, offered[0]))
  const all = asked.map(
    ({ basket, offered }) => basket.dishes.filter((dish) => isIn(offered.flat(), dish)).length,
  )
  return {
    baskets: baskets.length,
    first: first.length,
    obvious: obvious.length,
    wanted: baskets.reduce((sum, { dishes }) => sum + dishes.length, 0),
    all: all.reduce((sum, each) => sum + each, 0),
    mainUsed: mainUsed.length,
    missing: asked
      .filter((each) => !obvious.includes(each) || !mainUsed.includes(each))
      .map(({ basket, offered }) => told(basket, offered[0])),
  }
}

function offeredFor({ request, seed, today }: NamedByCooks): readonly (readonly CheckedRecipe[])[] {
  const had: CheckedRecipe[] = []
  return Array.from({ length: sets }, (_, turn) => {
    const found = suggest(request, { seed: seed + 1000 * turn, today, ...lately(had) })
    const recipes = found.ok ? found.recipes : []
    had.push(...recipes)
    return recipes
  })
}

function isIn(recipes: readonly CheckedRecipe[] = [], dish: readonly string[]): boolean {
  return recipes.some(({ title }) => dish.some((name) => isCalled(title, name)))
}

function isMainUsed({ request }: NamedByCooks, recipes: readonly CheckedRecipe[] = []): boolean {
  const [main = ''] = request.ingredients
  return recipes.some((recipe) => isUsed(main, recipe))
}

function told(basket: NamedByCooks, recipes: readonly CheckedRecipe[] = []): string {
  const wanted = basket.dishes.map(([name]) => name).join(', ')
  const main = isMainUsed(basket, recipes) ? '' : ' (main food unused)'
  return `${basket.request.ingredients.join(', ')}: ${recipes.map(({ title }) => title).join('; ')}${main} <> ${wanted}`
}

/** The rows of the named dishes in the table of quality. */
export function namedFigures(): readonly Figure[] {
  const { baskets, first, obvious, wanted, all, mainUsed } = measureNamed(
    namedByCooks.filter(({ isKeptAside }) => isKeptAside),
  )
  return [
    row(
      'baskets with a dish that a cook would name in the first answer',
      percent(first / baskets),
      '75 %',
      first >= 0.75 * baskets,
      false,
    ),
    row(
      'baskets with the dish that a cook would name first',
      percent(obvious / baskets),
      '60 %',
      obvious >= 0.6 * baskets,
      false,
    ),
    row(
      `dishes that a cook would name, in ${sets} answers`,
      percent(all / wanted),
      '60 %',
      all >= 0.6 * wanted,
      false,
    ),
    row(
      'first answers that use the main food',
      percent(mainUsed / baskets),
      '95 %',
      mainUsed >= 0.95 * baskets,
      false,
    ),
  ]
}

if (import.meta.main) {
  const isAside = process.argv[2] === 'aside'
  const { baskets, first, obvious, wanted, all, mainUsed, missing } = measureNamed(
    namedByCooks.filter(({ isKeptAside }) => isKeptAside === isAside),
  )
  console.log(`${first} of ${baskets} first answers have a dish that a cook would name`)
  console.log(`${obvious} of ${baskets} have the one named first`)
  console.log(`${all} of ${wanted} such dishes in ${sets} answers`)
  console.log(`${mainUsed} of ${baskets} first answers use the main food`)
  if (process.argv.includes('list')) for (const line of missing) console.log(line)
}
