import { expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
const ask = (question: string): string => answer(question, context).text

test.each([
  ['how long do I process applesauce', 'Guide 2, Applesauce'],
  ['how long do I process pints of carrots', 'Guide 4, Carrots'],
  ['how many minutes do I can salmon for', 'Guide 5, Fish in Pint Jars'],
])('answer() to %j names the table that its minutes are from', (question, table) => {
  const sources = answer(question, context).lookups.flatMap(({ facts }) => facts.map(({ source }) => source))
  expect(sources.join()).toContain(table)
})

test.each([
  ['can i can peaches in a water bath', /^Yes\. .*Yellow ones only/, /added acid/],
  [
    'can i can figs in a water bath',
    /^Yes, with added acid\. .*lemon juice or ¼ teaspoon of citric acid/,
    /^No/,
  ],
  ['how long do i process asian pears', /bottled lemon juice/, /citric/],
  ['how long do i process cubed winter squash', /pints 55 minutes, quarts 90\. Only as cubes/, /no tested/],
  ['how long do i process apple juice', /Boil the empty jars 10 minutes first/, /acid/],
  [
    'how long do i process pints of trout',
    /pints 100 minutes.*Quart jars have directions of their own/,
    /quarts \d/,
  ],
])('answer() to %j asks for what its own table asks for', (question, says, never) => {
  expect(ask(question)).toMatch(says)
  expect(ask(question)).not.toMatch(never)
})

test.each([
  'can i can elderberries in a water bath',
  'can i can white peaches',
  'can i can pumpkin butter',
  'how long do i process elderberry jam',
  'can i can elderberry juice',
  'how long do i process sweet pickles',
  'how long do i process orange marmalade',
  'how long do i process jars of boysenberries',
  'how long do i process pints of apple bacon jam',
])('answer() to %j gives no minutes, since no tested table has any', (question) => {
  expect(ask(question)).not.toMatch(/\d+ minutes/)
  expect(ask(question)).toMatch(/no tested|tested (recipe|time)|USDA Complete Guide|nchfp/)
})

test.each([
  ['my toddler drank vanilla extract', /nothing to drink unless they say so/, /sips/],
  ['what can I eat on a low fodmap diet', /blackberries/, /, berries,/],
  ['can I have grapefruit with my statin', /fexofenadine/, /mandarins/],
  ['are tomatoes still good after a frost', /vines the frost killed/, /do not store or can it/],
  ['how often can I eat tuna while pregnant', /albacore tuna in their place/, /tuna one\./],
  ['can I have milk with my antibiotic', /leaflet says how many hours/, /two hours/],
  ['how much coffee can I drink while pregnant', /200 mg/, /two espressos/],
])('answer() to %j says what its publication says, and no more', (question, says, never) => {
  expect(ask(question)).toMatch(says)
  expect(ask(question)).not.toMatch(never)
})

test('answer() takes no food processor for a canner', () => {
  expect(ask('how long do i process chickpeas in a food processor')).not.toMatch(/canner|canning|tested/)
})
