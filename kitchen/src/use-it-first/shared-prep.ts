import { foodWords, sentencesOf, tokensOf } from '../reading/index.ts'
import { findCookFacts } from '../cooking/index.ts'
import { cookName, findFood } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { CheckedRecipe, RecipeStep } from '../recipe/index.ts'
import { findMentions } from '../recognition/index.ts'
import { knifeClauses, knifeManner } from './knife-work.ts'

/** A recipe on its day of the menu, 1 to 3. */
export type PlannedRecipe = { readonly day: number; readonly recipe: CheckedRecipe }

/**
 * Work that one meal does for a later one. `cut`: the same food, cut the same way, on an earlier day. `grain`: the same grain, boiled on an
 * earlier day. `oven`: an oven of the same heat on the same day. `minutes` is what the later meal spares; `name` says what is shared.
 */
export type SharedWork = {
  readonly kind: 'cut' | 'grain' | 'oven'
  /** The food that is cut or boiled; null for an oven. */
  readonly food: FoodName | null
  readonly name: string
  readonly from: PlannedRecipe
  readonly to: PlannedRecipe
  readonly minutes: number
}

/** Shared work with the step of the later meal that gets shorter. */
type SharedStep = SharedWork & { readonly step: RecipeStep }

/**
 * All shared work of a menu. Each meal takes a thing from the first meal that does it. No step gets shorter by more minutes than it has, and
 * what is cut while something else cooks shortens nothing, unless that wait is spared too.
 */
export function sharedWork(menu: readonly PlannedRecipe[]): readonly SharedWork[] {
  const waits = [...sharedGrains(menu), ...sharedOvens(menu)]
  const spared = new Set(waits.map(({ step }) => step))
  return withinSteps([...sharedCuts(menu, spared), ...waits])
}

function withinSteps(works: readonly SharedStep[]): readonly SharedWork[] {
  const left = new Map<RecipeStep, number>()
  return works.flatMap(({ step, minutes: wanted, ...work }) => {
    const room = left.get(step) ?? step.minutes
    const minutes = Math.min(wanted, room)
    left.set(step, room - minutes)
    return minutes > 0 ? [{ ...work, minutes }] : []
  })
}

// What browns or goes limp once it is cut is cut on the day.
const cutOnTheDay = new Set(
  'potato eggplant avocado apple pear banana peach lettuce arugula basil tomato mushroom'.split(' '),
)
const keptCategories: ReadonlySet<string> = new Set([
  'vegetable',
  'meat',
  'poultry',
  'plant-protein',
  'nut-seed',
])

function sharedCuts(menu: readonly PlannedRecipe[], spared: ReadonlySet<RecipeStep>): readonly SharedStep[] {
  const cuts = menu.flatMap((planned) => cutsOf(planned).map((cut) => ({ ...cut, planned })))
  return cuts.flatMap(({ food, manner, planned, step, isMeanwhile }) => {
    const first = cuts.find((other) => other.food === food && other.manner === manner)
    const isSpared = !isMeanwhile || spared.has(step)
    const days = planned.day - (first?.planned.day ?? planned.day)
    if (!first || days <= 0 || days > daysCut(food) || !isSpared) return []
    const shared = {
      food,
      name: pluralOf(food),
      from: first.planned,
      to: planned,
      minutes: minutesToCut(food),
    }
    return [{ kind: 'cut' as const, step, ...shared }]
  })
}

const rawMeat: ReadonlySet<string> = new Set(['meat', 'poultry'])

/** Raw meat keeps a day or two, cut or whole; vegetables and nuts outlast the menu. Source: USDA FoodKeeper. */
const daysCut = (name: FoodName): number => (rawMeat.has(findFood(name)?.category ?? '') ? 1 : Infinity)

const pluralOf = (name: FoodName): string => cookName(findFood(name)?.plural ?? name)

const minutesToCut = (food: FoodName): number => findCookFacts(food)?.prepMinutes ?? 0

type Cut = {
  readonly food: FoodName
  readonly manner: string
  readonly step: RecipeStep
  /** Cut while something else of the step takes its time. */
  readonly isMeanwhile: boolean
}

const meanwhile = ['Meanwhile', 'While', 'In the meantime']

function cutsOf({ recipe }: PlannedRecipe): readonly Cut[] {
  return recipe.steps.flatMap((step) =>
    knifeClauses([step.text]).flatMap((clause) => {
      const before = step.text.slice(0, step.text.indexOf(clause) + 1) || step.text
      const isMeanwhile = meanwhile.some((word) => before.includes(word))
      return foodsIn(clause, recipe)
        .filter(keepsWhenCut)
        .map((food) => ({ food, manner: knifeManner(clause), step, isMeanwhile }))
    }),
  )
}

function keepsWhenCut(name: FoodName): boolean {
  return (
    keptCategories.has(findFood(name)?.category ?? '') &&
    !foodWords(name).some((word) => cutOnTheDay.has(word))
  )
}

function foodsIn(sentence: string, { lines }: CheckedRecipe): readonly FoodName[] {
  const listed = new Set(lines.map(({ food }) => food))
  return [
    ...new Set(findMentions(sentence).flatMap(({ foods }) => foods.find((food) => listed.has(food)) ?? [])),
  ]
}

/** Grain boiled in water alone, which keeps as leftovers do; not a risotto, nor a pilaf with its spices. */
function boilsGrain(step: string): boolean {
  const words = tokensOf(sentencesOf(step)[0] ?? '').map(({ word }) => word)
  const said = ` ${words.join(' ')} `
  const starts = (...openings: string[]) => openings.some((opening) => said.startsWith(` ${opening} `))
  if (starts('boil the')) return said.includes(' in ') || said.includes(' for ')
  if (starts('bring a pot with the water')) return said.includes(' add the ') && said.includes(' and cook ')
  return starts('bring the', 'put the') && said.includes(' and the water ')
}
/** Cooked grain keeps 3 to 4 days in the fridge: USDA FSIS, Leftovers and Food Safety. */
const grainKeepsDays = 3

function sharedGrains(menu: readonly PlannedRecipe[]): readonly SharedStep[] {
  const boiled = menu.flatMap((planned) => grainsOf(planned).map((grain) => ({ ...grain, planned })))
  return boiled.flatMap(({ food, step, planned }) => {
    const first = boiled.find((other) => other.food === food)
    const minutes = waitIn(step, planned.recipe)
    const days = planned.day - (first?.planned.day ?? planned.day)
    if (!first || days <= 0 || days > grainKeepsDays || minutes === 0) return []
    return [
      { kind: 'grain' as const, step, food, name: pluralOf(food), from: first.planned, to: planned, minutes },
    ]
  })
}

function grainsOf({
  recipe,
}: PlannedRecipe): readonly { readonly food: FoodName; readonly step: RecipeStep }[] {
  return recipe.steps.flatMap((step) => {
    if (!boilsGrain(step.text)) return []
    const [sentence = ''] = sentencesOf(step.text)
    const food = foodsIn(sentence, recipe).find((name) => findFood(name)?.category === 'grain')
    return food ? [{ food, step }] : []
  })
}

/** Minutes of a step that are left over for waiting: the knife work that goes on meanwhile is not spared. */
function waitIn(step: RecipeStep, recipe: CheckedRecipe): number {
  const cutting = knifeClauses([step.text])
    .flatMap((clause) => foodsIn(clause, recipe))
    .reduce((sum, food) => sum + minutesToCut(food), 0)
  return Math.max(0, Math.round(step.minutes - cutting))
}

/** Dishes say Celsius first or Fahrenheit first. */
const heatsOven = /^Heat the oven to (\d+°[CF] \(\d+°[CF]\))/
const inCelsius = /(\d+)°C/
type HotOven = { readonly celsius: number; readonly written: string; readonly step: RecipeStep }

/** Dishes that want heats so near each other share an oven. */
const sameHeatCelsius = 15

function sharedOvens(menu: readonly PlannedRecipe[]): readonly SharedStep[] {
  const hot = menu.flatMap((planned) => ovensOf(planned).map((oven) => ({ ...oven, planned })))
  return hot.flatMap(({ celsius, step, planned }) => {
    const first = hot.find(
      (other) => other.planned.day === planned.day && Math.abs(other.celsius - celsius) <= sameHeatCelsius,
    )
    const minutes = waitIn(step, planned.recipe)
    if (!first || first.planned === planned || minutes === 0) return []
    return [
      {
        kind: 'oven' as const,
        step,
        food: null,
        name: first.written,
        from: first.planned,
        to: planned,
        minutes,
      },
    ]
  })
}

/** The step that only waits for the oven; where a dough chills meanwhile, the oven costs no time. */
function ovensOf({ recipe }: PlannedRecipe): readonly HotOven[] {
  return recipe.steps.flatMap((step) => {
    const [, written = ''] = heatsOven.exec(step.text) ?? []
    const [, celsius] = inCelsius.exec(written) ?? []
    return celsius === undefined ? [] : [{ celsius: Number(celsius), written, step }]
  })
}
