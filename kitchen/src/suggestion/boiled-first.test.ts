import { expect, test } from 'vitest'
import { answer } from '../answer/index.ts'
import { suggest } from './suggest.ts'

const seeds = [1, 2, 3, 4]

/** Instructions of every dish that holds the food, of several sets. */
const dishesWith = (food: string): readonly string[] =>
  seeds.flatMap((seed) => {
    const found = suggest({ ingredients: [food, 'butter'] }, { seed, today: '2026-05-10' })
    return found.ok
      ? found.recipes
          .filter(({ lines }) => lines.some((line) => line.food === food))
          .map(({ instructions }) => instructions)
      : []
  })

test.each([
  ['fiddlehead fern', /boil [^.]*fiddlehead[^.]*15 minutes|simmer[^.]*15 minutes/i],
  ['fresh lima bean', /boil [^.]*lima beans?[^.]*20 minutes/i],
  ['taro', /(boil|cold water|simmer)[^]*soft/i],
])('what harms raw or half cooked is boiled before anything else is done with it: %s', (food, boiled) => {
  const dishes = dishesWith(food)
  expect(dishes.length).toBeGreaterThan(2)
  for (const instructions of dishes) expect(instructions).toMatch(boiled)
})

const say = (question: string): string =>
  answer(question, { today: '2026-05-10', seed: 1, previous: [], basket: [] }).text

test('cooking times tell the boil first, and of whole joints no minutes of pieces', () => {
  expect(say('how long to cook fiddleheads')).toMatch(/^Boil fiddlehead ferns for 15 minutes/)
  expect(say('how to cook fresh lima beans in a pan')).toMatch(/boil/i)
  expect(say('how long to roast a turkey crown')).not.toMatch(/about 25 minutes in the oven/)
  expect(say('how long to roast chicken thighs')).toMatch(/minutes/)
  expect(say('how long to cook a leg of lamb per kilo')).not.toMatch(/6 minutes in a medium-high pan/)
})

test('organ meats are heated to 160°F, and of meat that nobody names every figure is told', () => {
  expect(say('pork liver internal temperature')).toMatch(/160°F \(71°C\)/)
  expect(say('what temperature is meat done')).toMatch(/145°F.*160°F.*165°F/)
})
