/** The closed lists of words that the kitchen decides by and that its callers may ask for. Nothing else stands here, so a page may import it. */

/** The diets that can be asked for. */
export const dietaryFilters = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'keto', 'paleo'] as const
/** The diets that the kitchen decides. */
export const diets = [...dietaryFilters, 'pescatarian'] as const
export type Diet = (typeof diets)[number]

/** The values of the cuisine filter. */
export const cuisines = ['italian', 'mexican', 'asian', 'mediterranean', 'american', 'indian'] as const
export type Cuisine = (typeof cuisines)[number]

/** The values of the time filter: minutes that the whole recipe may take at the most. */
export const maxTimes = [15, 30, 45, 60] as const
/** The same as they are written on the wire and on a command line, in the same order. */
export const maxTimeTexts = maxTimes.map((minutes) => `${minutes}` as const)

/** The minutes that a text of `maxTimeTexts` stands for; undefined for any other text. */
export const maxTimeOf = (text: string): number | undefined =>
  maxTimes.find((minutes) => `${minutes}` === text)

export const difficulties = ['Easy', 'Medium', 'Advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/** The nine major allergens of US law (FALCPA 2004, FASTER Act 2021). */
export const us9Allergens = [
  'milk',
  'egg',
  'fish',
  'crustaceans',
  'tree nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
] as const
export type Us9Allergen = (typeof us9Allergens)[number]

/** The fourteen allergens of Regulation (EU) 1169/2011, Annex II. */
export const eu14Allergens = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'tree nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Eu14Allergen = (typeof eu14Allergens)[number]
