import type { CheckedRecipe, RecipeRequest } from '@plotluck/kitchen'
import { allergensNamedIn } from '../oracle/allergens.ts'
import { madeBy } from '../oracle/agreement.ts'
import { forbiddenWords } from '../oracle/diets.ts'
import { withoutComparisons, wordsOf } from '../oracle/words.ts'
import type { Fault } from '../suggestion.ts'

/** Foods against a diet that was asked for or that the recipe claims, in the list, the steps or the title. */
export function judgeDiets(recipe: CheckedRecipe, request: RecipeRequest): readonly Fault[] {
  const asked = new Set<string>(request.dietary ?? [])
  return [...new Set<string>([...asked, ...recipe.diets])].flatMap((diet) =>
    wordsAgainst(diet, recipe).map(({ word, text }) => ({
      figure: asked.has(diet) ? 'diet asked for' : 'diet claimed',
      detail: `${diet}: "${word}" in "${text}"`,
    })),
  )
}

/** A step may shorten what the list says in full: 'the noodles' are the rice noodles of an innocent line. */
function wordsAgainst(diet: string, recipe: CheckedRecipe) {
  const innocent = new Set(
    recipe.ingredients.filter((line) => forbiddenWords(diet, line).length === 0).flatMap(wordsOf),
  )
  const ofList = recipe.ingredients.flatMap((text) =>
    forbiddenWords(diet, text).map((word) => ({ word, text })),
  )
  const ofWords = [recipe.title, ...recipe.steps.map(({ text }) => text)].flatMap((text) =>
    forbiddenWords(diet, withoutComparisons(text))
      .filter((word) => !wordsOf(word).every((part) => innocent.has(part)) && !madeBy(recipe.title).has(word))
      .map((word) => ({ word, text })),
  )
  return [...ofList, ...ofWords]
}

/** Allergens that the list surely holds and the recipe does not declare. */
export function judgeAllergens(recipe: CheckedRecipe): readonly Fault[] {
  const us9 = new Set<string>(recipe.allergens.us9)
  const eu14 = new Set<string>(recipe.allergens.eu14)
  return recipe.ingredients.flatMap((line) =>
    allergensNamedIn(line)
      .filter(
        (named) =>
          (named.us9 !== null && !us9.has(named.us9)) || (named.eu14 !== null && !eu14.has(named.eu14)),
      )
      .map(({ allergen, word }) => ({ figure: 'allergens', detail: `${allergen} ("${word}") in "${line}"` })),
  )
}

/** A line each of whose filters the recipe does not keep and does not say so: minutes, difficulty, cuisine. */
export function judgeFilters(recipe: CheckedRecipe, request: RecipeRequest): readonly Fault[] {
  if (recipe.gaveWay !== undefined) return []
  const faults: Fault[] = []
  if (request.maxTime !== undefined && recipe.prep_time > request.maxTime)
    faults.push({ figure: 'time', detail: `${recipe.prep_time} minutes for at most ${request.maxTime}` })
  if (request.difficulty !== undefined && recipe.difficulty !== request.difficulty)
    faults.push({ figure: 'difficulty', detail: `${recipe.difficulty} for ${request.difficulty}` })
  if (request.cuisine !== undefined && !kitchensOf[request.cuisine]?.includes(recipe.cuisine ?? ''))
    faults.push({ figure: 'cuisine', detail: `${recipe.cuisine} for ${request.cuisine}` })
  return faults
}

/** What a cook accepts under each choice of the cuisine filter. */
const kitchensOf: Readonly<Record<string, readonly string[]>> = {
  italian: ['italian'],
  mexican: ['mexican'],
  american: ['american'],
  indian: ['indian'],
  asian: ['asian', 'chinese', 'thai', 'japanese', 'korean', 'vietnamese'],
  mediterranean: [
    'mediterranean',
    'greek',
    'levantine',
    'italian',
    'french',
    'spanish',
    'turkish',
    'moroccan',
  ],
}
