import { suggest } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { modelBasket } from '../../testing/index.ts'
import { createRecipeSet } from './recipe-set.ts'

function planned() {
  const plan = suggest({ ingredients: modelBasket }, { seed: 7, today: '2026-07-15' })
  if (!plan.ok) throw new Error(plan.failure.message)
  return plan.recipes
}

test('a recipe takes the place it was asked for, though it shares more foods with another', () => {
  const recipes = planned()
  const set = createRecipeSet(recipes)
  const [first, , third] = set.open()
  const [, , likeThird] = recipes
  if (!first || !likeThird) throw new Error('Three recipes are planned')
  set.accept(likeThird, [first])
  expect(set.open()).not.toContain(first)
  expect(set.open()).toContain(third)
})

test('of several that were asked for it takes the one whose foods it shares most', () => {
  const recipes = planned()
  const set = createRecipeSet(recipes)
  const [, , third] = set.open()
  const [, , likeThird] = recipes
  if (!likeThird) throw new Error('Three recipes are planned')
  set.accept(likeThird, set.open())
  expect(set.open()).not.toContain(third)
})
