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
