import { presetIngredients } from '@plotluck/contract/presets'
import { allFoods } from '@plotluck/kitchen'
import { describe, expect, test } from 'vitest'
import { drawPictures } from '../../pictures/build.ts'
import { foodPictureName, unknownFoodPicture } from '@plotluck/kitchen/food-pictures'

const drawn = drawPictures()

describe('foodPictureName()', () => {
  test('gives every preset a picture of its own', () => {
    const names = presetIngredients.map((preset) => foodPictureName(preset.name))
    expect(presetIngredients.map(({ picture }) => picture)).toEqual(names)
    expect(new Set(names).size).toBe(presetIngredients.length)
    expect(names).not.toContain(unknownFoodPicture)
  })

  test.each([
    ['Cherry Tomatoes', 'tomato'],
    ['rice noodles', 'pasta'],
    ['coconut milk', 'coconut'],
    ['peanut butter', 'peanut'],
    ['butternut squash', 'squash'],
    ['canned tuna in water', 'fish'],
    ['spring onions', 'green-onion'],
    ['white mushroom', 'mushroom'],
    ['courgettes', 'zucchini'],
    ['<b>gochujang</b>', unknownFoodPicture],
  ])('shows %s as %s', (food, picture) => {
    expect(foodPictureName(food)).toBe(picture)
  })

  test('names a drawn picture for every food the kitchen knows, and leaves at most one in six undrawn', () => {
    const foods = allFoods()
    const names = foods.map((food) => foodPictureName(food.name))
    expect(names.filter((name) => !drawn.has(name))).toEqual([])
    expect(names.filter((name) => name === unknownFoodPicture).length).toBeLessThan(foods.length / 6)
  })
})
