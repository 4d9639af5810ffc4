import { dishPictures, type RecipePicture } from '@plotluck/kitchen'
import { describe, expect, test } from 'vitest'
import { drawPictures } from '../../pictures/build.ts'
import { composeScene, sceneHeight, sceneWidth } from '@plotluck/contract/pictures'

const drawn = drawPictures()
const foods = ['tomato', 'zucchini', 'basil', 'onion']

describe('composeScene()', () => {
  test.each(dishPictures)('lays foods out in a drawn %s, all of them on the canvas', (dish) => {
    const scene = composeScene({ dish, foods })
    expect(drawn.has(`${dish}.back`) && drawn.has(`${dish}.front`)).toBe(true)
    for (const { picture, x, y, size } of scene.pieces) {
      expect(drawn.has(picture)).toBe(true)
      expect([
        x - size / 2 > 0,
        x + size / 2 < sceneWidth,
        y - size / 2 > 0,
        y + size / 2 < sceneHeight,
      ]).toEqual([true, true, true, true])
    }
    expect(new Set(scene.pieces.map((piece) => piece.picture)).has('tomato')).toBe(true)
  })

  test('fills every place of the dish when there is but one food', () => {
    expect(composeScene({ dish: 'soup', foods: ['kale'] }).pieces).toHaveLength(5)
  })

  test('lays no food into a dish whose drawing shows it, unless it is the only one', () => {
    expect(picturesIn({ dish: 'pasta', foods: ['spaghetti', 'tomato'] })).toEqual(['tomato'])
    expect(picturesIn({ dish: 'pasta', foods: ['spaghetti'] })).toEqual(['pasta'])
  })

  test('shows the dish alone when nothing is known about its foods', () => {
    expect(composeScene({ dish: 'smoothie', foods: [] })).toMatchObject({ pieces: [], filling: null })
  })

  test('pours what is blended in the colour of its main food', () => {
    expect(composeScene({ dish: 'smoothie', foods: ['spinach', 'banana'] }).filling?.colour).toBe('#7fae3e')
  })
})

const picturesIn = (picture: RecipePicture) => [
  ...new Set(composeScene(picture).pieces.map((piece) => piece.picture)),
]
