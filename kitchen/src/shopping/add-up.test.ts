import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addUp } from './add-up.ts'
import type { Need, StockItem } from './add-up.ts'

const need = (food: string | null, grams: number | null, recipe = 'Soup', text = 'text'): Need => ({
  text,
  food,
  grams,
  recipe,
})
const home = (food: string, grams: number | null): StockItem => ({ text: food, food, grams })

const foods = fc.constantFrom('onion', 'tomato', 'rice', null)
const grams = fc.option(fc.double({ min: 0, max: 2000, noNaN: true }))
const needs = fc.array(
  fc.record({
    text: fc.constantFrom('1 jar gochujang', 'a handful of love'),
    food: foods,
    grams,
    recipe: fc.constantFrom('Soup', 'Stew', 'Salad'),
  }),
)
const stock = fc.array(fc.record({ text: fc.constantFrom('1 jar gochujang', 'x'), food: foods, grams }))
const total = (numbers: readonly (number | null)[]) => numbers.reduce<number>((sum, n) => sum + (n ?? 0), 0)

test('addUp() conserves grams: what the lines ask for is what the sums need', () => {
  fc.assert(
    fc.property(needs, stock, (lines, items) => {
      const asked = total(lines.map((line) => line.grams))
      expect(total(addUp(lines, items).map((sum) => sum.neededGrams))).toBeCloseTo(asked, 6)
    }),
  )
})

test('addUp() never buys more than is needed, and takes measured stock off to the gram', () => {
  fc.assert(
    fc.property(needs, stock, (lines, items) => {
      for (const sum of addUp(lines, items)) {
        if (sum.neededGrams === null || sum.toBuyGrams === null || sum.food === null) continue
        expect(sum.toBuyGrams).toBeGreaterThanOrEqual(0)
        const mine = items.filter((item) => item.food === sum.food)
        if (mine.some((item) => item.grams === null)) expect(sum.toBuyGrams).toBe(0)
        else {
          const left = Math.max(0, sum.neededGrams - total(mine.map((item) => item.grams)))
          expect(Math.abs(sum.toBuyGrams - left)).toBeLessThan(1)
        }
      }
    }),
  )
})

test('addUp() loses no recipe and no unknown food', () => {
  fc.assert(
    fc.property(needs, stock, (lines, items) => {
      const sums = addUp(lines, items)
      for (const line of lines) {
        const mine = sums.find(
          (sum) => sum.food === line.food && (sum.food !== null || sum.text === line.text),
        )
        expect(mine?.recipes).toContain(line.recipe)
      }
    }),
  )
})

test('addUp() does not depend on the order of the meals or of the stock', () => {
  fc.assert(
    fc.property(needs, stock, (lines, items) => {
      expect(addUp(lines.toReversed(), items.toReversed())).toEqual(addUp(lines, items))
    }),
  )
})

test('addUp() merges weights and lines to taste of the same food', () => {
  const [salt] = addUp([need('salt', 5), need('salt', null, 'Salad')], [])
  expect(salt).toMatchObject({ neededGrams: 5, toTaste: true, recipes: ['Salad', 'Soup'] })
})

test('addUp() counts what is at home as enough when its amount is not said', () => {
  expect(addUp([need('onion', 220)], [home('onion', null)])[0]).toMatchObject({ atHome: true, toBuyGrams: 0 })
  expect(addUp([need('onion', 220)], [home('onion', 100)])[0]).toMatchObject({
    atHome: false,
    toBuyGrams: 120,
  })
  expect(addUp([need('onion', 220)], [home('onion', 120), home('onion', 120)])[0]).toMatchObject({
    atHome: true,
  })
})

test('addUp() knows an unknown food at home by its whole name inside the line', () => {
  const line = need(null, null, 'Stew', '1 tbsp gochujang')
  expect(addUp([line], [typed('Gochujang')])[0]?.atHome).toBe(true)
  expect(addUp([line], [typed('jang')])[0]?.atHome).toBe(false)
})

function typed(text: string): StockItem {
  return { text, food: null, grams: null }
}
