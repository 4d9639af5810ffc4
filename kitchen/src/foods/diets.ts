/** The diets that the kitchen decides. The first six are the product's filters. */
export const diets = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'keto',
  'paleo',
  'pescatarian',
] as const
export type Diet = (typeof diets)[number]
