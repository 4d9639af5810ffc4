import type { MealType } from '@plotluck/contract'
import type { Check, CheckKind } from '@plotluck/kitchen'

/** Every word of a document that is not the recipe's own. */
export type PdfTexts = ReturnType<typeof pdfTexts>

/** The texts of the documents; numbers and dates as the reader's locale writes them. */
export function pdfTexts(locale: string) {
  const numbers = new Intl.NumberFormat(locale)
  const names = new Intl.ListFormat('en', { type: 'conjunction' })
  const count = (value: number): string => numbers.format(value)
  const many = (value: number, one: string, more: string): string =>
    `${count(value)} ${value === 1 ? one : more}`
  return {
    ...words,
    count,
    minutes: (value: number) => `${count(value)} min`,
    servings: (value: number) => many(value, 'serving', 'servings'),
    grams: (value: number) => `${count(value)} g`,
    coverage: (counted: number, total: number) => `${count(counted)} of ${count(total)} lines counted`,
    notCounted: (lines: readonly string[]) => `Not counted: ${names.format(lines)}.`,
    page: (page: number, pages: number) => `Page ${count(page)} of ${count(pages)}`,
    recipes: (value: number) => many(value, 'recipe', 'recipes'),
    matching: (searched: string) => `Matching “${searched}”`,
    things: (value: number) => many(value, 'thing to get', 'things to get'),
    // More than three names hide the list behind them.
    forRecipes: (titles: readonly string[]) =>
      `for ${titles.length > 3 ? many(titles.length, 'recipe', 'recipes') : names.format(titles)}`,
    weekday: (date: string) => dateText(locale, date, { weekday: 'long' }),
    dayOfMonth: (date: string) => dateText(locale, date, { day: 'numeric', month: 'long' }),
    span: (from: string, to: string) =>
      `${dateText(locale, from, dayOfYear)} – ${dateText(locale, to, dayOfYear)}`,
  }
}

const dayOfYear = { day: 'numeric', month: 'long', year: 'numeric' } as const

// A calendar date lies in no zone; UTC keeps it the day that it is.
const dateText = (locale: string, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

const words = {
  product: 'Plotluck',
  tagline: 'Turn what you grow into what you cook.',
  untitled: 'Recipe',
  collection: 'Saved recipes',
  warning: 'AI-Generated Recipe - Review Before Cooking',
  warningText: 'Check the ingredients against your allergies, and cook meat, fish and eggs through.',
  ingredients: 'Ingredients',
  optional: 'optional',
  instructions: 'Instructions',
  nutrition: 'Nutrition per serving',
  nutrients: { calories: 'Calories', protein: 'Protein', carbs: 'Carbs', fat: 'Fat' },
  us9: 'Allergens (US)',
  eu14: 'Allergens (EU)',
  mayContain: 'May contain, read the label',
  noAllergens: 'None found',
  notKnown: 'Not known: one of the foods is new to us',
  diets: 'Fits these diets',
  noDiets: 'None of ours',
  checked: 'What we checked',
  outcomes: { passed: 'Fine', repaired: 'Mended', notice: 'Good to know' } satisfies Record<
    Check['outcome'],
    string
  >,
  checks: {
    allergens: 'Allergens',
    diets: 'Diets',
    temperatures: 'Safe temperatures',
    hazards: 'Hazards',
    'ingredients-and-steps': 'Ingredients and steps',
    amounts: 'Amounts',
    time: 'Time',
    nutrition: 'Nutrition',
    'have-and-need': 'What you have',
  } satisfies Record<CheckKind, string>,
  leftovers: 'Leftovers',
  week: 'The week',
  slots: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } satisfies Record<
    MealType,
    string
  >,
  shoppingList: 'Shopping list',
  nothingToBuy: 'Nothing to buy',
  staples: 'Check at home',
  atHome: 'Already at home',
  ownLines: 'Your own lines',
  lossy: 'Emoji are left out here, and a letter that our fonts do not have stands as a question mark.',
}
