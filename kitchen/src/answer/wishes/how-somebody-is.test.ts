import { describe, expect, test } from 'vitest'
import { dishesFor, linesOf, saidFoods, wishOf } from '../../../tests/wished.ts'
import { answer } from '../index.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
const ask = (question: string) => answer(question, context)

describe('a wish that tells how somebody is', () => {
  test.each([
    ['dinner for one, no oven just a hot plate, tired', 30],
    ['wiped out after a double shift, eggs and bread', 30],
    ['tired of soup, got leeks', Infinity],
  ])('gets little work: %s', (text, minutes) => {
    expect(wishOf(text).minutes).toBe(minutes)
  })

  test.each([
    ['he loves spicy, no pork: chicken and rice', true],
    ['nothing spicy please, chicken and rice', false],
    ['the curry came out too spicy, chicken', false],
  ])('gets what burns: %s', (text, isSpicy) => {
    expect(wishOf(text).isSpicy).toBe(isSpicy)
  })

  test('gets a spicy dish with something that burns in it', () => {
    const dishes = dishesFor('something spicy with chicken, rice and peppers')
    expect(dishes.length).toBeGreaterThan(0)
    for (const { lines } of dishes)
      expect(lines.map(({ food }) => food).join()).toMatch(
        /chili|chile|jalapeno|cayenne|hot sauce|pepper flakes|sriracha/,
      )
  })

  test('gets nothing that has to be bitten where somebody cannot chew', () => {
    const foods = linesOf(dishesFor("she can't chew anymore, dinner with potatoes, carrots and spinach"))
    expect(foods.length).toBeGreaterThan(0)
    expect(foods.join()).not.toMatch(/steak|chicken breast|walnut|almond|baguette/)
  })

  test('gets a dish for one hand that is neither soup nor bowl', () => {
    const dishes = dishesFor('one handed dinner with chicken, tortillas and cheddar')
    expect(dishes.length).toBeGreaterThan(0)
    for (const { picture } of dishes) expect(['soup', 'salad', 'bowl']).not.toContain(picture.dish)
  })
})

describe('what comes first of several foods', () => {
  test('is before a frost what the frost ruins, and what stands it stays', () => {
    const { text } = ask('frost tonight! tomatoes, basil, kale and leeks out there. what comes in first')
    expect(text).toMatch(/^First tomatoes and basil.*Kale and leeks can stay out/)
  })

  test('is else what spoils soonest', () => {
    const { text } = ask('got spinach, a pumpkin and a bag of carrots, which should I use up first')
    expect(text).toMatch(/spinach.*then.*carrots.*then.*pumpkin/)
  })

  test('is no matter where nobody asks it', () => {
    expect(ask('dinner with spinach, pumpkin and carrots').text).not.toMatch(/In this order/)
  })
})

test('what is denied twice ends at a comma', () => {
  const { foods, withoutFoods } = wishOf('no onion no garlic, tofu and cabbage')
  expect([saidFoods(foods), saidFoods(withoutFoods)]).toEqual([
    ['tofu', 'cabbage'],
    ['onion', 'garlic'],
  ])
})

describe('a meal for a table of people', () => {
  test('is given to who tells only for how many, how soon, and what must not be in it', () => {
    const { topic, foods, text } = ask(
      '12 football boys after training, one allergic to milk, one to sesame, half an hour',
    )
    expect([topic, text]).toEqual(['recipes', expect.not.stringMatching(/sesame/i)])
    expect(foods).not.toContain('sesame seed')
  })

  test('is given for an allergy though a food that is there does not hold it', () => {
    expect(ask('a meal for a group with sesame allergy: chickpeas, rice, lamb').topic).toBe('recipes')
  })
})
