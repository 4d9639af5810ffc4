import { findFood, recognise } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { freshnesses, presetIngredients } from './presets.ts'

test('the presets are the twenty vegetables of the product, each with an emoji and a freshness', () => {
  expect(presetIngredients.map(({ name }) => name).join(', ')).toBe(
    'Tomatoes, Lettuce, Cucumbers, Peppers, Zucchini, Carrots, Radishes, Spinach, Kale, Basil, Cilantro, Parsley, ' +
      'Green Beans, Peas, Broccoli, Cauliflower, Cabbage, Squash, Eggplant, Onions',
  )
  for (const { emoji, freshness } of presetIngredients) {
    expect(emoji).toMatch(/^\p{Extended_Pictographic}/u)
    expect(freshnesses).toContain(freshness)
  }
})

test('each preset is in season in the months in which the kitchen has it in season', () => {
  for (const { name, season } of presetIngredients) {
    const found = recognise(name)
    expect(found.kind === 'food' && findFood(found.food)?.season, name).toEqual(season)
  }
})
