import { substituteText } from '../foods/index.ts'
import type { CheckedRecipe, RecipeRequest } from '../recipe/index.ts'
import { recognise, whyUnknown } from '../recognition/index.ts'
import { objections, suggest } from '../suggestion/index.ts'
import type { LeftOut } from '../suggestion/index.ts'
import { menuCandidates } from './recipes-for-menu.ts'
import type { MenuOptions } from './recipes-for-menu.ts'
import { dayFocus } from './day-focus.ts'
import { knifeClauses } from './knife-work.ts'
import { menuOfRecipes } from './menu-of-recipes.ts'
import type { RecipeMenu } from './menu-of-recipes.ts'
import { givenText, prepExplained, prepText, takenText, wasteExplained } from './plan-texts.ts'
import { readStock } from './read-stock.ts'
import type { StockItem } from './read-stock.ts'
import { sharedWork } from './shared-prep.ts'
import type { PlannedRecipe, SharedWork } from './shared-prep.ts'
import { stockByDay } from './stock-by-day.ts'
import type { StockOfDay } from './stock-by-day.ts'
import { bestPlace, chanceStillGood, horizonDays, shelfLifeText } from '../foods/index.ts'

/** A meal of the menu. `cookTime` is minutes to the table when what an earlier day cut is ready. */
export type PairedRecipe = {
  readonly title: string
  readonly cookTime: number
  readonly servings: number
  readonly sharedPrep: readonly string[]
  readonly uniquePrep: readonly string[]
  readonly ingredients: readonly string[]
  readonly instructions: string
  readonly recipe: CheckedRecipe
}

export type UseItFirstPlan = {
  readonly prepEfficiency: string
  readonly wasteReduction: string
  readonly menu: readonly {
    readonly day: number
    readonly focus: string
    readonly pairedRecipes: readonly PairedRecipe[]
  }[]
  readonly ingredientGuide: readonly {
    readonly ingredient: string
    readonly usedInDays: readonly number[]
    readonly storage: string
    readonly shelfLife: string
    readonly substitutes: readonly string[]
  }[]
  /** Grams of the stock expected to spoil within seven days when nothing is cooked. */
  readonly gramsAtRisk: number
  readonly gramsSaved: number
  /** What cooking in the order given would have saved, with as many meals. */
  readonly gramsSavedInOrderGiven: number
  readonly minutesSaved: number
  readonly leftOut: readonly LeftOut[]
  /** One line for each figure: what it counts and how. */
  readonly explanations: { readonly prepEfficiency: string; readonly wasteReduction: string }
}

export type UseItFirstResult =
  | { readonly ok: true; readonly plan: UseItFirstPlan }
  | {
      readonly ok: false
      readonly failure: { readonly code: 'no-food' | 'no-recipe'; readonly message: string }
    }

/**
 * Three days, at most two recipes each, that lose the least of what is on hand, by the shelf lives of the actual foods. Texts may
 * carry amounts ('500 g spinach'); where none is typed four servings are taken, and the explanation says so. Fails with `no-food` when
 * nothing typed can be cooked, with `no-recipe` when no dish fits. The same texts, seed and day give the same plan.
 * @example planUseItFirst(['spinach', 'milk'], { seed: 1, today: '2026-07-15' })
 */
export function planUseItFirst(texts: readonly string[], options: MenuOptions): UseItFirstResult {
  const stock = readStock(texts.filter((text) => recognise(text).kind === 'food'))
  const recipes = menuCandidates(mostUrgentFirst(stock), options)
  if (recipes.length === 0) return whyNone(texts, options)
  const amounts = stock.map(({ food, grams }) => ({ food: food.name, grams }))
  const menu = menuOfRecipes(amounts, recipes, options.seed)
  return { ok: true, plan: present(requestOf(texts, options), stock, menu) }
}

/** The kitchen's own reason for no recipes from these texts. */
function whyNone(texts: readonly string[], options: MenuOptions): UseItFirstResult {
  const none = suggest(requestOf(texts, options), options)
  const message = 'No dish fits these foods. Please add one more.'
  return none.ok ? { ok: false, failure: { code: 'no-recipe', message } } : none
}

const requestOf = (ingredients: readonly string[], { household }: MenuOptions): RecipeRequest => ({
  ingredients,
  ...(household && { household }),
})

function mostUrgentFirst(stock: readonly StockItem[]): readonly StockItem[] {
  return stock.toSorted((a, b) => lossOf(b) - lossOf(a))
}

/** Grams of a food that are expected to spoil within the horizon. */
function lossOf({ food, grams }: StockItem): number {
  const waiting = bestPlace(food.storage)
  return waiting ? grams * (1 - chanceStillGood(waiting.days, horizonDays)) : 0
}

function present(
  request: RecipeRequest,
  stock: readonly StockItem[],
  menu: RecipeMenu<CheckedRecipe>,
): UseItFirstPlan {
  const planned = menu.days.flatMap((recipes, index) => recipes.map((recipe) => ({ day: index + 1, recipe })))
  const works = sharedWork(planned)
  const byDay = stockByDay(menu.days, stock)
  const focus = dayFocus(menu.days, byDay, stock)
  const minutesSaved = Math.round(works.reduce((sum, { minutes }) => sum + minutes, 0))
  return {
    prepEfficiency: prepText(works, minutesSaved),
    wasteReduction: menu.wasteReduction,
    menu: menu.days.map((_, index) => ({
      day: index + 1,
      focus: focus[index] ?? '',
      pairedRecipes: planned.filter(({ day }) => day === index + 1).map((each) => paired(each, works)),
    })),
    ingredientGuide: stock.map((item) => guideEntry(item, byDay)),
    gramsAtRisk: menu.gramsAtRisk,
    gramsSaved: menu.gramsSaved,
    gramsSavedInOrderGiven: menu.gramsSavedInOrderGiven,
    minutesSaved,
    leftOut: leftOutOf(request, planned),
    explanations: { prepEfficiency: prepExplained, wasteReduction: wasteExplained(menu, stock) },
  }
}

function paired(planned: PlannedRecipe, works: readonly SharedWork[]): PairedRecipe {
  const { recipe } = planned
  const given = works.filter(({ from }) => from === planned)
  const taken = works.filter(({ to }) => to === planned)
  const minutes = taken.reduce((sum, work) => sum + work.minutes, 0)
  const shared = [...given, ...taken].flatMap(({ kind, food }) => (kind === 'cut' && food ? [food] : []))
  return {
    title: recipe.title,
    cookTime: Math.max(1, Math.round(recipe.prep_time - minutes)),
    servings: recipe.servings,
    sharedPrep: [...given.map(givenText), ...taken.map(takenText)],
    uniquePrep: knifeClauses(recipe.steps.map(({ text }) => text))
      .filter((text) => !shared.some((food) => text.includes(food)))
      .map(sentence),
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    recipe,
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

function guideEntry({ text, food }: StockItem, byDay: readonly StockOfDay[]) {
  return {
    ingredient: text,
    usedInDays: byDay.flatMap(({ taken }, at) => (taken.has(food.name) ? [at + 1] : [])),
    storage: food.storage.tip,
    shelfLife: shelfLifeOf(food),
    substitutes: food.substitutes.slice(0, 3).map(substituteText),
  }
}

function shelfLifeOf({ storage }: StockItem['food']): string {
  const waiting = bestPlace(storage)
  if (waiting) return `${shelfLifeText(waiting.days)} in the ${waiting.place}`
  return storage.byDate ? 'by the date on the package' : 'not known to us'
}

function leftOutOf(request: RecipeRequest, planned: readonly PlannedRecipe[]): readonly LeftOut[] {
  const objection = objections(request)
  const used = new Set(planned.flatMap(({ recipe }) => recipe.lines.map(({ food }) => food)))
  return request.ingredients.flatMap((text) => {
    const found = recognise(text)
    if (found.kind === 'not-food') return { text, message: found.message }
    if (found.kind === 'unknown') return { text, message: whyUnknown(text) }
    if (used.has(found.food)) return []
    const reason = objection(found.food)
    if (reason !== undefined) return { text, message: `'${text}' is ${reason}.` }
    return { text, message: `No dish of these three days was better for '${text}'.` }
  })
}
