import type { CheckedRecipe } from '@plotluck/kitchen'
import { foodsNamedIn, isNamedByLine } from '../oracle/agreement.ts'
import { forbiddenWords } from '../oracle/diets.ts'
import { tableFoods } from '../oracle/food-tables.ts'
import { singular, wordsOf } from '../oracle/words.ts'
import type { Asked, Fault } from '../suggestion.ts'

/** A recipe that uses nothing of the basket. */
export function judgeUse(recipe: CheckedRecipe, { request }: Asked): readonly Fault[] {
  return request.ingredients.some((item) => isUsed(item, recipe))
    ? []
    : [
        {
          figure: 'uses the basket',
          detail: `"${recipe.title}" uses none of ${request.ingredients.join(', ')}`,
        },
      ]
}

/** Whether a line of the recipe asks for what was typed. */
export function isUsed(item: string, recipe: CheckedRecipe): boolean {
  const typed = inUsWords(item)
  const name = typed.toLowerCase()
  if (recipe.lines.some(({ food }) => food === name)) return true
  const spoken = foodsNamedIn(typed)
  return spoken.length > 0
    ? spoken.some((food) => recipe.ingredients.some((line) => isNamedByLine(food, line)))
    : wordsOf(typed).some((word) => recipe.ingredients.some((line) => wordsOf(line).includes(singular(word))))
}

/** What cooks elsewhere and keyboards call foods of the tables. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/courgettes?/i, 'zucchini'],
  [/aubergines?/i, 'eggplant'],
  [/beetroots?/i, 'beet'],
  [/celeriac/i, 'celery root'],
  [/swede/i, 'rutabaga'],
  [/sweetcorn/i, 'corn'],
  [/blackcurrants?/i, 'black currant'],
  [/broad beans?/i, 'fava bean'],
  [/spring onions?/i, 'green onion'],
  [/purple sprouting broccoli/i, 'broccolini'],
  [/^(?:mince|beef mince|minced beef)$/i, 'ground beef'],
  [/^minced (?=pork|lamb)/i, 'ground '],
  [/sour milk/i, 'buttermilk'],
  [/zuchini/i, 'zucchini'],
  [/brocolli/i, 'broccoli'],
  [/^squash$/i, 'butternut squash'],
  [/wraps/i, 'tortilla'],
  [/🍅/u, 'tomato'],
  [/🥕/u, 'carrot'],
  [/🧅/u, 'onion'],
]

function inUsWords(typed: string): string {
  return elsewhere.reduce((text, [pattern, name]) => text.replace(pattern, name), typed)
}

/** Lines that have to be bought and are not salt, pepper, oil or water. */
export function boughtLines(recipe: CheckedRecipe): readonly string[] {
  return recipe.lines
    .filter(({ availability, text }) => availability === 'need' && !nobodyBuys.test(text))
    .map(({ text }) => text)
}

const nobodyBuys = /\bsalt\b(?! pork| cod)|\b(?:black|white|ground) pepper\b|^pepper\b|\b(?:oil|water|ice)\b/i

/** Lines said to be at home that nobody has: not in the basket, no staple. */
export function judgeHave(recipe: CheckedRecipe, { request }: Asked): readonly Fault[] {
  const basket = request.ingredients.map(inUsWords)
  return recipe.lines
    .filter(({ have, text }) => have && !nobodyBuys.test(text))
    .filter(({ text }) => !basket.some((item) => isNamedByLine(item, text) || shareHead(item, text)))
    .map(({ text }) => ({ figure: 'have', detail: `"${text}" from ${basket.join(', ')}` }))
}

function shareHead(typed: string, line: string): boolean {
  const words = new Set(wordsOf(line))
  const inBrackets = /\(([^)]*)\)/.exec(typed)?.[1] ?? ''
  return [...foodsNamedIn(typed), inBrackets].some((food) => wordsOf(food).some((word) => words.has(word)))
}

/**
 * What three dishes can hold: three vegetables, one main food (meat, fish, tofu or a legume), one of dairy and eggs, one starch and one herb
 * each, and fruit in two of them; the rest of a basket has to wait.
 * Kinds not named (spices, sauces, oils, sweets, drinks) are not counted, nor is what bakers and mills sell and nobody cooks by itself.
 */
const most: Readonly<Record<string, { readonly kind: string; readonly count: number }>> = {
  ...kind('vegetable', 9, ['vegetable']),
  ...kind('herb', 3, ['herb']),
  ...kind('fruit', 2, ['fruit']),
  ...kind('main', 3, [
    'meat',
    'poultry',
    'fish',
    'seafood',
    'plant_protein_drink',
    'plant-protein',
    'legume',
  ]),
  ...kind('dairy and eggs', 3, ['dairy_egg', 'dairy', 'egg']),
  ...kind('starch', 3, ['grain_flour_pasta', 'grain', 'pasta-noodle', 'bread_bakery', 'bread-bakery']),
}

/** Flours, starches, brans and powders: a baker's, not part of a basket that has to be used up. */
const bakers = /\b(?:flour|starch|cornstarch|bran|germ|gluten|flakes|tapioca|arrowroot|powder)\b/

function kind(name: string, count: number, categories: readonly string[]) {
  return Object.fromEntries(categories.map((category) => [category, { kind: name, count }]))
}

/**
 * Of the foods of the basket that can go together and fit the diets, how many the three use; null when none can, or when
 * a cuisine was asked for: it leaves out what is strange to it, and who asks for it knows.
 */
export function coverage(
  recipes: readonly CheckedRecipe[],
  { request }: Asked,
): { used: number; of: number } | null {
  if (request.cuisine !== undefined) return null
  const kinds = new Map<string, { used: number; present: number; count: number }>()
  for (const item of request.ingredients) {
    const place = most[tableFoods.get(singularName(item))?.category ?? '']
    if (place === undefined || bakers.test(item) || isForbidden(item, request.dietary ?? [])) continue
    const tally = kinds.get(place.kind) ?? { used: 0, present: 0, count: place.count }
    tally.present += 1
    if (recipes.some((recipe) => isUsed(item, recipe))) tally.used += 1
    kinds.set(place.kind, tally)
  }
  const tallies = [...kinds.values()]
  const of = tallies.reduce((sum, { present, count }) => sum + Math.min(present, count), 0)
  const used = tallies.reduce((sum, tally) => sum + Math.min(tally.used, tally.count), 0)
  return of === 0 ? null : { used, of }
}

function isForbidden(item: string, diets: readonly string[]): boolean {
  return diets.some((diet) => forbiddenWords(diet, item).length > 0)
}

/** The table's name of a food typed in the plural or by its bare name. */
function singularName(typed: string): string {
  const name = typed.toLowerCase().trim()
  if (tableFoods.has(name)) return name
  const words = name.split(' ')
  const folded = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ')
  return tableFoods.has(`fresh ${folded}`) ? `fresh ${folded}` : folded
}

/** Recipes of one answer that are hardly different: the same dish of the same main foods, or a sentence in all three. */
export function judgeVariety(recipes: readonly CheckedRecipe[]): readonly Fault[] {
  const [first, ...others] = recipes
  if (first === undefined) return []
  const shared = first.steps.filter(({ text }) =>
    others.every(({ steps }) => steps.some((step) => step.text === text)),
  )
  const titles = new Set(recipes.map(({ title }) => title))
  return [
    ...shared.map(({ text }) => ({ figure: 'same step in all three', detail: `"${text}"` })),
    ...(titles.size < recipes.length ? [{ figure: 'same title twice', detail: first.title }] : []),
  ]
}
