import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods } from '../foods/index.ts'
import {
  plural,
  readSentence,
  sentencesOf,
  singular,
  tokensOf,
  verbForms,
  withoutSentences,
} from './index.ts'

const said = (text: string, kind: string) =>
  readSentence(text)
    .mentions.filter((mention) => mention.kind === kind)
    .map(({ text: words }) => words)
const foods = (text: string) =>
  readSentence(text)
    .mentions.filter(({ foods: meant }) => meant.length > 0)
    .map(({ text: words }) => words)
const verbs = (text: string) => said(text, 'technique')
const durations = (text: string) =>
  readSentence(text)
    .quantities.filter(({ kind }) => kind === 'duration')
    .map(({ range: { min, max } }) => [Math.round(min * 10) / 10, Math.round(max * 10) / 10])
const degrees = (text: string) =>
  readSentence(text)
    .quantities.filter(({ kind }) => kind === 'temperature')
    .map(({ range: { min } }) => Math.round(min))

const certainty = (text: string) =>
  readSentence(text).mentions.find(({ foods: meant }) => meant.length > 0)?.certainty
const negated = (text: string) =>
  readSentence(text)
    .mentions.filter(({ isNegated, foods: meant }) => isNegated && meant.length > 0)
    .map(({ text: words }) => words)
const last = (text: string) => tokensOf(text).at(-1)

test.each([
  ['Cream the butter and sugar.', ['Cream'], ['butter', 'sugar']],
  ['Butter the bread, then oil the pan.', ['Butter the', 'oil the'], ['bread']],
  ['Flour the board and roll out the dough.', ['Flour the', 'roll out'], []],
  ['Fish out the bay leaf.', ['Fish out'], ['bay leaf']],
  ['Wrap the beets in foil.', ['Wrap'], ['beets']],
  ['Salt the water.', ['Salt'], ['water']],
  ['Stir in the cream.', ['Stir in'], ['cream']],
  ['Add the stock and the flour.', ['Add'], ['stock', 'flour']],
  ['Mince the garlic; mash the potatoes.', ['Mince', 'mash'], ['garlic', 'potatoes']],
  ['Add the chopped onion.', ['Add'], ['onion']],
])('a verb is told from a noun: %s', (text, work, named) => {
  expect(verbs(text)).toEqual(work)
  expect(foods(text)).toEqual(named)
})

test.each([
  'Prepare an ice bath.',
  'Cover with a tea towel.',
  'Use a rice cooker.',
  'Line a cake tin with parchment paper.',
  'Roll into balls the size of a walnut.',
  'Shape into egg-sized pieces.',
  'Spray with cooking spray.',
  'Scoop with an ice cream scoop onto a cookie sheet.',
])('what only sounds like food is none: %s', (text) => {
  expect(foods(text)).toEqual([])
})

test('the longest name counts: peanut butter is no butter, ice is not in diced', () => {
  expect(foods('Spread with peanut butter.')).toEqual(['peanut butter'])
  expect(foods('Add the diced carrots.')).toEqual(['carrots'])
})

test('a mention says how surely it names a food', () => {
  expect(certainty('Add the paprika.')).toBe('exact')
  expect(certainty('Add the onion.')).toBe('variety')
  expect(certainty('Add the berries.')).toBe('class')
})

test.each([
  ['for three and a half hours', [[210, 210]]],
  ['for an hour and a half', [[90, 90]]],
  ['1 hour 20 minutes', [[80, 80]]],
  ['1 hr and 15 mins', [[75, 75]]],
  ['6 to 8 minutes', [[6, 8]]],
  ['6–8 min', [[6, 8]]],
  ['between ten and twelve minutes', [[10, 12]]],
  ['forty-five minutes', [[45, 45]]],
  ['half an hour', [[30, 30]]],
  ['a quarter of an hour', [[15, 15]]],
  ['2½ hours', [[150, 150]]],
  ['1 1/2 hours', [[90, 90]]],
  ['a couple of minutes', [[2, 2]]],
  ['a few minutes', [[3, 3]]],
  ['40 minutes to an hour', [[40, 60]]],
  ['two days', [[2880, 2880]]],
  ['30 seconds', [[0.5, 0.5]]],
  ['twenty to twenty-five minutes', [[20, 25]]],
])('durations are read in digits and in words: %s', (text, expected) => {
  expect(durations(`Cook ${text}.`)).toEqual(expected)
})

test.each([
  ['350°F (180°C)', [177, 180]],
  ['350 degrees F', [177]],
  ['180 C', [180]],
  ['180ºC', [180]],
  ['one hundred and twenty degrees', [49]],
  ['a hundred and sixty-five degrees Fahrenheit', [74]],
  ['seventy-four degrees Celsius', [74]],
  ['54 °C', [54]],
  ['between 60 and 63°C', [60]],
])('temperatures are read with and without units: %s', (text, expected) => {
  expect(degrees(`Heat to ${text}.`)).toEqual(expected)
})

test('cups and numbers of things are no temperatures', () => {
  expect(degrees('Add 2 c flour and 12 olives.')).toEqual([])
})

test('denials reach what they deny, and no further than the next mark', () => {
  expect(negated('Serve without the butter, with rice.')).toEqual(['butter'])
  expect(negated('Use olive oil instead of butter.')).toEqual(['butter'])
  expect(negated('Do not add the cream.')).toEqual(['cream'])
})

test.each([
  ['Leave it on the worktop overnight.', 'room'],
  ['Infuse on a sunny windowsill.', 'warm'],
  ['Rest at room temperature.', 'room'],
  ['Chill in the fridge.', 'cold'],
  ['Store in a cupboard.', 'shelf'],
])('places are read by what they mean for food: %s', (text, place) => {
  expect(
    readSentence(text)
      .mentions.filter(({ kind }) => kind === 'place')
      .map(({ id }) => id),
  ).toContain(place)
})

test.each([
  ['no longer pink', 'done'],
  ['a hint of rose in the middle', 'underdone'],
  ['until the juices run clear', 'done'],
  ['middle stays glassy', 'underdone'],
  ['yolks still jammy', 'underdone'],
  ['golden brown', 'neutral'],
])('cues are read for what they say of the inside: %s', (text, meaning) => {
  const cues = readSentence(text).mentions.filter(({ kind }) => kind === 'cue')
  expect(cues.flatMap(({ senses }) => senses.map((sense) => sense.meaning))).toContain(meaning)
})

test('people are read: an infant, one who is allergic', () => {
  expect(
    readSentence('Your coeliac friends can tuck in.').mentions.some(
      ({ kind, id }) => kind === 'person' && id === 'allergic',
    ),
  ).toBe(true)
  expect(
    readSentence('Lovely for infants.').mentions.some(({ kind, id }) => kind === 'person' && id === 'infant'),
  ).toBe(true)
})

test('sentences end at a full stop before a capital or number, not behind a short form', () => {
  expect(sentencesOf('Add 2 tbsp. oil. Cook approx. 5 min. Serve!')).toEqual([
    'Add 2 tbsp. oil.',
    'Cook approx. 5 min. Serve!',
  ])
  expect(sentencesOf('Bake it. 20 minutes later, turn.')).toEqual(['Bake it.', '20 minutes later, turn.'])
  expect(withoutSentences('One. Two. Three.', (each) => each === 'Two.')).toBe('One. Three.')
})

test.each([
  ['tomatoes', 'tomato'],
  ['berries', 'berry'],
  ['leaves', 'leaf'],
  ['dishes', 'dish'],
  ['olives', 'olive'],
  ['hummus', 'hummus'],
  ['radishes', 'radish'],
  ['cheeses', 'cheese'],
  ['asparagus', 'asparagus'],
])('inflection takes %s to %s and back', (several, one) => {
  expect(singular(several)).toBe(one)
  expect(plural(one)).toBe(several)
})

test('the singular of every plural in the food tables is the word of its name', () => {
  const wrong = allFoods().filter(({ name, plural: several }) => {
    return (
      singular(last(several)?.word ?? '') !== singular(last(name)?.word ?? '') &&
      several.endsWith('s') &&
      !/[(,]/.test(name)
    )
  })
  expect(wrong.map(({ name, plural: several }) => `${name}: ${several}`)).toEqual([])
})

test('verbs take the forms that recipes use', () => {
  expect(verbForms('chop')).toEqual({
    base: 'chop',
    third: 'chops',
    past: 'chopped',
    progressive: 'chopping',
  })
  expect(verbForms('bake').progressive).toBe('baking')
  expect(verbForms('simmer').past).toBe('simmered')
  expect(verbForms('fry').past).toBe('fried')
  expect(verbForms('bring to a boil').past).toBe('brought to a boil')
})

test('reading never throws, and every place it gives is in the text', () => {
  const piece = fc.constantFrom(
    'half',
    'an',
    'hour',
    '1/2',
    '½',
    '°',
    '350',
    'f',
    'to',
    'and',
    'the',
    'cream',
    'no',
    'longer',
    'pink',
    '.',
    ',',
    '(',
    '’',
    'a',
    'hundred',
    'of',
    '1/0',
    '🍅',
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const { mentions, quantities } = readSentence(text)
      for (const { start, end } of [...mentions, ...quantities]) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(end).toBeGreaterThan(start)
      }
    }),
  )
})
