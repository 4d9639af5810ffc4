import { expect, test } from 'vitest'
import { review } from '../review/index.ts'
import { type Fit, fitOf } from './fit-of.ts'
import type { HouseholdMember } from './recipe.ts'

function fitFor(lines: readonly string[], person: Partial<HouseholdMember>): Fit | undefined {
  const draft = {
    title: 'Supper',
    servings: 2,
    ingredients: lines,
    steps: [{ text: 'Mix everything in a bowl and serve.', minutes: 5 }],
    writtenBy: 'model' as const,
  }
  const reviewed = review(draft, { ingredients: [] })
  if (reviewed.verdict === 'refused')
    throw new Error(reviewed.findings.map(({ message }) => message).join(' '))
  return fitOf(reviewed.recipe, { allergens: [], diets: [], ...person })
}

test.each<[string, readonly string[], Partial<HouseholdMember>, Fit | undefined]>([
  [
    'what holds the allergen is not for them',
    ['200 g noodles', '2 tbsp peanut butter'],
    { allergens: ['peanuts', 'fish'] },
    { kind: 'unfit', allergens: ['peanuts'], brokenDiets: [] },
  ],
  [
    'what breaks the diet is not for them',
    ['200 g tomatoes', '100 g feta cheese'],
    { diets: ['vegan'] },
    { kind: 'unfit', allergens: [], brokenDiets: ['vegan'] },
  ],
  [
    'a line that nobody knows is never safe',
    ['200 g tomatoes', '2 tbsp granny glorp'],
    { allergens: ['peanuts'] },
    { kind: 'unsure', mayContain: [], unknown: ['2 tbsp granny glorp'] },
  ],
  [
    'every line known and nothing held is safe',
    ['200 g tomatoes', '1 cucumber'],
    { allergens: ['peanuts'] },
    { kind: 'safe' },
  ],
  ['who keeps to nothing needs no word', ['200 g tomatoes'], { dislikes: ['olives'] }, undefined],
])('fitOf(): %s', (_what, lines, person, fit) => {
  expect(fitFor(lines, person)).toEqual(fit)
})

test('fitOf() sends to the label where the brand decides', () => {
  expect(fitFor(['200 g tomatoes', '50 g dark chocolate'], { allergens: ['milk'] })).toMatchObject({
    kind: 'unsure',
    mayContain: ['milk'],
  })
})
