import type { FoodName } from '../foods/index.ts'

/** Ways of cooking that the tables give minutes for. `raw` needs none. */
export const methods = ['saute', 'roast', 'boil', 'steam', 'simmer', 'grill'] as const
export type Method = (typeof methods)[number]

/** How long a food takes by one method, cut for it, and how the cook knows that it is done. */
export type Doneness = { readonly minutes: number; readonly cue: string }

/** How finely a food is cut, chosen by the dish: `bite` for pans and trays, `small` for soups and salads, `whole` to be carved later, `rough` for what is blended. */
export const cutSizes = ['bite', 'small', 'thin', 'grate', 'wedge', 'whole', 'rough'] as const
export type CutSize = (typeof cutSizes)[number]

/** Meat, fish and what stands in for them: the middle of a plate. */
export const mainTags = [
  'poultry',
  'whole-bird',
  'steak',
  'chop',
  'ground-meat',
  'sausage',
  'cured-meat',
  'stew-meat',
  'fish',
  'canned-fish',
  'smoked-fish',
  'shellfish',
  'tofu',
  'beans',
  'lentils',
  'red-lentils',
  'split-pulses',
  'cooked-meat',
] as const

/** Milk, what is made of it, and eggs. */
export const dairyTags = [
  'egg',
  'cooked-egg',
  'milk',
  'cream',
  'yogurt',
  'butter',
  'hard-cheese',
  'melting-cheese',
  'fresh-cheese',
  'crumbly-cheese',
  'cooking-cheese',
] as const

/** Grains, noodles, bread and potatoes already cooked. */
export const starchTags = [
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
  'cooked-rice',
  'cooked-pasta',
  'cooked-potato',
  'mash',
] as const

/**
 * What a food can do in a dish. Slots ask for tags, so a tag stands for "a cook would put it there",
 * not for botany: tomatoes are vegetables, avocados are not.
 */
export const tags = [
  ...mainTags,
  ...dairyTags,
  ...starchTags,
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
  'fresh-pasta',
  'plant-milk',
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

/** Cook facts as their file holds them. */
export type CookRow = Omit<CookFacts, 'tags'> & { readonly tags: readonly Tag[] }
