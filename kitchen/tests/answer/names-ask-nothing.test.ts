import { describe, expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'

const context = { today: '2026-11-28', seed: 1, previous: [], basket: [] } as const
const say = (question: string): string => answer(question, context).text

describe('how a food is kept is told of that food, whatever words its name is made of', () => {
  test.each([
    ['how do I store breaded chicken tenders?', 'breaded chicken tenders'],
    ['how do I store olive loaf?', 'olive loaf'],
    ['how do I store corned beef?', 'corned beef'],
    ['how long does beef stew meat last?', 'beef stew meat (chuck)'],
    ['how do I store roasting chicken?', 'roasting chicken'],
    ['how do I store frozen broccoli?', 'frozen broccoli'],
    ['how do I store hard tofu?', 'hard tofu'],
    ['how long does pumpkin pie spice keep?', 'pumpkin pie spice'],
    ['how do I store vegan mayonnaise?', 'vegan mayonnaise'],
    ['how do I store baby leeks?', 'baby leek'],
    ['how do I store hush puppies?', 'hush puppies'],
    ['how do I store smelts?', 'smelt'],
    ['how do I store gluten-free oats?', 'gluten-free oats'],
    ['how long does black pudding keep?', 'blood sausage'],
  ])('%s', (question, food) => {
    const { topic, lookups } = answer(question, context)
    expect([topic, lookups[0]?.kind, lookups[0]?.food]).toEqual(['storage', 'storage', food])
  })

  test('a sort keeps as what it is a sort of', () => {
    expect(say('how do I store roma tomatoes?')).toMatch(/^At room temperature, stem side down/)
    expect(say('how do I store red potatoes?')).toMatch(/^Dark, airy and cool/)
  })

  test('an open package has days of its own', () => {
    expect(say('how long does deli ham last?')).toMatch(/2 weeks in the fridge.*once opened 3 to 5 days/)
    expect(say('how long do opened olives keep?')).toMatch(/^Once opened/)
    expect(say('how long does milk last in the fridge?')).toMatch(/an opened one within 1 week/)
  })
})

describe('what was never cooked is no leftover', () => {
  test.each(['leftover halloween candy', 'leftover buttermilk freeze', 'leftover wine how long'])(
    '%s',
    (question) => {
      expect(say(question)).not.toMatch(/leftovers keep|Cooked food keeps/i)
    },
  )
})

describe('minutes of canned beans are not told of dry ones', () => {
  test.each([
    ['how long do kidney beans take to boil', /30 minute/],
    ['how long do chickpeas take to cook', /Soak|soak/],
    ['how long to cook black eyed peas', /^(?!.*until hot through)/s],
  ])('%s', (question, says) => {
    const told = say(question)
    expect(told).toMatch(says)
    expect(told).not.toMatch(/about \d minutes in a medium-high pan/)
  })

  test('of canned ones they are', () => {
    expect(say('how long to simmer canned chickpeas')).toMatch(/about 8 minutes simmered/)
  })
})

describe('what can harm comes before what is not known to', () => {
  test.each([
    ['are fiddleheads safe', /toxic raw/],
    ['is ackee poisonous', /hypoglycin A, which can kill/],
    ['how long to boil fiddleheads', /15 minutes/],
  ])('%s', (question, says) => {
    expect(say(question)).toMatch(says)
  })
})

describe('a way of eating before a food says which one is wanted', () => {
  test.each([
    'gluten free bread crumbly and dry',
    'vegan scrambled eggs',
    'low carb instead of mashed potatoes',
  ])('%s', (question) => {
    expect(say(question)).not.toMatch(/^No[.,]/)
  })

  test('whether a food fits is still told', () => {
    expect(say('is butter dairy free')).toMatch(/^No\. Butter contains milk/)
  })
})

describe('a nutrient that is looked for is no food', () => {
  test.each([
    ['which fruits are lowest in sugar', /^Least sugar in 100 g/],
    ['cheapest protein per dollar', /^(?!100 g of protein)/],
  ])('%s', (question, says) => {
    expect(say(question)).toMatch(says)
  })
})

test('mold that is asked about or denied is no mold that is told of', () => {
  expect(say('white powder on my dark chocolate is it mold')).toMatch(/^Bloom/)
  expect(say('tomato sauce opened 3 weeks no mold')).not.toMatch(/mold goes deeper/)
})

test('what an animal left is asked for the people at the table', () => {
  expect(say('cat licked the butter, can I still use it?')).not.toMatch(/^Call your vet/)
  expect(say('The dog got at the roast on the counter, he ate one end. can we eat the rest?')).toMatch(
    /^Throw away/,
  )
  for (const harmed of [
    'my dog ate grapes what do i do',
    'my dog ate chocolate can I use salt to make him vomit',
    'dog licked bleach off the plate',
  ])
    expect(say(harmed)).toMatch(/^Call your vet/)
  expect(say('can I use leftover chicken for my dog')).toMatch(/^I only know what is safe for people/)
})

test('a day before a meal is counted where somebody asks whether the rest may be eaten', () => {
  expect(say("made a sunday roast, it's thursday, still ok to eat the meat")).toMatch(/^Throw it away/)
  expect(say('what pudding can I make for sunday dinner from stewing apples')).not.toMatch(/^Throw/)
})
