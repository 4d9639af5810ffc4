import { expect, test } from 'vitest'
import { dishPatterns } from '../dishes/index.ts'
import { atlas, patternOf } from '../repertoire/index.ts'
import { isBesideAMeal, suggest } from './index.ts'
import { isDinner } from './tonight.ts'

/** Kinds of which some dish is a dinner. */
const dinners = new Set(
  [...atlas.map(patternOf), ...dishPatterns].filter(isDinner).map(({ kind, id }) => kind ?? id),
)

function setOf(ingredients: readonly string[], seed = 1) {
  const found = suggest({ ingredients }, { seed, today: '2026-09-15' })
  if (!found.ok) throw new Error(found.failure.message)
  return found.recipes.map(({ kind = '', title, prep_time: minutes }) => ({ kind, title, minutes }))
}

test.each([
  [['tomatoes', 'kale']],
  [['beetroot', "goat's cheese", 'walnuts']],
  [['swiss chard', 'garlic', 'pine nuts']],
  [['ground beef', 'tomatoes', 'onion']],
  [['cabbage', 'carrots', 'sausages']],
  [['chicken thighs', 'coconut milk', 'lime']],
  [['beets', 'oranges', 'arugula']],
])(
  'Of three dishes for %j one at least is a dinner within the hour, and one at the most stands beside a meal',
  (ingredients) => {
    for (const seed of [1, 2, 3]) {
      const set = setOf(ingredients, seed)
      const titles = set.map(({ title, minutes }) => `${title} (${minutes})`).join(', ')
      expect(
        set.some(({ kind, minutes }) => dinners.has(kind) && minutes <= 60),
        titles,
      ).toBe(true)
      expect(set.filter(({ kind }) => isBesideAMeal(kind)).length, titles).toBeLessThanOrEqual(1)
    }
  },
)

test.each([
  [['blueberries', 'flour', 'sugar']],
  [['strawberries', 'cream']],
  [['lemons', 'eggs', 'sugar', 'butter']],
])('Whoever has %j thinks of baking, and gets no dinner', (ingredients) => {
  expect(setOf(ingredients).filter(({ kind }) => isBesideAMeal(kind)).length).toBeGreaterThanOrEqual(2)
})

test('a side, a sweet, a leaf salad and a roast of two hours are no dinner for tonight', () => {
  const known = new Map([...atlas.map(patternOf), ...dishPatterns].map((pattern) => [pattern.id, pattern]))
  const isTonight = (id: string) => {
    const pattern = known.get(id)
    if (pattern === undefined) throw new RangeError(`No dish is called '${id}'.`)
    return isDinner(pattern)
  }
  expect(
    ['frittata', 'shakshuka', 'scrambled-eggs', 'chicken-curry', 'risotto'].filter(isTonight),
  ).toHaveLength(5)
  expect(
    ['raita', 'pancakes', 'leaf-salad', 'quiche', 'roast-fruit', 'berry-jam', 'pot-roast'].filter(isTonight),
  ).toEqual([])
})
