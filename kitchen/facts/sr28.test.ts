// Every food against the whole of SR28, as it stands in this folder.
import { expect, test } from 'vitest'
import { allFoods } from '../src/foods/index.ts'
import { edibleOnBone, edibleWithBone } from '../src/nutrition/bone-share.ts'
import type { Food, FoodCategory } from '../src/foods/index.ts'
import { readTable } from './csv.ts'

const rows = new Map(readTable('usda_sr28.csv').map((row) => [row['ndb_no'] ?? '', row]))
const rowOf = ({ source }: Food) =>
  source.id.startsWith('usda-sr28:') ? rows.get(source.id.slice('usda-sr28:'.length)) : undefined
const figures = ['kcal', 'protein_g', 'carbs_g', 'fat_g', 'fiber_g', 'sugar_g', 'sodium_mg'] as const

test('every food with a row of SR28 has the figures of that row', () => {
  const sourced = allFoods().filter(({ source }) => source.id.startsWith('usda-'))
  expect(sourced.length).toBeGreaterThan(2700)
  for (const food of sourced) {
    const row = rowOf(food)
    expect(row, `${food.name}: ${food.source.id}`).toBeDefined()
    for (const figure of figures) {
      const cell = row?.[figure] ?? ''
      expect(food.per100g[figure], `${food.name}, ${figure}`).toBe(cell === '' ? null : Number(cell))
    }
  }
})

test('the kitchen knows at least 2,000 foods, each with a source', () => {
  expect(allFoods().length).toBeGreaterThanOrEqual(2000)
  expect(allFoods().filter(({ source }) => source.id === '' || source.description === '')).toEqual([])
})

/** SR28 says of animal foods whether they are raw or cooked. */
const animal: readonly FoodCategory[] = ['meat', 'poultry', 'fish', 'seafood']
const isAnimal = ({ category }: Food) => animal.includes(category)

test('no animal food that SR28 calls raw is ready to eat', () => {
  const raw = allFoods().filter(
    (food) => isAnimal(food) && /\braw\b/.test(rowOf(food)?.['description'] ?? ''),
  )
  expect(raw.length).toBeGreaterThan(200)
  const wrong = raw.filter(({ isReadyToEat, name }) => isReadyToEat && !name.startsWith('smoked '))
  expect(wrong.map(({ name, source }) => `${name}: ${source.description}`)).toEqual([])
})

test('every animal food that SR28 calls cooked is ready to eat', () => {
  const cooked = allFoods().filter(
    (food) => isAnimal(food) && /, (?:fully )?cooked\b|roasted$/.test(rowOf(food)?.['description'] ?? ''),
  )
  expect(cooked.length).toBeGreaterThan(130)
  // Sold cooked, but heated through as the chart has it for sausages.
  const heated = new Set(['kielbasa', 'bratwurst'])
  expect(cooked.filter(({ isReadyToEat, name }) => !isReadyToEat && !heated.has(name))).toEqual([])
})

/**
 * Foods whose own figures in SR28 stand apart from 4/4/9/7: sugar alcohols, gums, salts of baking powder and acetic acid are counted as
 * carbohydrate, cocoa and bran have factors of their own, and the last three rows have figures of several labels.
 */
const apart = new Set([
  'apple cider vinegar',
  'red wine vinegar',
  'white vinegar',
  'baking powder',
  'low-sodium baking powder',
  'double-acting baking powder',
  'taco seasoning',
  'stevia',
  'sugar-free jam',
  'sugar-free gelatin mix',
  'dutch-process cocoa powder',
  'oat bran',
  'dried spirulina',
  'chicken spread',
  'low-fat beef hot dog',
])

test('energy agrees with 4, 4, 9 and 7 kcal a gram of protein, carbohydrate, fat and alcohol', () => {
  const off = allFoods().filter((food) => {
    const row = rowOf(food)
    if (row === undefined || apart.has(food.name)) return false
    const { kcal, protein_g, carbs_g, fat_g, fiber_g } = food.per100g
    const most = 4 * protein_g + 4 * carbs_g + 9 * fat_g + 7 * Number(row['alcohol_g'] || 0)
    const least = most - 4 * (fiber_g ?? 0)
    return kcal > most * 1.15 + 12 || kcal < least * 0.8 - 12
  })
  expect(off.map(({ name }) => name)).toEqual([])
})

test('what is eaten of a food on the bone is what its row of SR28 does not refuse', () => {
  for (const [name, { share, row }] of [...edibleWithBone, ...edibleOnBone]) {
    const found = rows.get(row)
    const refuse = Number(found?.['refuse_percent'])
    // A drumstick's refuse counts the skin too, a clam's is in its portions.
    if (row === '05071' || row === '15157') expect(found, name).toBeDefined()
    else expect(share, name).toBeCloseTo(1 - refuse / 100, 2)
  }
})
