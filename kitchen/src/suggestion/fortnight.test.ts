import { expect, test } from 'vitest'
import type { CheckedRecipe } from '../recipe/index.ts'
import { suggest } from './suggest.ts'

test.each([
  [['beets', 'lettuce', 'peas']],
  [['pumpkin', 'sage', 'leeks']],
  [['cabbage', 'corn', 'chilies', 'cilantro']],
])(
  'A fortnight from %j brings twenty kinds of dish and none of them more than three times',
  (ingredients) => {
    const had: CheckedRecipe[] = []
    for (let evening = 0; evening < 14; evening += 1) {
      const lately = had.flatMap(({ kind }) => kind ?? [])
      const found = suggest(
        { ingredients },
        {
          seed: 500 + evening,
          today: '2026-07-15',
          avoid: had.map(({ title }) => title),
          taste: { liked: [], disliked: [], lately },
        },
      )
      expect(found.ok).toBe(true)
      if (found.ok) had.push(...found.recipes)
    }
    const times = [...Map.groupBy(had, ({ kind }) => kind).values()].map(({ length }) => length)
    expect(had).toHaveLength(42)
    expect(times.length).toBeGreaterThanOrEqual(20)
    expect(Math.max(...times)).toBeLessThanOrEqual(3)
  },
)
