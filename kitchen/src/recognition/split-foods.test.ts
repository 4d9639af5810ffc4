import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods } from '../foods/index.ts'
import {
  describedNames,
  everydayNames,
  harvestNames,
  leftoverNames,
} from '../../tests/recognition/typed-names.ts'
import { maxSplitLength, splitFoods } from './split-foods.ts'

const said = (text: string) =>
  splitFoods(text).map((item) => (item.kind === 'food' ? item.food : `${item.kind}: ${item.text}`))

test.each([
  ['eggs, feta', ['egg', 'feta cheese']],
  ['eggs and spinach', ['egg', 'fresh spinach|spinach']],
  ['eggs;feta', ['egg', 'feta cheese']],
  ['eggs\r\nfeta\n\nkale', ['egg', 'feta cheese', 'kale']],
  ['- eggs\n- feta\n* kale\n[ ] basil', ['egg', 'feta cheese', 'kale', 'fresh basil']],
  ['1. eggs\n2) feta', ['egg', 'feta cheese']],
  ['eggs • feta • kale', ['egg', 'feta cheese', 'kale']],
  ['salt and pepper', ['salt', 'black pepper']],
  ['salt & pepper', ['salt', 'black pepper']],
  ['red and yellow peppers', ['red bell pepper', 'yellow bell pepper']],
  ['half & half and eggs', ['half-and-half', 'egg']],
  ['eggs and nuts', ['egg', 'nuts']],
  ['bleach and eggs', ['not-food: bleach', 'egg']],
  ['🍅, 🥕', ['tomato', 'carrot']],
])('splitFoods() parts %j', (text, foods) => {
  const read = said(text)
  expect(read).toHaveLength(foods.length)
  for (const [index, food] of foods.entries()) expect(food.split('|')).toContain(read[index])
})

test.each([
  'mac and cheese',
  'macaroni and cheese',
  'salt and vinegar chips',
  'sour cream and onion chips',
  'half and half',
  'fish and chips',
  'bread and butter pickles',
  'ham and cheese sandwich',
  'peeled and chopped onions',
  'red onions, thinly sliced',
  'chickpeas, drained and rinsed',
  'tomatoes (ripe, red)',
  'atlantic salmon, farmed',
  'beans, black',
  '1,5 kg potatoes',
  'Flour: 200 g',
  '<b>thyme</b>',
])('splitFoods() keeps %j as one', (text) => {
  expect(splitFoods(text)).toHaveLength(1)
})

// Sentences as people type them at other assistants.
test.each([
  ['I have eggs, flour and milk', ['egg', 'all-purpose flour', 'whole milk']],
  ['I have chicken, rice and broccoli. What can I cook in under 30 minutes?', 3],
  ['my ingredients are tomato, pasta, cheese', ['tomato', 'dry pasta', 'cheddar cheese']],
  ['I have chicken breast, garlic, lemon, olive oil, and spinach. High protein dinner, no dairy.', 5],
  ['I have eggs, cheddar, bell pepper, and leftover rice. Quick breakfast ideas?', 4],
  ['I have 2 tomatoes, 1 onion, 8 oz pasta, and a can of vegetable broth. What can I make?', 4],
])('splitFoods() finds the foods of %j', (text, expected) => {
  const foods = splitFoods(text).flatMap((item) => (item.kind === 'food' ? [item.food] : []))
  if (typeof expected === 'number') expect(foods).toHaveLength(expected)
  else expect(foods).toEqual(expected)
})

test.each([
  'no peanuts',
  'without onion',
  'out of milk',
  'we ran out of milk',
  'no eggs and milk',
  'no peanuts, eggs',
  'peanut allergy',
  "I don't have milk",
  'I am allergic to nuts',
])('splitFoods() takes no food from %j and says so', (text) => {
  expect(splitFoods(text)).toEqual([
    { kind: 'absent', text, message: expect.stringContaining('it keeps no food out of the recipes') },
  ])
})

test.each([
  ['eggs but no milk and cream', ['egg', 'absent: no milk and cream']],
  ["I don't have milk but I have eggs", ["absent: I don't have milk", 'egg']],
  ['eggs, no peanuts, basil', ['egg', 'absent: no peanuts', 'fresh basil']],
  ['eggs, no milk', ['egg', 'absent: no milk']],
  ['rice, no dairy, basil', ['long-grain white rice', 'absent: no dairy', 'fresh basil']],
  ['yogurt, no fat', ['skim-milk yogurt']],
  ['pasta without egg', ['unknown: pasta without egg']],
])('splitFoods() tells in %j what is there from what is not', (text, read) => {
  expect(said(text)).toEqual(read)
})

test.each(['eggs feta', 'milk or cream', 'eggs and xyzzy'])(
  'splitFoods() says how to write several foods instead of %j',
  (text) => {
    expect(splitFoods(text)).toEqual([
      { kind: 'unknown', text, message: expect.stringContaining('put commas between them') },
    ])
  },
)

const names = Object.keys({ ...everydayNames, ...describedNames, ...harvestNames, ...leftoverNames })
const everyName = [...names, ...allFoods().flatMap(({ name, plural }) => [name, plural])]

test('splitFoods() keeps every name of a food and every name people type as one', () => {
  expect(everyName.filter((name) => splitFoods(name).length !== 1)).toEqual([])
})

test('splitFoods() gives a pasted list back item by item, however it is parted', () => {
  const list = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(list, fc.constantFrom('\n', '; ', '\n- ', '\t'), (items, separator) => {
      expect(splitFoods(items.join(separator)).map(({ text }) => text)).toEqual(items)
    }),
  )
})

const isKept = (words: readonly string[]): boolean =>
  splitFoods(words.join(' ')).every((item) => {
    const [again, ...more] = splitFoods(item.text)
    return item.kind !== 'food' || (again?.kind === 'food' && again.food === item.food && more.length === 0)
  })

test('splitFoods() reads what stands for a food as that food', () => {
  const word = fc.constantFrom(...names, 'and', 'no', 'xyzzy', ',', ';', '-', '&', 'but', '(', '2')
  expect(() =>
    fc.assert(fc.property(fc.array(word, { maxLength: 8 }), isKept), { numRuns: 500 }),
  ).not.toThrow()
})

test('splitFoods() reads any text without throwing, and nothing of blanks', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(splitFoods(text))))
  expect(splitFoods(' \n,; • ')).toEqual([])
})

test.each([
  ['slips of the keyboard', 'tomatos, carrotts and onoins, '],
  ['joints', 'ab/'],
  ['ands', 'xq and '],
  ['negations', 'no a and '],
  ['commas', 'a,'],
])('splitFoods() reads the longest list of %s to its end', (_, repeated) => {
  expect(splitFoods(repeated.repeat(maxSplitLength / repeated.length))).not.toEqual([])
})
