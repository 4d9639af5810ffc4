import { counted, listed } from '../format.ts'

/** Names of allergens as a person reads them; the two laws differ, so both lists' words are here. */
const allergens = {
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  crustaceans: 'Crustaceans',
  'tree nuts': 'Tree nuts',
  peanuts: 'Peanuts',
  wheat: 'Wheat',
  soy: 'Soy',
  sesame: 'Sesame',
  gluten: 'Gluten',
  celery: 'Celery',
  mustard: 'Mustard',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
}

const diets = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  keto: 'Keto',
  paleo: 'Paleo',
  pescatarian: 'Pescatarian',
}

/** What screens besides the household's own say of who is at the table. */
export const tableTexts = {
  allergens,
  diets,
  /** What a card says of the people of the household. */
  fit: {
    safe: (names: readonly string[]) => `Safe for ${listed(names)}`,
    notFor: (name: string) => `Not for ${name}`,
    checkFor: (name: string) => `Check for ${name}`,
    holds: (held: readonly string[], name: string) => `Has ${listed(held)}: not for ${name}`,
    breaks: (broken: readonly string[], name: string) => `Not ${listed(broken)}: not for ${name}`,
    mayHold: (held: readonly string[], name: string) =>
      `May contain ${listed(held)}: read the label for ${name}`,
    unknown: (lines: number, name: string) =>
      `${counted(lines, { one: 'line', other: 'lines' })} we do not know: check for ${name}`,
  },
  summary: {
    link: 'Household',
    nobody: 'An allergy or a diet at your table? ',
    tell: 'Tell us who eats along',
    cookingFor: (names: readonly string[]) => `Cooking for ${listed(names)}`,
    without: (words: readonly string[]) => `Kept out: ${listed(words).toLowerCase()}.`,
    keeping: (words: readonly string[]) => `Everything is ${listed(words).toLowerCase()}.`,
    change: 'Change',
  },
}
