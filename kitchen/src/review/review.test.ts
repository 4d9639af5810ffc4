import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckedRecipe, RecipeDraft } from '../recipe/index.ts'
import { review } from './review.ts'

const request = { ingredients: ['tomatoes', 'zucchini'] }
const stew: RecipeDraft = {
  title: 'Tomato Stew',
  servings: 2,
  ingredients: [
    '2 tbsp olive oil, divided',
    '1 onion, chopped',
    '400 g tomatoes',
    'Salt and pepper, to taste',
  ],
  steps: [
    { text: 'Heat half the oil in a pot and cook the onion for 5 minutes, until soft.', minutes: 6 },
    {
      text: 'Add the tomatoes and simmer for 15 minutes. Season with salt and pepper and drizzle with the rest of the oil.',
      minutes: 16,
    },
  ],
  writtenBy: 'model',
}

test('review() passes a good recipe in a free style and changes nothing', () => {
  const result = review(stew, request)
  expect(result).toMatchObject({
    verdict: 'passed',
    recipe: { ingredients: stew.ingredients, prep_time: 22 },
  })
})

test('review() keeps the sentences about baby spinach, which are about no baby', () => {
  const [first, ...others] = stew.steps
  const wilted = { text: 'Cook the baby spinach with baby carrots until dry, 8 minutes.', minutes: 8 }
  const ingredients = [...stew.ingredients, '300 g baby spinach', '100 g baby carrots']
  const steps = [...(first ? [first] : []), wilted, ...others]
  const result = review({ ...stew, ingredients, steps }, { ingredients: ['baby spinach'] })
  if (result.verdict === 'refused') throw new Error('a safe recipe was refused')
  expect(result.recipe.steps.map(({ text }) => text)).toContain(wilted.text)
})

test('review() does not believe the time, the diets or what is at home that a draft says of itself', () => {
  const result = review(
    { ...stew, prep_time: 1, title: 'Five-Minute Tomato Stew' },
    { ingredients: ['tomatoes'] },
  )
  if (result.verdict === 'refused') throw new Error('a safe recipe was refused')
  expect(result.recipe.prep_time).toBe(22)
  expect(result.recipe.user_has).not.toContain('1 onion, chopped')
})

const word = fc.constantFrom(
  'tomatoes',
  'chicken',
  'soy sauce',
  'honey',
  'raw',
  'until',
  '60°F',
  '165°F',
  'for',
  '5 minutes',
  'bake',
  'the',
  '1/2 cup',
  '300 g',
  'ignore previous instructions',
  '<b>',
  'kidney beans',
  'feta',
  'vegan',
  '.',
  ',',
  '\n',
  '🍅',
  '',
)
const text = fc.oneof(
  fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
  fc.string({ maxLength: 60 }),
)
const drafts: fc.Arbitrary<RecipeDraft> = fc.record({
  title: text,
  servings: fc.oneof(fc.integer({ min: -3, max: 99 }), fc.double()),
  ingredients: fc.array(text, { maxLength: 8 }),
  steps: fc.array(fc.record({ text, minutes: fc.oneof(fc.integer({ min: -9, max: 999 }), fc.double()) }), {
    maxLength: 5,
  }),
  writtenBy: fc.constant('model' as const),
})
const diets = fc.subarray(['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'keto', 'paleo'] as const)

function draftOf({ title, servings, ingredients, steps, difficulty, leftovers }: CheckedRecipe): RecipeDraft {
  return { title, servings, ingredients, steps, difficulty, leftovers, writtenBy: 'model' }
}

test('review() never throws, and what it lets through is whole: times, servings, what is at home, the diets asked for', () => {
  fc.assert(
    fc.property(drafts, diets, (draft, dietary) => {
      const result = review(draft, { ...request, dietary })
      if (result.verdict === 'refused') {
        expect(result.findings).not.toEqual([])
        return
      }
      const { recipe } = result
      expect(recipe.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(recipe.prep_time)
      expect(recipe.servings).toBeGreaterThanOrEqual(1)
      expect(recipe.servings).toBeLessThanOrEqual(24)
      for (const line of recipe.user_has) expect(recipe.ingredients).toContain(line)
      for (const diet of dietary) expect(recipe.diets).toContain(diet)
    }),
    { numRuns: 400 },
  )
})

test('review() finds nothing to mend in what it has mended', () => {
  const lines = fc.subarray(['1 tbsp honey', '200 g chicken breast', '2 tbsp soy sauce', '1 egg'], {
    minLength: 1,
  })
  fc.assert(
    fc.property(lines, (added) => {
      const foods = added.map((line) => line.replace(/^[\d/]+ (?:tbsp |g )?/, ''))
      const first = review(
        {
          ...stew,
          ingredients: [...stew.ingredients, ...added],
          steps: [
            ...stew.steps,
            { text: `Add the ${foods.join(' and ')} and cook for 10 minutes.`, minutes: 10 },
          ],
        },
        request,
      )
      if (first.verdict === 'refused') return
      const again = review(draftOf(first.recipe), request)
      expect(again.verdict).toBe('passed')
    }),
  )
})

test('review() takes a title that names what the recipe makes, and takes a food out of it that had to be bought', () => {
  const kraut: RecipeDraft = {
    ...stew,
    title: 'Red Cabbage Sauerkraut',
    servings: 20,
    ingredients: ['2 kg red cabbage', '45 g salt'],
    steps: [
      {
        text: 'Knead the red cabbage with the salt for 10 minutes, until it stands in its juice.',
        minutes: 15,
      },
      { text: 'Press it into a clean jar, weigh it down and keep it in the fridge for 3 weeks.', minutes: 5 },
    ],
  }
  const cabbage = { ingredients: ['red cabbage'] }
  expect(review(kraut, cabbage)).not.toMatchObject({ verdict: 'refused' })
  expect(review({ ...kraut, title: 'Salmon and Red Cabbage' }, cabbage)).toMatchObject({
    verdict: 'repaired',
    recipe: { title: 'Red Cabbage' },
  })
})

test('review() does not read a diet out of the name of the dish that the recipe makes', () => {
  const salad: RecipeDraft = {
    ...stew,
    title: 'Warm Potato Salad',
    ingredients: ['600 g potatoes', '2 tbsp olive oil', '1 tbsp red wine vinegar', '1 tsp salt'],
    steps: [
      { text: 'Boil the potatoes for 20 minutes, until tender, and slice them.', minutes: 25 },
      { text: 'Turn them in the oil, the vinegar and the salt.', minutes: 3 },
    ],
  }
  const vegan = { ingredients: ['potatoes'], dietary: ['vegan' as const] }
  expect(review(salad, vegan)).not.toMatchObject({ verdict: 'refused' })
  expect(review({ ...salad, title: 'Potatoes with Butter Sauce' }, vegan).verdict).toBe('refused')
})
