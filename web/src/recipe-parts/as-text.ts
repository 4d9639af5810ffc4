import type { ApiRecipe } from '@plotluck/contract'
import { recipeTexts } from '../messages/index.ts'
import { allergenText } from './allergen-words.ts'

type Shared = Pick<
  ApiRecipe,
  'title' | 'servings' | 'prep_time' | 'ingredients' | 'steps' | 'leftovers' | 'allergens' | 'lines'
>

/** A recipe as plain text for a message or a note, with its allergens and the warning; `show` puts its amounts into the units chosen. */
export function recipeAsText(recipe: Shared, show: (text: string) => string): string {
  const { title, servings, prep_time, ingredients, steps, leftovers } = recipe
  return [
    `${title}\n${recipeTexts.servingCount(servings)}, ${recipeTexts.minutes(prep_time)}`,
    `${recipeTexts.ingredients}\n${ingredients.map((line) => `- ${show(line)}`).join('\n')}`,
    `${recipeTexts.instructions}\n${steps.map(({ text }, index) => `${index + 1}. ${show(text)}`).join('\n')}`,
    leftovers === null ? '' : `${recipeTexts.leftovers}: ${show(leftovers)}`,
    allergenText(recipe),
    recipeTexts.warning.title,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
