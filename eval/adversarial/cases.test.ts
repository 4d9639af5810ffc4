import { expect, test } from 'vitest'
import { review } from '@plotluck/kitchen'
import { adversarialCases } from './cases.ts'
import { goodRecipes } from './good-recipes.ts'
import { judge } from './judge.ts'

test.each(adversarialCases.map((each) => [each.kind, each.name, each] as const))(
  'review() lets nothing of %s through: %s',
  (_kind, _name, each) => {
    expect(judge(each)).toBeNull()
  },
)

test('the adversarial recipes are at least 200, the good ones at least 60', () => {
  expect(adversarialCases.length).toBeGreaterThanOrEqual(200)
  expect(goodRecipes.length).toBeGreaterThanOrEqual(60)
})

test.each(goodRecipes.map((each) => [each.draft.title, each] as const))(
  'review() has nothing to mend in a good recipe: %s',
  (_title, { draft, request }) => {
    const { verdict, findings } = review(draft, request)
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([])
    expect(verdict).toBe('passed')
  },
)
