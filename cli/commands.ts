import {
  findFood,
  nutritionOf,
  parseLine,
  planUseItFirst,
  recognise,
  review,
  suggest,
} from '@plotluck/kitchen'
import { errorAnswer, invalid, isFields, isTexts } from './answer.ts'
import type { Answer, Command, Fields } from './answer.ts'
import { readBasket, readDraft, readOptions, readRequest } from './requests.ts'

/** The kitchen's commands, but for the one that answers questions. */
export const commands = {
  suggest: suggestAnswer,
  review: reviewAnswer,
  recognise: recogniseAnswer,
  parse: parseAnswer,
  food: foodAnswer,
  nutrition: nutritionAnswer,
  'use-it-first': useItFirstAnswer,
} as const satisfies Readonly<Record<string, Command>>

function suggestAnswer(fields: Fields): Answer {
  const request = readBasket(fields)
  if (!request.ok) return invalid(request.message)
  const options = readOptions(fields)
  if (!options.ok) return invalid(options.message)
  const { absent, ...asked } = request.value
  const suggestion = suggest(asked, options.value)
  if (!suggestion.ok) return errorAnswer(suggestion.failure.code, suggestion.failure.message)
  return { recipes: suggestion.recipes, leftOut: [...suggestion.leftOut, ...absent] }
}

function reviewAnswer(fields: Fields): Answer {
  const draft = readDraft(fields['recipe'])
  if (!draft.ok) return invalid(draft.message)
  const asked = fields['request'] ?? {}
  if (!isFields(asked)) return invalid('Give "request" as an object, e.g. {"ingredients": ["tomato"]}.')
  const request = readRequest({
    ...asked,
    ingredients: asked['ingredients'] ?? draft.value.ingredients.slice(0, 20),
  })
  return request.ok ? review(draft.value, request.value) : invalid(request.message)
}

function recogniseAnswer({ text }: Fields): Answer {
  if (typeof text !== 'string') return invalid('Give "text", e.g. {"text": "courgettes"}.')
  const recognition = recognise(text)
  return { food: recognition.kind === 'food' ? recognition.food : null }
}

function parseAnswer({ text }: Fields): Answer {
  return typeof text === 'string'
    ? parseLine(text)
    : invalid('Give "text", e.g. {"text": "2 cups chopped onion"}.')
}

function foodAnswer({ food: text }: Fields): Answer {
  if (typeof text !== 'string') return invalid('Give "food", e.g. {"food": "tomato"}.')
  const recognition = recognise(text)
  const food = findFood(text) ?? (recognition.kind === 'food' ? findFood(recognition.food) : undefined)
  if (food === undefined)
    return errorAnswer('unknown-food', `"${text}" is no food the kitchen knows. Try its plain US name.`)
  const { name, per100g, ...facts } = food
  return { food: name, ...per100g, per100g, ...facts }
}

function nutritionAnswer({ lines, servings = 1 }: Fields): Answer {
  if (!isTexts(lines)) return invalid('Give "lines" as a list of texts, e.g. ["200 g spaghetti"].')
  if (typeof servings !== 'number' || !(servings > 0)) return invalid('"servings" is a number above 0.')
  const { perServing, coverage } = nutritionOf(lines.map(parseLine), servings)
  return { ...perServing, ...coverage }
}

function useItFirstAnswer(fields: Fields): Answer {
  const request = readBasket({ ingredients: fields['ingredients'], household: fields['household'] })
  if (!request.ok) return invalid(request.message)
  const options = readOptions(fields)
  if (!options.ok) return invalid(options.message)
  const { ingredients, household, absent } = request.value
  const planned = planUseItFirst(ingredients, { ...options.value, ...(household && { household }) })
  if (!planned.ok) return errorAnswer(planned.failure.code, planned.failure.message)
  return { ...planned.plan, leftOut: [...planned.plan.leftOut, ...absent] }
}
