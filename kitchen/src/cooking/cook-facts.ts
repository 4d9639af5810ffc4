import type { FoodName } from '../foods/index.ts'

/** Ways of cooking that the tables give minutes for. `raw` needs none. */
export const methods = ['saute', 'roast', 'boil', 'steam', 'simmer', 'grill'] as const
export type Method = (typeof methods)[number]

/** How long a food takes by one method, cut for it, and how the cook knows that it is done. */
export type Doneness = { readonly minutes: number; readonly cue: string }

/** How finely a food is cut, chosen by the dish: `bite` for pans and trays, `small` for soups and salads, `whole` to be carved later, `rough` for what is blended. */
export const cutSizes = ['bite', 'small', 'thin', 'grate', 'wedge', 'whole', 'rough'] as const
export type CutSize = (typeof cutSizes)[number]

/**
 * What a food can do in a dish. Slots ask for tags, so a tag stands for "a cook would put it there",
 * not for botany: tomatoes are vegetables, avocados are not.
 */
export const tags = [
  'vegetable',
  'soft',
  'root',
  'starchy',
  'hard-squash',
  'brassica',
  'leafy',
  'salad-leaf',
  'crunchy',
  'podded',
  'tomato',
  'pepper',
  'mushroom',
  'eggplant',
  'allium',
  'garlic',
  'ginger',
  'chili',
  'celery',
  'grates',
  'stuffs',
  'herb',
  'woody-herb',
  'citrus',
  'fruit',
  'berry',
  'orchard-fruit',
  'stone-fruit',
  'tropical-fruit',
  'salad-fruit',
  'baking-fruit',
  'sour-fruit',
  'avocado',
  'dried-fruit',
  'poultry',
  'whole-bird',
  'steak',
  'chop',
  'ground-meat',
  'sausage',
  'cured-meat',
  'stew-meat',
  'cooked-meat',
  'cooked-rice',
  'cooked-pasta',
  'fresh-pasta',
  'cooked-potato',
  'mash',
  'fish',
  'canned-fish',
  'smoked-fish',
  'shellfish',
  'egg',
  'tofu',
  'beans',
  'lentils',
  'red-lentils',
  'split-pulses',
  'long-rice',
  'round-rice',
  'brown-rice',
  'whole-grain',
  'quick-grain',
  'polenta',
  'oats',
  'pasta',
  'rice-noodles',
  'wheat-noodles',
  'bread',
  'flatbread',
  'tortilla',
  'pastry',
  'flour',
  'crumbs',
  'hard-cheese',
  'melting-cheese',
  'fresh-cheese',
  'crumbly-cheese',
  'cooking-cheese',
  'cream',
  'yogurt',
  'milk',
  'plant-milk',
  'butter',
  'coconut-milk',
  'nut',
  'seed',
  'nut-butter',
  'briny',
  'acid',
  'spice',
  'sweetener',
  'chocolate',
  'broth',
  'wine',
  'oil',
  'savoury-sauce',
  'hot-sauce',
] as const
export type Tag = (typeof tags)[number]

/**
 * How a cook handles a food: what it is called in a sentence, how it is cut, how much of it one serving takes and
 * how it cooks. Minutes and cues are kitchen practice for the cut named; the cue decides, the minutes guide.
 */
export type CookFacts = {
  readonly food: FoodName
  /** One piece in a sentence ('red onion'), or the stuff itself when `isMass` ('spinach'). */
  readonly one: string
  /** Several pieces ('red onions'); the same as `one` when `isMass`. */
  readonly many: string
  readonly isMass: boolean
  readonly tags: ReadonlySet<Tag>
  /** Grams for one serving when the food stands alone in its slot. */
  readonly portion: number
  /** An instruction with `_` for the food, per size of cut: 'slice _ into half-moons'. */
  readonly cuts: Readonly<Partial<Record<CutSize, string>>>
  /** Minutes of knife work for two to four servings. */
  readonly prepMinutes: number
  readonly cook: Readonly<Partial<Record<Method, Doneness>>>
  /** Kitchens in whose dishes the food would surprise; empty when it is at home everywhere. */
  readonly strangeIn: readonly string[]
}

/** One row as the tables write it; what is left out follows from the texture or the kind of food. */
export type CookRow = {
  readonly food: FoodName
  readonly one?: string
  readonly many?: string
  readonly isMass?: boolean
  readonly tags: readonly Tag[]
  readonly portion: number
  readonly cuts?: CookFacts['cuts']
  readonly prepMinutes?: number
  readonly cook?: CookFacts['cook']
  readonly strangeIn?: readonly string[]
}

/** Completes a row: the names fall back to the food's own, the mass noun to its single form. */
export function cookFacts(row: CookRow): CookFacts {
  const one = row.one ?? row.food
  const isMass = row.isMass ?? false
  return {
    food: row.food,
    one,
    many: isMass ? one : (row.many ?? pluralOf(one)),
    isMass,
    tags: new Set(row.tags),
    portion: row.portion,
    cuts: row.cuts ?? {},
    prepMinutes: row.prepMinutes ?? (row.cuts === undefined ? 0 : 1.5),
    cook: row.cook ?? {},
    strangeIn: row.strangeIn ?? [],
  }
}

function pluralOf(noun: string): string {
  if (/(?:s|x|ch|sh|potato|tomato|mango|chili)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}
