import type { Reply } from '../answer-shape.ts'
import { dietsIn } from '../diet-words.ts'
import { cuisines, maxTimes } from '../../recipe/index.ts'
import type { CheckedRecipe, RecipeRequest } from '../../recipe/index.ts'
import { suggest } from '../../suggestion/index.ts'
import type { Question } from '../question.ts'
import { listed, pick } from '../voice.ts'

/** Three dishes from the foods named, else from the basket, with the diet, cuisine and time the question asks for. */
export function recipesReply(question: Question): Reply | null {
  const { text, foods, context } = question
  const ingredients = foods.length > 0 ? foods.map(({ name }) => name) : context.basket.slice(0, 20)
  if (ingredients.length === 0) return nothingNamed(question)
  const { seed, today } = context
  const result = suggest(requestOf(text, ingredients), { seed, today })
  if (!result.ok) return { text: result.failure.message }
  const opening = pick(context.seed, text, ['How about', 'You could make', 'My pick:'])
  return {
    text: `${opening} ${listed(result.recipes.map(dishText), 'or')}${opening === 'How about' ? '?' : '.'}`,
    lookups: [{ kind: 'recipes', food: null, facts: result.recipes.map(recipeFact) }],
    suggestions: [`What goes well with ${ingredients[0] ?? 'it'}?`],
  }
}

function requestOf(text: string, ingredients: readonly string[]): RecipeRequest {
  const minutes = Number(
    /\b(\d{2}) ?-?min/.exec(text)?.[1] ?? (/\b(?:quick|fast)\b/.test(text) ? 30 : Number.NaN),
  )
  const maxTime = maxTimes.findLast((time) => Number(time) <= minutes)
  const cuisine = cuisines.find((name) => text.includes(name))
  const dietary = dietsIn(text)
  return {
    ingredients,
    ...(dietary.length > 0 ? { dietary } : {}),
    ...(maxTime ? { maxTime } : {}),
    ...(cuisine ? { cuisine } : {}),
  }
}

const dishText = ({ title, prep_time }: CheckedRecipe) => `${title} (${prep_time} minutes)`

const recipeFact = ({ title, prep_time, user_has, ingredients }: CheckedRecipe) => ({
  label: title,
  value: `${prep_time} minutes, ${user_has.length} of ${ingredients.length} ingredients at hand`,
  source: null,
})

function nothingNamed({ text, context }: Question): Reply {
  return {
    text: pick(context.seed, text, [
      'Gladly. Name two or three things you have, and I will give you dishes for them.',
      'Tell me what wants eating first, and I will find three dishes for it.',
    ]),
    suggestions: ['What can I make with eggs and spinach?', 'What is in season now?'],
  }
}
