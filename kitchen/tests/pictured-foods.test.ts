import { suggest } from '@plotluck/kitchen'
import { expect, test } from 'vitest'

test('what a dish is named after lies in its picture, though the dish can do without it', () => {
  const suggestion = suggest(
    { ingredients: ['salmon', 'asparagus', 'lemon'] },
    { seed: 1, today: '2026-05-20' },
  )
  const named = suggestion.ok ? suggestion.recipes.filter(({ title }) => title.includes('Asparagus')) : []
  expect(named.length).toBeGreaterThan(0)
  for (const { picture } of named) expect(picture.foods).toContain('asparagus')
})
