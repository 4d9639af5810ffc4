import { expect, test } from 'vitest'
import { getFood } from '../foods/index.ts'
import { suggest } from './index.ts'

const today = '2026-07-15'
const askedFor = (ingredients: readonly string[], dietary: readonly ('vegan' | 'keto')[] = []) =>
  suggest({ ingredients, dietary }, { seed: 1, today })

test.each([
  'ranch dressing',
  'wheat germ',
  'corn chips',
  'chicken bouillon cube',
  'vegetable juice',
  'vanilla ice cream',
  'frozen meat lasagna',
  'nori seaweed',
  'yeast extract spread',
  'elderberries',
  'canned grape leaves',
])('%s, which makes no dish of its own, comes to the table with three that differ', (food) => {
  const found = askedFor([food])
  if (!found.ok) throw new Error(found.failure.message)
  expect(new Set(found.recipes.map(({ kind }) => kind)).size).toBe(3)
  for (const { lines, title } of found.recipes)
    expect(
      lines.some(({ availability }) => availability === 'have'),
      title,
    ).toBe(true)
  expect(found.leftOut).toEqual([])
})

test('what is raw or harms raw is never put on a table beside a dish', () => {
  for (const food of ['octopus', 'cassava', 'soy flour', 'beef kidney', 'elderberry']) {
    const found = askedFor([food])
    const served = found.ok ? found.recipes.map(({ steps }) => steps.at(-1)?.text ?? '') : []
    const atTable = served.filter((text) =>
      /^(?:Serve with|Bring to the table|Put the|Scatter|Finish with)/.test(text),
    )
    for (const text of atTable) expect(text).not.toContain(food)
  }
})

test('a diet keeps out what it forbids, whether or not a dish has a part for it', () => {
  const found = askedFor(['ranch dressing', 'zucchini'], ['vegan'])
  expect(getFood('ranch dressing').diets).not.toContain('vegan')
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.leftOut).toEqual([{ text: 'ranch dressing', message: "'ranch dressing' is not vegan." }])
  const none = askedFor(['ranch dressing'], ['vegan'])
  expect(none.ok ? '' : none.failure.message).toContain("'ranch dressing' is not vegan.")
})
