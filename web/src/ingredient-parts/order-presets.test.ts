import { presetIngredients } from '@plotluck/contract/presets'
import { expect, test } from 'vitest'
import { orderPresets } from './order-presets.ts'

const names = (month: number, lastBaskets: readonly (readonly string[])[] = []): readonly string[] =>
  orderPresets(month, lastBaskets).map(({ name }) => name)

test('in July tomatoes stand before kale, in January kale before tomatoes', () => {
  const [july, january] = [names(7), names(1)]
  expect(july.indexOf('Tomatoes')).toBeLessThan(july.indexOf('Kale'))
  expect(january.indexOf('Kale')).toBeLessThan(january.indexOf('Tomatoes'))
})

test('what one cooks with stands first in every month, the most often used before the others', () => {
  const lastBaskets = [['eggplant', 'Kale', 'rice'], ['kale', 'eggs'], ['Onion']]
  for (const month of [1, 7]) {
    expect(names(month, lastBaskets)[0]).toBe('Kale')
    expect(names(month, lastBaskets).slice(1, 3).toSorted()).toEqual(['Eggplant', 'Onions'])
  }
})

test('all twenty presets are there in every month, each once', () => {
  const all = presetIngredients.map(({ name }) => name).toSorted()
  for (let month = 1; month <= 12; month += 1) expect(names(month).toSorted()).toEqual(all)
})
