import { expect, test } from 'vitest'
import { findFood } from '../../foods/index.ts'
import type { CheckedRecipe, RecipeRequest } from '../../recipe/index.ts'
import { review } from '../index.ts'

const soup = {
  title: 'Zucchini and Carrot Soup',
  servings: 4,
  ingredients: ['1.5 kg zucchini, sliced', '5 carrots, sliced', '1 liter vegetable broth', '10 g salt'],
  steps: [
    { text: 'Simmer the zucchini and the carrots in the vegetable broth until tender.', minutes: 20 },
    { text: 'Add the salt and blend until smooth.', minutes: 5 },
  ],
  writtenBy: 'model' as const,
}

function recipeFor(request: RecipeRequest): CheckedRecipe {
  const result = review(soup, request)
  if (result.verdict === 'refused') throw new Error(JSON.stringify(result.findings))
  return result.recipe
}

test('A recipe says how much it takes of an amount that was typed, and how long the rest keeps where', () => {
  const { uses } = recipeFor({ ingredients: ['3 kg zucchini'] })
  expect(uses).toHaveLength(1)
  expect(uses?.[0]).toMatch(
    /^Uses 1 1\/2 kg of your 3 kg zucchini\. The rest keeps 1 week in the fridge, 10 months in the freezer\. /,
  )
})

const firstUse = (ingredients: string[]) => recipeFor({ ingredients }).uses?.[0]

test('A small part of a kilo is said in grams, and of a pound in ounces', () => {
  expect(firstUse(['20 kg zucchini'])).toMatch(/^Uses 1 1\/2 kg of your 20 kg zucchini\./)
  expect(firstUse(['3 kg carrots'])).toMatch(/^Uses \d{3} g of your 3 kg carrots\./)
  expect(firstUse(['9 lb carrots'])).toMatch(/^Uses \d+(?:\.\d)? oz of your 9 lb carrots\./)
})

test('What is used to the last is said to be', () => {
  expect(recipeFor({ ingredients: ['1500 g zucchini'] }).uses).toEqual(['Uses all of your 1500 g zucchini.'])
})

test('A line of which there is too little says how much there is of how much', () => {
  const { lines } = recipeFor({ ingredients: ['2 carrots'] })
  expect(lines.flatMap(({ short }) => short ?? [])).toEqual(['You have 2 of 5 carrots'])
})

test('Parts are told apart and not as a fraction of a fraction', () => {
  const short = recipeFor({ ingredients: ['0.5 kg zucchini'] }).lines.flatMap((line) => line.short ?? [])
  expect(short).toEqual(['You have 1/2 kg of about 1 1/2 kg zucchini'])
})

test('Nothing is said of foods whose amount nobody typed', () => {
  const recipe = recipeFor({ ingredients: ['zucchini', 'carrots'] })
  expect(recipe.uses).toBeUndefined()
  expect(recipe.lines.flatMap(({ short }) => short ?? [])).toEqual([])
})

test('What is left of a can that was begun keeps as opened food does, and whole cans as before', () => {
  const stew = {
    title: 'Chickpea Stew',
    servings: 4,
    ingredients: ['600 g canned chickpeas, drained', '1 onion, chopped', '500 ml vegetable broth'],
    steps: [{ text: 'Simmer the chickpeas and the onion in the vegetable broth until tender.', minutes: 30 }],
    writtenBy: 'model' as const,
  }
  const usesOf = (ingredients: string[]) => {
    const result = review(stew, { ingredients })
    return result.verdict === 'refused' ? [] : result.recipe.uses
  }
  expect(usesOf(['3 cans chickpeas'])?.[0]).toMatch(
    /^Uses \d(?: [13]\/[24])? of your 3 cans of chickpeas\. The rest keeps 3 to 4 days in the fridge, now that it is open\.$/,
  )
  expect(usesOf(['600 g canned chickpeas', '1 can of corn'])?.[0]).toBe(
    'Uses all of your 600 g canned chickpeas.',
  )
})

test('Cooked meat is not told to lie where raw meat drips', () => {
  expect(findFood('cooked chicken')?.storage.tip).toMatch(
    /^Keep chilled in a closed box, away from raw meat\./,
  )
  expect(findFood('chicken thigh')?.storage.tip).toMatch(/drips/)
})
