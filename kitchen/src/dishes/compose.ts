import type { FoodName } from '../foods/index.ts'
import { getFood } from '../foods/index.ts'
import type { RecipeDraft } from '../recipe/index.ts'
import type { Filling, Pick } from './fill.ts'
import { Plate } from './plate.ts'
import type { Random } from './random.ts'
import { sentence, tidy } from './voice.ts'

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
  const plate = new Plate(filling, occasion.servings, occasion.oil, occasion.random)
  const steps = pattern
    .steps(plate)
    .filter(({ text }) => text !== '')
    .map(({ text, minutes }) => ({ text: sentence(tidy(text)), minutes }))
  const season = seasonOf(picks, occasion.month)
  return {
    title: oneAnd(tidy(pattern.title(plate))),
    servings: occasion.servings,
    ingredients: [...plate.portions.map(({ line }) => line), ...plate.stapleLines],
    steps,
    difficulty: pattern.difficulty,
    ...(season === undefined ? {} : { season }),
    cuisine: cuisine.id,
    picture: { dish: pattern.picture, foods: pictured(picks) },
    leftovers: pattern.leftovers,
    writtenBy: 'kitchen',
  }
}

/** 'with Peas and Radishes and Mint' reads better as 'with Peas, Radishes and Mint'. */
function oneAnd(title: string): string {
  return title
    .split(' with ')
    .map((part) => part.replace(/ and (?=.* and )/g, ', '))
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

function pictured(picks: readonly Pick[]): readonly FoodName[] {
  const main = picks.filter(({ facts, have }) => have && facts.portion >= 25)
  return (main.length > 0 ? main : picks).slice(0, 4).map(({ facts }) => facts.food)
}
