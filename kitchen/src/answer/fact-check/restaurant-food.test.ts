import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { asksAboutRestaurantFood, restaurantFoodText, namesMaker } from './restaurant-food.ts'
import { messageKind } from './message-kind.ts'

test.each([
  "Does Domino's pizza contain celery?",
  'Does the Big Mac at the drive-through contain egg?',
  'The chippy on the corner - do they fry in peanut oil?',
  'That pizza place near work: does their pepperoni contain celery?',
  'Is Heinz ketchup gluten-free?',
])('what a shop or a maker puts into its food is for them to say, and no model is asked: %s', (question) => {
  expect(asksAboutRestaurantFood(question)).toBe(true)
  expect(messageKind(question)).toBe('unsafe')
})

test('without an allergy told, the kitchen says that it cannot know', () => {
  const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
  expect(answer("Does Nando's sauce contain celery?", context).text).toBe(restaurantFoodText)
})

test.each([
  'Does Worcestershire sauce contain fish?',
  'Is Greek yogurt gluten-free?',
  'How do I roast a chicken?',
  'My son Tom likes peanuts, how long do they keep?',
  'Is hummus vegan?',
])('a food that anybody can buy or cook is no matter of a maker: %s', (question) => {
  expect(asksAboutRestaurantFood(question)).toBe(false)
})

test.each([
  ["Nando's sauce has no milk.", false],
  ["The fries at McDonald's hold milk.", true],
  ['Use Dijon mustard and Greek yogurt.', false],
  ['The USDA says so.', false],
])('a maker is a name in capitals inside a sentence: %s', (text, isMaker) => {
  expect(namesMaker(text)).toBe(isMaker)
})
