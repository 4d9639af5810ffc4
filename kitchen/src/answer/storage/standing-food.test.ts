import { describe, expect, test } from 'vitest'
import { answer } from '../index.ts'

const thursday = { today: '2026-11-26', seed: 1, previous: [], basket: [] }
const say = (question: string) => answer(question, thursday).text

describe('how long food may stay out', () => {
  test.each([
    'How long can quiche stay out at room temperature?',
    'how long can hard boiled eggs be unrefrigerated',
    'how many hours can potato salad be left out?',
    'how long until rice left on the stove goes bad',
    'how long can raw salmon sit out',
  ])('is two hours: %s', (question) => {
    expect(say(question)).toMatch(/2 hours/)
    expect(say(question)).not.toMatch(/160°F|simmer|minutes/)
  })

  test('is a day or two for fruit pie, and weeks for what stands on a shelf', () => {
    expect(say('how long can apple pie sit out')).toMatch(/1 to 2 days/)
    expect(say('honey left on the counter, how long')).not.toMatch(/2 hours/)
  })

  test.each([
    'how long should steak sit at room temperature before grilling',
    'how long can bread dough rise on the counter',
  ])('is not asked of what stands warm on purpose: %s', (question) => {
    expect(say(question)).not.toMatch(/At most 2 hours/)
  })

  test('garlic in oil is told of botulism', () => {
    expect(say('can i keep garlic in oil on the counter')).toMatch(/botulism/)
  })
})

describe('food that stood out longer', () => {
  test.each([
    'Pasta salad has been on the buffet since noon, it is nine in the evening. Still fine?',
    "rice has been on the stove since lunch, now it's 10pm. eat it?",
    'Left the lasagna out from 6pm to 11pm, safe?',
    'pizza on the table the whole night, can i eat it',
    'lunch box with ham sandwich without ice, 5 hours',
    'Pasta was on the counter all night, can I eat it?',
    "no room in the fridge so my chili's been on the back porch in the dutch oven all night, low of 48. thats basically a fridge??",
    'oatmeal was on the counter all night, can I eat it?',
    'Shrimp pasta was on the counter all night, can I eat it? How do I reheat it?',
  ])('is to be thrown away: %s', (question) => {
    expect(say(question)).toMatch(/^No, throw it away/)
  })

  test('gets no dishes made of it', () => {
    const { text, topic } = answer(
      'chicken curry stood on the counter since noon, now 8pm. dinner idea?',
      thursday,
    )
    expect(topic).toBe('hazard')
    expect(text).not.toMatch(/minutes\)/)
  })
})

describe('every dish that spoils is thrown away after a night, however it is called', () => {
  const dishes =
    'stuffing,custard,creamed spinach,green bean casserole,sweet potato casserole,onion dip,stuffed peppers,cabbage rolls,sweet potato pie,scalloped potatoes,candied yams,baked beans,refried beans,chicken broth,rice,pasta,oatmeal,shrimp pasta,vegan burgers'
  test.each(dishes.split(','))('%s', (dish) => {
    for (const question of [
      `${dish} left out overnight, still ok?`,
      `the ${dish} was on the counter all night, can I eat it?`,
    ])
      expect(say(question), question).toMatch(/^(No\b|Throw)/)
  })
})

test.each(['potatoes', 'tomatoes', 'a pumpkin', 'stuffing mix', 'tortillas'])(
  '%s may stand a night',
  (food) => {
    expect(say(`${food} left on the counter overnight, still ok?`)).not.toMatch(/^(No\b|Throw)/)
  },
)

test.each([
  'current gone since last night 9 pm came back 11 am, fridge was full, there is cooked toor dal and boiled milk. just boil everything once?',
  'power was out for 3 hours, is the leftover soup ok?',
])('a fridge without power keeps food for 4 hours: %s', (question) => {
  expect(say(question)).toMatch(/(closed fridge keeps food safe for|shut fridge holds about) 4 hours/)
})

test('meat that goes by its date is out once it has been open for more days than any meat keeps open', () => {
  expect(say('ham in fridge 8 days')).toMatch(/^Throw it away/)
})

describe('raw food is no cooked food for being cooked later', () => {
  test.each([
    ['defrosted mince yesterday can i cook it tomorrow', /raw, ground beef keeps 1 to 2 days/],
    ['how long can raw steak sit out before grilling', /no longer than 2 hours/],
    ['smelly salmon ok to eat if cooked well', /^Throw salmon away/],
  ])('%s', (question, says) => {
    expect(say(question)).toMatch(says)
  })
})
