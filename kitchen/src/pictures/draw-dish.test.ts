import { describe, expect, test } from 'vitest'
import { allFoods } from '../foods/index.ts'
import { dishForms, dishPictures, type RecipePicture } from '../recipe/index.ts'
import { atlas, type NamedDish } from '../repertoire/index.ts'
import { choicesOf } from '../repertoire/casting.ts'
import { cuts } from './cuts.ts'
import { drawDish } from './draw-dish.ts'
import { cutPictures, foodCut } from './food-cuts.ts'
import { groupPicture } from './food-groups.ts'
import { foodPictureName, unknownFoodPicture } from './food-pictures.ts'
import { servedAs, servedByTitle } from './served-as.ts'
import { tintOf } from './tiles.ts'

/** Every dish picture is sent as part of a page's script work and held in lists of a hundred. */
const largest = 6 * 1024

const baskets = [
  ['tomato', 'zucchini', 'basil', 'onion'],
  ['chicken breast', 'potato', 'carrot', 'green beans', 'broccoli'],
  ['strawberry', 'blueberry', 'lemon', 'yogurt'],
  ['ground beef'],
  ['salt', 'vegetable oil'],
  [],
]

/** Opened and closed elements match and every attribute is quoted; numbers are numbers. */
function expectWellFormed(svg: string) {
  const open: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)(\w+)((?: [\w-]+="[^"<>]*")*)(\/?)>/g,
    (_all, closing, name, _attributes, single) => {
      if (closing) expect(open.pop()).toBe(name)
      else if (!single) open.push(name)
      return ''
    },
  )
  expect([rest, open]).toEqual(['', []])
  expect(svg).not.toMatch(/NaN|undefined|Infinity| id=|url\(|style=|href/)
}

function pictureOf(dish: NamedDish): RecipePicture {
  const parts = Object.values(dish.parts).toSorted((a, b) => b.grams - a.grams)
  const foods = parts.flatMap((part) => choicesOf(part)[0]?.facts.food ?? []).slice(0, 6)
  return { dish: dish.picture, foods, ...servedAs(dish) }
}

describe('drawDish()', () => {
  test('draws at least 40 forms, each with every basket, well-formed and small', () => {
    expect(dishForms.length).toBeGreaterThanOrEqual(40)
    for (const form of dishForms) {
      for (const foods of baskets) {
        const svg = drawDish({ dish: 'bowl', foods, form })
        expectWellFormed(svg)
        expect([form, svg.length > 400, svg.length < largest]).toEqual([form, true, true])
      }
    }
  })

  test('draws every form in its own way', () => {
    const drawn = dishForms.map((form) => drawDish({ dish: 'bowl', foods: baskets[0] ?? [], form }))
    expect(new Set(drawn).size).toBe(dishForms.length)
  })

  test.each(dishPictures)(
    'draws %s where nothing says how it is served, and where the form is not known',
    (dish) => {
      const picture = { dish, foods: ['tomato', 'zucchini'] }
      const unknown = { ...picture, form: 'amphora' } as unknown as RecipePicture
      expectWellFormed(drawDish(picture))
      expect(drawDish(unknown)).toBe(drawDish(picture))
    },
  )

  test('draws every dish that people know by name, well-formed and under six kilobytes', () => {
    const wrong = atlas.map((dish) => {
      const svg = drawDish(pictureOf(dish))
      expectWellFormed(svg)
      return [dish.id, svg.length] as const
    })
    expect(wrong.filter(([, length]) => length > largest)).toEqual([])
  })

  test('draws the same picture the same way, and another food in another way', () => {
    const picture: RecipePicture = { dish: 'stew', foods: ['beef', 'carrot'] }
    expect(drawDish(picture)).toBe(drawDish({ ...picture, foods: [...picture.foods] }))
    expect(drawDish(picture)).not.toBe(drawDish({ ...picture, foods: ['lamb', 'turnip'] }))
    expect(tintOf(picture)).toBe(tintOf({ ...picture }))
  })

  test('shows foods raw in a salad and cooked in a stew', () => {
    const raw = foodCut('mushroom')
    const foods = ['mushroom']
    expect(drawDish({ dish: 'salad', foods })).toContain(raw.fill)
    expect(drawDish({ dish: 'stew', foods })).toContain(raw.cookedFill)
    expect(drawDish({ dish: 'stew', foods })).not.toContain(raw.fill)
  })

  test('cuts the first food as the dish says', () => {
    const picture: RecipePicture = { dish: 'salad', foods: ['carrot'] }
    expect(drawDish({ ...picture, cut: 'shred' })).toContain(cuts.shred(foodCut('carrot')))
    expect(drawDish(picture)).toContain(cuts.coin(foodCut('carrot')))
  })

  test('beats eggs into a cake and lays them into a salad', () => {
    const white = '#fffdf4'
    const foods = ['egg', 'flour']
    expect(drawDish({ dish: 'bake', foods, form: 'bread-pudding' })).not.toContain(white)
    expect(drawDish({ dish: 'salad', foods })).toContain(white)
  })
})

describe('the tables of foods', () => {
  test('every food of the kitchen has a cut, raw and cooked, and its colours', () => {
    const pictures = new Set(
      allFoods().map(({ name }) => {
        const own = foodPictureName(name)
        return own === unknownFoodPicture ? groupPicture(name) : own
      }),
    )
    expect([...pictures].filter((picture) => !cutPictures.includes(picture))).toEqual([])
    expect(pictures.has(unknownFoodPicture)).toBe(false)
    for (const picture of cutPictures) {
      const { raw, cooked, fill, edge, cookedFill = fill } = foodCut(picture)
      expect([picture, raw in cuts, cooked in cuts]).toEqual([picture, true, true])
      for (const colour of [fill, edge, cookedFill]) expect(colour).toMatch(/^#[\da-f]{6}$/)
    }
  })

  test('no meat, poultry or fish has a raw colour', () => {
    for (const picture of ['meat', 'chicken', 'fish', 'salmon', 'sausage', 'bacon', 'roast', 'shrimp'])
      expect([picture, foodCut(picture).cookedFill]).toEqual([picture, undefined])
  })
})

describe('servedAs()', () => {
  test('knows how every dish of the atlas is served, in at least 60 forms', () => {
    expect(atlas.filter((dish) => servedAs(dish) === undefined).map(({ id }) => id)).toEqual([])
    expect(new Set(atlas.map((dish) => servedAs(dish)?.form)).size).toBeGreaterThanOrEqual(60)
  })

  test.each([
    ['zucchini-bread', 'loaf'],
    ['frittata', 'frittata'],
    ['dill-pickles', 'pickle-jar'],
    ['pizza-margherita', 'pizza'],
    ['lemon-meringue-pie', 'meringue-pie'],
    ['roast-chicken', 'roast-bird'],
  ])('serves %s as %s', (id, form) => {
    const dish = atlas.find((each) => each.id === id)
    expect(dish && servedAs(dish)?.form).toBe(form)
  })
})

describe('servedByTitle()', () => {
  test.each([
    ['Lemon and Thyme Roast Chicken', 'tray-bake', 'roast-bird'],
    ['Potato Salad with Bacon Muffins', 'salad', 'dressed-bowl'],
    ['Blueberry Muffins', 'bake', 'muffins'],
    ['Smoky Black Bean Tacos', 'tacos', 'tacos'],
    ['Chinese Ground Beef Lettuce Cups with Garlic', 'tacos', 'lettuce-cups'],
    ['Creamy Tomato Soup', 'soup', 'smooth-soup'],
    ['Kale and Butternut Squash Parathas', 'flatbread', 'flatbreads'],
    ['Weeknight Chickpea Curry', 'curry', 'curry-bowl'],
    ['Pan-Fried Chicken Thigh with Lemon', 'skillet', 'roast-pieces'],
    ['Chinese Braised Chicken Thigh with Mushrooms', 'stew', undefined],
    ['Butternut Squash and Lentil Pot with a Lettuce Salad', 'stew', undefined],
    ['Roast Chicken Wings, Broccoli and Butternut Squash', 'tray-bake', undefined],
    ['Smoky Roasted Corn and Eggplants with Chickpeas', 'salad', undefined],
    ['Pasta in Tomato Sauce with Sausage', 'pasta', 'pasta-plate'],
    ['Roast Sausage with Pears and Pan Juices', 'tray-bake', undefined],
    ['Zucchini and Kale on Toast with Feta', 'sandwich', 'toasts'],
    ['Seared Chicken Breast on Cucumber and Apple Salad', 'salad', 'salad-bowl'],
    ['Seared Duck Breast on Lentils', 'skillet', undefined],
    ['Grandmother’s Surprise', 'skillet', undefined],
  ] as const)('serves %j, cooked as %s, as %s', (title, dish, form) => {
    expect(servedByTitle(title, dish)?.form).toBe(form)
  })
})

test.each([
  ['zucchini', undefined],
  ['eggplant', undefined],
  ['bell pepper', 3],
  ['tomato', 3],
])('%s that is stuffed stands as %s cups', (food, cups) => {
  const drawn = drawDish({ dish: 'stuffed', foods: [food, 'rice'], form: 'stuffed-vegetables' })
  expect(drawn.match(/scale\(1\.25\)/gu)?.length).toBe(cups)
})

test('the shell of a tart is drawn by its form, and no crust lies in its filling', () => {
  const quiche = { dish: 'pie', form: 'tart', finish: 'browned' } as const
  const pieces = (foods: readonly string[]) => drawDish({ ...quiche, foods }).match(/<g /gu)?.length
  expect(pieces(['spinach', 'zucchini', 'pie crust'])).toBe(pieces(['spinach', 'zucchini']))
})
