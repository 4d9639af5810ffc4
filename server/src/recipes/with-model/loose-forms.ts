import { type Difficulty, numberForms } from '@plotluck/kitchen'
import { durationsIn } from '@plotluck/kitchen/durations'

/**
 * What models write where a plain line, a step or a number was asked for, brought to that: numbers as texts and with their unit, lines and
 * steps as objects, in groups, as one text or under their names. What cannot be read stays as it is and fails the form.
 */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys are compared by their letters: `prep_time`, `prepTime` and 'Prep time' are one. */
const plainKey = (key: string): string => key.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The first field of these names that has a value. Names are written in small letters alone. */
export function fieldOf(fields: Fields, names: readonly string[]): unknown {
  const byName = new Map(Object.entries(fields).map(([key, value]) => [plainKey(key), value]))
  return names.map((name) => byName.get(name)).find((value) => value !== undefined && value !== null)
}

export const fieldNames = {
  title: ['title', 'name', 'recipename', 'recipetitle', 'dishname', 'dish'],
  servings: ['servings', 'serves', 'portions', 'yield', 'recipeyield', 'numberofservings'],
  difficulty: ['difficulty', 'difficultylevel', 'level', 'skilllevel'],
  ingredients: ['ingredients', 'ingredientlist', 'ingredient', 'recipeingredient', 'recipeingredients'],
  steps: [
    'steps',
    'instructions',
    'method',
    'directions',
    'recipeinstructions',
    'preparationsteps',
    'cookingsteps',
  ],
} as const

const nested = ['items', 'list', 'entries', ...fieldNames.ingredients, ...fieldNames.steps]
const textNames = [
  'text',
  'instruction',
  'description',
  'action',
  'step',
  'content',
  'details',
  'direction',
  'body',
]
const minuteNames = [
  'minutes',
  'mins',
  'min',
  'time',
  'duration',
  'timeminutes',
  'durationminutes',
  'timeinminutes',
  'estimatedtime',
  'cooktime',
]
const foodNames = ['text', 'line', 'name', 'item', 'ingredient', 'food', 'ingredientname', 'product']
const amountNames = ['amount', 'quantity', 'qty', 'value', 'measure', 'weight']
const unitNames = ['unit', 'units', 'measure', 'measurement', 'unitofmeasure']
const preparedNames = [
  'preparation',
  'prep',
  'notes',
  'note',
  'state',
  'form',
  'comment',
  'details',
  'description',
]

/** Units that say nothing: things are counted without one. */
const noUnits: ReadonlySet<string> = new Set([
  'unit',
  'units',
  'count',
  'each',
  'pc',
  'piece',
  'pieces',
  'pcs',
  'n/a',
  'none',
  'null',
  '-',
])

const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toFixed(2))) : typeof value === 'string' ? value.trim() : ''

/** Ingredient lines, amount first, of whatever holds them. */
export function readLines(value: unknown): unknown {
  if (typeof value === 'string') return partsOf(value, /\n|;|,(?=\s*\d)/)
  if (Array.isArray(value)) return value.flatMap((each) => linesOfItem(each))
  return isFields(value) ? Object.entries(value).flatMap(([key, each]) => linesUnder(key, each)) : value
}

function linesOfItem(item: unknown): readonly unknown[] {
  if (typeof item === 'string') return partsOf(item, /\n/)
  if (!isFields(item)) return [item]
  const group = fieldOf(item, nested)
  if (Array.isArray(group)) return readLines(group) as readonly unknown[]
  return fieldOf(item, foodNames) === undefined ? (readLines(item) as readonly unknown[]) : [lineOf(item)]
}

/** 'zucchini': '200 g', a whole item under its name, or a group under its heading. */
function linesUnder(key: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return readLines(value) as readonly unknown[]
  if (isFields(value)) return [lineOf({ name: key, ...value })]
  return [lineOf({ name: key, amount: value })]
}

function lineOf(item: Fields): string {
  const food = textOf(fieldOf(item, foodNames))
  const amount = amountOf(item)
  const prepared = textOf(fieldOf(item, preparedNames))
  // 'To taste', 'as needed' stand behind a food.
  const isBehind = /^(?:to|as) /i.test(amount)
  const isThere = food.startsWith(amount) || prepared === food
  return [
    [isBehind || isThere ? '' : amount, food].filter(Boolean).join(' '),
    isBehind ? amount : '',
    prepared === food ? '' : prepared,
    item['optional'] === true ? 'optional' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function amountOf(item: Fields): string {
  const value = fieldOf(item, amountNames)
  if (isFields(value)) return amountOf(value)
  const [amount, unit] = [textOf(value), textOf(fieldOf(item, unitNames))]
  if (amount === unit || noUnits.has(unit.toLowerCase()) || amount.endsWith(` ${unit}`)) return amount
  return [amount, unit].filter(Boolean).join(' ')
}

/** Steps with their words and, where they are said, their minutes. */
export function readSteps(value: unknown): unknown {
  if (typeof value === 'string') return partsOf(value, /\n|\s(?=(?:step\s+)?\d{1,2}[.):]\s)/i).map(stepOf)
  if (Array.isArray(value)) return value.flatMap((each) => stepsOfItem(each))
  return isFields(value) ? Object.values(value).flatMap((each) => stepsOfItem(each)) : value
}

function stepsOfItem(item: unknown): readonly unknown[] {
  if (typeof item === 'string') return partsOf(item, /\n/).map(stepOf)
  if (!isFields(item)) return [item]
  const group = fieldOf(item, nested)
  if (Array.isArray(group)) return readSteps(group) as readonly unknown[]
  return [{ ...stepOf(wordsOf(item)), ...minutesIn(fieldOf(item, minuteNames)) }]
}

/** The words of a step; `step` may be its number beside them. */
const wordsOf = (item: Fields): string =>
  textNames
    .map((name) => fieldOf(item, [name]))
    .map((value) => (Array.isArray(value) ? value.map(textOf).join(' ') : value))
    .find((value): value is string => typeof value === 'string' && Number.isNaN(Number(value))) ?? ''

const numbering = /^\s*(?:[-*•]\s+|(?:step\s+)?\d{1,2}\s*[.):]\s+|step\s+\d{1,2}\s*[–-]?\s+)/i

const stepOf = (text: string) => ({ text: text.replace(numbering, '').trim() })

const partsOf = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map((part) => part.replace(numbering, '').trim())
    .filter(Boolean)

const isoDuration = /^PT(?:(\d+)H)?(?:(\d+)M)?$/

/** Minutes of '18', '18 minutes', '5-7 min', 'PT15M', 7.5; nothing where none are said. */
function minutesIn(value: unknown): { readonly minutes?: number } {
  if (typeof value === 'number') return Number.isFinite(value) ? { minutes: Math.ceil(value) } : {}
  if (typeof value !== 'string') return {}
  const [iso, hours = '0', minutes = '0'] = isoDuration.exec(value.trim()) ?? []
  if (iso !== undefined) return { minutes: Number(hours) * 60 + Number(minutes) }
  const said = durationsIn(value)
  if (said.length > 0) return { minutes: Math.ceil(said.reduce((all, { high }) => all + high, 0)) }
  const bare = Number.parseFloat(value)
  return Number.isNaN(bare) ? {} : { minutes: Math.ceil(bare) }
}

/** People that a recipe feeds where a model does not say: what its instructions ask for. */
export const usualServings = 4

/** 4, '4', 'Serves 4', '4-6 people', 'four', a list or an object of these. */
export function readServings(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return usualServings
  if (typeof value === 'number') return Math.round(value)
  if (Array.isArray(value)) return readServings(value[0])
  if (isFields(value)) return readServings(Object.values(value)[0])
  const words = textOf(value).toLowerCase()
  const digits = /\d+/.exec(words)
  if (digits !== null) return Number(digits[0])
  return (
    words
      .split(/\W+/)
      .map((word) => numberForms[word])
      .find((count) => count !== undefined) ?? value
  )
}

const difficultyWords: Readonly<Record<Difficulty, readonly string[]>> = {
  Easy: ['easy', 'simple', 'beginner', 'basic', 'low', 'quick', 'effortless', 'novice'],
  Medium: ['medium', 'moderate', 'intermediate', 'average', 'normal', 'mid'],
  Advanced: ['advanced', 'hard', 'difficult', 'expert', 'challenging', 'high', 'complex'],
}

/** The difficulty that a word means; undefined where none is said or known, and the kitchen finds it by itself. */
export function readDifficulty(value: unknown): Difficulty | undefined {
  const words = textOf(value).toLowerCase().split(/\W+/)
  const levels = Object.entries(difficultyWords) as [Difficulty, readonly string[]][]
  return words
    .map((word) => levels.find(([, forms]) => forms.includes(word))?.[0])
    .find((level) => level !== undefined)
}
