import { hasTag, type Tag } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import { getFood } from '../foods/index.ts'
import type { Random } from '../random/index.ts'
import { servedByTitle } from '../pictures/index.ts'
import { singular } from '../reading/index.ts'
import type { RecipeDraft } from '../recipe/index.ts'
import { difficultyOf, effortOf } from './difficulty.ts'
import { eatNow } from './eat-now.ts'
import type { Beside, Filling, Pick } from './fill.ts'
import { rawAnimals } from './pan.ts'
import { Plate, stapleLine } from './plate.ts'
import { list, sentence, tidy, titleCase } from './wording.ts'
import { besideLines, isShared, type Written, woven } from './interleave-steps.ts'

/** Everything the words depend on besides the filling. */
export type Occasion = {
  readonly servings: number
  /** Month of the year, 1 to 12. */
  readonly month: number
  readonly oil: FoodName | undefined
  readonly random: Random
}

/** Writes the recipe: title, lines, steps, times. Nothing in it is checked yet; review does that. */
export function compose(filling: Filling, occasion: Occasion): RecipeDraft {
  const { pattern, cuisine, picks } = filling
  const plate = new Plate(picks, { ...occasion, cuisine, oilGrams: pattern.oil ?? 0 })
  const dish = pattern.steps(plate).filter(({ text }) => text !== '')
  const beside = filling.beside.map((each) => written(each, filling, occasion))
  const steps = woven(dish, pattern.technique, beside)
  const season = seasonOf(picks, occasion.month)
  const title = titleOf(withMain(pattern.title(plate), plate), beside)
  return {
    title,
    servings: occasion.servings,
    ingredients: linesOf(plate, beside),
    steps: steps.map(({ text, minutes }) => ({ text: sentence(tidy(text)), minutes })),
    difficulty: difficultyOf(effortOf(filling)),
    ...(season === undefined ? {} : { season }),
    cuisine: cuisine.id,
    picture: {
      dish: pattern.picture,
      foods: pictured(picks, title),
      ...servedByTitle(title, pattern.picture),
    },
    leftovers: leftoversOf(filling),
    writtenBy: 'kitchen',
  }
}

function written({ accompaniment, picks }: Beside, { cuisine }: Filling, occasion: Occasion): Written {
  const plate = new Plate(picks, { ...occasion, cuisine, oilGrams: accompaniment.oil ?? 0 })
  return { accompaniment, plate, weave: accompaniment.weave(plate) }
}

/** The foods of the dish, what is made beside it, then oil and water, and salt and pepper for all of it. */
function linesOf(plate: Plate, beside: readonly Written[]): readonly string[] {
  const shared = new Map<FoodName, number>()
  for (const { staples } of [plate, ...beside.map((each) => each.plate)])
    for (const [food, grams] of staples) if (isShared(food)) shared.set(food, (shared.get(food) ?? 0) + grams)
  const own = [...plate.staples].filter(([food]) => !isShared(food))
  return [
    ...plate.portions.map(({ line }) => line),
    ...own.map(([food, grams]) => stapleLine(food, grams)),
    ...beside.flatMap((each) => besideLines(each, plate)),
    ...[...shared].map(([food, grams]) => stapleLine(food, grams)),
  ]
}

/** Meat and fish that nobody may meet unwarned. */
const announced: readonly Tag[] = [
  ...rawAnimals,
  'whole-bird',
  'stew-meat',
  'cured-meat',
  'canned-fish',
  'smoked-fish',
]

/** The title with the meat or fish that it does not name yet. */
function withMain(title: string, { portions }: Plate): string {
  const named = title.toLowerCase()
  const missing = portions.find(
    ({ facts }) =>
      hasTag(facts, announced) && ![facts.one, facts.many].some((name) => named.includes(lastWord(name))),
  )
  if (missing === undefined) return title
  return `${title}${title.includes(' with ') ? ' and ' : ' with '}${titleCase(missing.facts.many)}`
}

function lastWord(name: string): string {
  return name.toLowerCase().split(' ').at(-1) ?? ''
}

/** Foods that were cooked before they came into the dish. */
export const cookedBefore: readonly Tag[] = [
  'cooked-meat',
  'cooked-egg',
  'cooked-rice',
  'cooked-pasta',
  'cooked-potato',
  'mash',
]

/** Cooked fish and shellfish keep a day, whatever they are cooked with; what was cooked before is not warmed a third time. */
function leftoversOf({ pattern, picks }: Filling): string {
  if (picks.some(({ facts }) => hasTag(facts, cookedBefore))) return eatNow
  const hasFish = picks.some(({ facts }) => hasTag(facts, ['fish', 'shellfish']))
  return hasFish
    ? 'Fish is best at once: keeps 1 day in the fridge, eaten cold or reheated to 165°F (74°C).'
    : pattern.leftovers
}

/** A title names the dish and one thing beside it: more is a menu. */
function titleOf(dish: string, [first]: readonly Written[]): string {
  const beside = first?.accompaniment.title(first.plate) ?? ''
  if (beside === '' || sharesWord(dish, beside)) return oneAnd(tidy(dish))
  const joint = dish.includes(' with ') ? ' and ' : ' with '
  return oneAnd(tidy(`${dish}${joint}${beside}`))
}

/** Whether two parts of a title name one thing: 'Garlic Beans' and 'Sizzling Garlic', 'with Onions' and 'Crisp Onions'. */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one))
  return wordsOf(other).some((word) => word.length > smallWord && words.has(word))
}

const wordsOf = (title: string): readonly string[] =>
  title
    .toLowerCase()
    .replaceAll(',', '')
    .split(' ')
    .map((word) => singular(word))
const smallWord = 3

/** 'with Peas and Radishes and Mint' reads better as 'with Peas, Radishes and Mint'. */
function oneAnd(title: string): string {
  return title
    .split(' with ')
    .map((part) => list(part.split(' and ')))
    .join(' with ')
}

const seasons = ['Winter', 'Spring', 'Summer', 'Fall'] as const

/** The season of `month`, when it is the season of every main food that has one; else none is claimed. */
function seasonOf(picks: readonly Pick[], month: number): string | undefined {
  const months = picks
    .filter(({ facts }) => facts.tags.has('vegetable') || facts.tags.has('fruit'))
    .map(({ facts }) => getFood(facts.food).season)
    .filter((season) => season !== null)
  if (months.length === 0 || !months.every((season) => season.includes(month))) return undefined
  return seasons[Math.floor((month % 12) / 3)]
}

/** What the picture shows: first what the title promises, then what is at home. */
function pictured(picks: readonly Pick[], title: string): readonly FoodName[] {
  const words = title.toLowerCase()
  const isNamed = ({ facts }: Pick) => words.includes(facts.food.split(' ').at(-1) ?? facts.food)
  const main = picks.filter((pick) => pick.facts.portion >= 25 && (pick.have || isNamed(pick)))
  const shown = main.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
  return (main.length > 0 ? shown : picks).slice(0, 4).map(({ facts }) => facts.food)
}
