import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods, findFood, getFood } from '../foods/index.ts'
import { temperatureFor } from '../safety/index.ts'
import { findMentions } from './mentions.ts'
import { recognise } from './recognise.ts'

const foodOf = (text: string) => {
  const found = recognise(text)
  return found.kind === 'food' ? found.food : found.kind
}

test('recognise() knows every food by its name and its plural', () => {
  const missed = allFoods().flatMap(({ name, plural }) =>
    [name, plural].filter((text) => foodOf(text) !== name),
  )
  expect(missed).toEqual([])
})

test.each([
  ['courgettes', 'zucchini'],
  ['aubergine', 'eggplant'],
  ['lady fingers', 'ladyfinger'],
  ['24 lady fingers', 'ladyfinger'],
  ["ladies' fingers", 'okra'],
  ['coriander', 'cilantro'],
  ['rocket', 'arugula'],
  ['capsicum', 'green bell pepper'],
  ['garbanzo beans', 'canned chickpeas'],
  ['organic baby spinach', 'baby spinach'],
  ['fresh ripe tomatoes', 'tomato'],
  ['200 g spinach', 'spinach'],
  ['half a bag of spinach', 'spinach'],
  ['two thirds of a leek', 'leek'],
  ['the rest of a jar of pesto', 'pesto'],
  ['last of the milk', 'whole milk'],
  ['2 cans chickpeas', 'canned chickpeas'],
  ['peanut butter', 'peanut butter'],
  ['Peppers', 'green bell pepper'],
  ['pepper', 'black pepper'],
  ['🍅', 'tomato'],
  ['brocolli', 'broccoli'],
  ['spagetti', 'spaghetti'],
  ['a bucket of plums', 'plum'],
  ['two carrier bags of apples', 'apple'],
  ['a glut of courgettes', 'zucchini'],
  ['turkey thigh mince', 'ground turkey'],
  ['raw green prawns', 'shrimp'],
  ['Lea & Perrins', 'worcestershire sauce'],
])('recognise() takes %j for %s', (text, food) => {
  expect(foodOf(text)).toBe(food)
})

test.each([
  'asdf',
  "my mum's leftover lasagne",
  'lamp',
  'beard',
  'tomato jungle',
  '',
  '   ',
  '42',
  '<script>',
])('recognise() does not guess at %j', (text) => {
  expect(foodOf(text)).toBe('unknown')
})

test.each([
  ['fat free less sodium chicken broth', 'low-sodium chicken broth'],
  ['feta cheese crumbles', 'feta cheese'],
  ['1% low-fat milk', 'low-fat milk (1%)'],
  ['part-skim mozzarella', 'low-moisture part-skim mozzarella'],
  ['thin-cut fresh flat-leaf Italian parsley', 'flat-leaf parsley'],
  ['good-quality extra virgin olive oil', 'extra virgin olive oil'],
  ['scallions green onions', 'green onion'],
  ['flour, all-purpose', 'all-purpose flour'],
  ['tuna packed in spring water', 'canned tuna in water'],
  ['skin-on salmon fillets', 'atlantic salmon, farmed'],
  ['courgette flowers', 'squash blossom'],
  ['sourdough discard', 'sourdough starter'],
  ['parmesan heel', 'parmesan rind'],
  ['amchur', 'amchur'],
])('recognise() lets what only describes fall away: %j is %s', (text, food) => {
  expect(foodOf(text)).toBe(food)
})

test.each([
  'vegan butter cookies',
  'gluten-free baguette',
  'chicken salt',
  'walnut vinegar sauce',
  'smoked cod',
  'lemon oil cake',
])('recognise() drops no word that makes another food: %j is not guessed at', (text) => {
  expect(foodOf(text)).toBe('unknown')
})

test('meat of any kind is safe only at the highest figure of its kinds', () => {
  expect(temperatureFor(getFood('meat'))?.fahrenheit).toBe(165)
})

test.each(['nuts', 'fish', 'herbs', 'berries', 'noodles'])(
  'recognise() takes %j for the class of foods',
  (text) => {
    expect(findFood(foodOf(text))?.members.length).toBeGreaterThan(2)
  },
)

test('a class of foods surely contains only what all its members contain, and may contain what any of them may', () => {
  expect(findFood('nuts')).toMatchObject({
    us9: [],
    mayContain: expect.arrayContaining(['tree nuts', 'peanuts']),
  })
  expect(findFood('fish')?.us9).toEqual(['fish'])
  expect(findFood('noodles')).toMatchObject({
    us9: [],
    mayContain: expect.arrayContaining(['wheat', 'gluten', 'egg']),
  })
})

test.each([
  'bleach',
  'dish soap',
  'dog food',
  'foxglove',
  'green potatoes',
  'my cat',
  'rat poison',
  'Dettol',
  'stain remover',
])('recognise() says that %j is no food', (text) => {
  expect(foodOf(text)).toBe('not-food')
})

test.each([
  ['candles', "'candles' is not food"],
  ['2 Rhubarb leaves', "'Rhubarb leaves' is poisonous"],
])('recognise() refuses %j in the words that were typed', (text, quoted) => {
  expect(recognise(text)).toMatchObject({ kind: 'not-food', message: expect.stringContaining(quoted) })
})

test.each(['chicken of the woods', 'chickens of the wood'])(
  'recognise() does not take the mushroom %j for wood or for chicken',
  (text) => {
    expect(recognise(text)).toEqual({ kind: 'unknown', text })
  },
)

test('findMentions() takes the longest name and passes over verbs and parts of words', () => {
  const named = findMentions(
    'Mince the garlic. Stir peanut butter, diced peppers and coconut milk into the beans.',
  )
  expect(named.map(({ text }) => text)).toEqual([
    'garlic',
    'peanut butter',
    'peppers',
    'coconut milk',
    'beans',
  ])
})

test('findMentions() lets a short name stand for its kin and a group word for its members', () => {
  const [onion, pasta, butter] = findMentions('the onion, the pasta, the butter')
  expect(onion?.foods).toContain('red onion')
  expect(pasta?.foods).toContain('spaghetti')
  expect(butter?.foods).not.toContain('peanut butter')
})

test('recognise() and findMentions() never throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      expect(['food', 'unknown', 'not-food']).toContain(recognise(text).kind)
      for (const { start, end, text: said } of findMentions(text)) expect(text.slice(start, end)).toBe(said)
    }),
    { numRuns: 2000, seed: 7 },
  )
})

test.each(['no peanuts', 'without onion', 'not eggs', 'except shrimp', 'minus nuts'])(
  'recognise() takes no food from %j, which says that it is not there',
  (text) => {
    expect(recognise(text)).toMatchObject({ kind: 'unknown' })
  },
)

test('recognise() keeps the words of a label that begin with no', () => {
  expect(recognise('no salt added canned tomatoes')).toMatchObject({ kind: 'food' })
  expect(recognise('no-boil lasagna noodles')).toMatchObject({ kind: 'food' })
})

test('yogurt of soy has no milk in it', () => {
  const soy = foodOf('soy yogurt')
  expect(findFood(soy)?.us9).toEqual(['soy'])
  expect(findFood(soy)?.diets).toContain('vegan')
})
