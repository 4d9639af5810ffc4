import {
  cuisines,
  diets,
  difficulties,
  type RecipeDraft,
  type RecipeRequest,
  splitFoods,
} from '@plotluck/kitchen'
import { maxTimeOf, maxTimeTexts } from '@plotluck/kitchen/vocabularies'
import { isFields, isTexts, type Fields } from './answer.ts'
import { withHousehold } from './household.ts'
import { wrong, type Read } from './read.ts'

/** The member of `choices` that `value` names, in any case; undefined for an absent, empty, null or 'any' filter; null for anything else. */
function choice<T extends string>(choices: readonly T[], value: unknown): T | undefined | null {
  if (value === undefined || value === null || value === '' || value === 'any') return undefined
  return choices.find((each) => isSame(each, String(value))) ?? null
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Reads `{ingredients, dietary?, cuisine?, maxTime?, difficulty?, household?}`. */
export function readRequest(fields: Fields): Read<RecipeRequest> {
  const ingredients = fields['ingredients']
  const dietary = fields['dietary'] ?? []
  if (!isTexts(ingredients) || ingredients.length === 0 || ingredients.length > 20)
    return wrong('Give "ingredients" as a list of 1 to 20 names, e.g. ["tomato", "zucchini"].')
  if (!isTexts(dietary)) return wrong(`Give "dietary" as a list of: ${diets.join(', ')}.`)
  const chosen = diets.filter((diet) => dietary.some((each) => isSame(diet, each)))
  if (!dietary.every((each) => chosen.some((diet) => isSame(diet, each))))
    return wrong(`"dietary" knows: ${diets.join(', ')}.`)
  return withFilters({ ingredients, dietary: chosen }, fields)
}

/** Foods that a text says are not there, with the sentence about it. */
type Absent = { readonly text: string; readonly message: string }

/** `readRequest` with lists parted into their foods ('eggs, feta'); what the texts say is not there stands apart, and is no ingredient. */
export function readBasket(fields: Fields): Read<RecipeRequest & { readonly absent: readonly Absent[] }> {
  const request = readRequest(fields)
  if (!request.ok) return request
  const items = request.value.ingredients.flatMap(splitFoods)
  const absent = items.flatMap((item) =>
    item.kind === 'absent' ? [{ text: item.text, message: item.message }] : [],
  )
  const ingredients = items.flatMap(({ kind, text }) => (kind === 'absent' ? [] : [text]))
  if (ingredients.length === 0 || ingredients.length > 20)
    return wrong(absent[0]?.message ?? 'Give 1 to 20 foods in "ingredients".')
  return { ok: true, value: { ...request.value, ingredients, absent } }
}

function withFilters(request: RecipeRequest, fields: Fields): Read<RecipeRequest> {
  const cuisine = choice(cuisines, fields['cuisine'])
  const maxTimeText = choice(maxTimeTexts, fields['maxTime'])
  const difficulty = choice(difficulties, fields['difficulty'])
  if (cuisine === null) return wrong(`"cuisine" is one of: ${cuisines.join(', ')}.`)
  if (maxTimeText === null) return wrong(`"maxTime" is one of: ${maxTimeTexts.join(', ')}.`)
  if (difficulty === null) return wrong(`"difficulty" is one of: ${difficulties.join(', ')}.`)
  const maxTime = maxTimeText && maxTimeOf(maxTimeText)
  const filtered = {
    ...request,
    ...(cuisine === undefined ? {} : { cuisine }),
    ...(maxTime === undefined ? {} : { maxTime }),
    ...(difficulty === undefined ? {} : { difficulty }),
  }
  return withHousehold(filtered, fields)
}

/** Reads `{seed?, today?}`: 1 and the day of this machine where they are absent. */
export function readOptions(fields: Fields): Read<{ readonly seed: number; readonly today: string }> {
  const { seed = 1, today = new Date().toISOString().slice(0, 10) } = fields
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) return wrong('"seed" is a whole number.')
  if (typeof today !== 'string' || !isDate(today))
    return wrong('"today" is a date that exists, e.g. 2026-07-15.')
  return { ok: true, value: { seed, today } }
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && +date === +date && date.toISOString().startsWith(text)
}

/** Reads the recipe of a `review` line: the steps as objects or texts, or the instructions, one step a line. */
export function readDraft(value: unknown): Read<RecipeDraft> {
  if (!isFields(value))
    return wrong('Give "recipe" as an object with title, servings, ingredients and steps.')
  const { title, servings, ingredients } = value
  const steps = readSteps(value['steps'] ?? textLines(value['instructions']))
  if (typeof title !== 'string') return wrong('The recipe needs a "title".')
  if (typeof servings !== 'number') return wrong('The recipe needs "servings" as a number.')
  if (!isTexts(ingredients)) return wrong('The recipe needs "ingredients" as a list of texts.')
  if (steps === undefined)
    return wrong('The recipe needs "steps": [{"text": "...", "minutes": 5}], or "instructions".')
  const written = { title, servings, ingredients, steps, writtenBy: 'model' as const }
  return { ok: true, value: { ...written, ...claimsOf(value) } }
}

/** What a recipe says of itself besides its words; review believes none of it unseen. */
function claimsOf(value: Fields): Partial<RecipeDraft> {
  const { prep_time, season, cuisine, image, leftovers } = value
  const difficulty = difficulties.find((each) => each === value['difficulty'])
  return {
    ...(typeof prep_time === 'number' && { prep_time }),
    ...(difficulty && { difficulty }),
    ...(typeof season === 'string' && { season }),
    ...(typeof cuisine === 'string' && { cuisine }),
    ...(typeof image === 'string' && { image }),
    ...(typeof leftovers === 'string' && { leftovers }),
  }
}

function textLines(value: unknown): unknown {
  return typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : undefined
}

function readSteps(value: unknown): RecipeDraft['steps'] | undefined {
  if (!Array.isArray(value)) return undefined
  const steps = value.map(readStep)
  return steps.every((step) => step !== undefined) ? steps : undefined
}

function readStep(value: unknown): { text: string; minutes?: number } | undefined {
  if (typeof value === 'string') return { text: value }
  if (!isFields(value) || typeof value['text'] !== 'string') return undefined
  const { text, minutes } = value
  return typeof minutes === 'number' ? { text, minutes } : { text }
}
