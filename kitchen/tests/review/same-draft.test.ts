import { review, suggest } from '@plotluck/kitchen'
import { expect, test } from 'vitest'

const found = suggest({ ingredients: ['tomatoes', 'mozzarella', 'basil'] }, { seed: 1, today: '2026-07-15' })
const [recipe] = found.ok ? found.recipes : []

test("a dish of the kitchen's own is held against each basket and each diet anew, however often it comes", () => {
  if (recipe === undefined) throw new Error('The basket has no recipe')
  const draft = { ...recipe, writtenBy: 'kitchen' as const }
  const first = review(draft, { ingredients: ['tomatoes'] })
  const again = review(draft, { ingredients: ['olive oil'] })
  if (first.verdict === 'refused' || again.verdict === 'refused') throw new Error('The recipe is refused')
  const { lines, user_has, checks, ...rest } = first.recipe
  expect(again.recipe).toMatchObject(rest)
  expect(again.recipe.user_has).not.toEqual(user_has)
  expect(review(draft, { ingredients: ['tomatoes'] })).toEqual(first)
  expect(review(draft, { ingredients: ['tomatoes'], dietary: ['vegan'] }).verdict).toBe('refused')
  expect(review(draft, { ingredients: ['tomatoes'], maxTime: 1 }).verdict).toBe('refused')
  const allergic = { name: 'Ben', allergens: ['milk' as const], diets: [], dislikes: [] }
  const household = { people: [allergic], servings: 2 }
  expect(review(draft, { ingredients: ['tomatoes'], household }).verdict).toBe('refused')
  expect({ lines: lines.length, checks: checks.length }).toEqual({
    lines: again.recipe.lines.length,
    checks: again.recipe.checks.length,
  })
})
