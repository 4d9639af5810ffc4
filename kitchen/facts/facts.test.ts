import { expect, test } from 'vitest'
import { allFoods, getFood } from '../src/foods/index.ts'
import { readTable } from './csv.ts'
import { foodsWithSubstitutes } from './knowledge/substitutes.ts'
import { storageTips } from './knowledge/storage-tips.ts'

test('every food has a source for its figures and a tip for keeping it', () => {
  const bare = allFoods().filter(
    ({ source, storage }) => source.id === '' || source.description === '' || !/[.]$/.test(storage.tip),
  )
  expect(bare.map((food) => food.name)).toEqual([])
})

test('no two foods share a name or an alias', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { name, aliases } of allFoods())
    for (const word of new Set([name, ...aliases])) {
      if (owners.has(word)) shared.push(`${word}: ${owners.get(word)}, ${name}`)
      owners.set(word, name)
    }
  expect(shared).toEqual([])
})

test('every row of the USDA table is a food with the figures of its row', () => {
  const rows = readTable('usda_ingredients.csv')
  expect(rows.length).toBeGreaterThan(500)
  for (const row of rows) {
    const { source, per100g } = getFood(row['ingredient'] ?? '')
    expect(source.id).toBe(`usda-sr28:${row['ndb_no']}`)
    for (const figure of [
      'kcal',
      'protein_g',
      'carbs_g',
      'fat_g',
      'fiber_g',
      'sugar_g',
      'sodium_mg',
    ] as const)
      expect(per100g[figure], `${row['ingredient']} ${figure}`).toBe(
        row[figure] === '' ? null : Number(row[figure]),
      )
  }
})

test('every row of the FoodKeeper map is how that food is kept', () => {
  const kept = new Map(allFoods().map(({ name, storage }) => [name, storage.source]))
  const astray = readTable('foodkeeper_map.csv').filter((row) => {
    const source = kept.get(row['ingredient'] ?? '')
    return source !== undefined && !source.startsWith(`foodkeeper-128:${row['foodkeeper_id']} `)
  })
  expect(astray).toEqual([])
})

test('most foods are kept as a FoodKeeper entry says', () => {
  const general = allFoods().filter((food) => food.storage.source.startsWith('general rule'))
  expect(general.length).toBeLessThan(150)
})

test('salt keeps indefinitely, and no vegetable but one sold cut and chilled waits for a date on a package', () => {
  expect(getFood('salt').storage.tip).toContain('indefinitely')
  const dated = allFoods().filter(
    ({ category, storage }) =>
      category === 'vegetable' && storage.byDate !== true && storage.tip.includes('package'),
  )
  expect(dated.map((food) => food.name)).toEqual([])
})

test('the tips written by hand reach their foods and end with a period of use', () => {
  for (const [name, tip] of Object.entries(storageTips)) {
    expect(getFood(name).storage.tip).toBe(tip)
    expect(tip).toMatch(/ Use within [\d-]+ (?:days?|weeks?|months?)(?: of feeding)?\.$/)
  }
  expect(storageTips['tomato']).toContain('5-7 days')
  expect(storageTips['carrot']).toContain('2-3 weeks')
  expect(storageTips['onion']).toContain('2-3 months')
})

test('substitutes are foods, and none stands in for itself', () => {
  expect(foodsWithSubstitutes().length).toBeGreaterThanOrEqual(150)
  for (const name of foodsWithSubstitutes())
    for (const { food, ratio } of getFood(name).substitutes) {
      expect(getFood(food).name).not.toBe(name)
      expect(ratio).toBeGreaterThan(0)
    }
})
