import { expect, test } from 'vitest'
import * as life from './typed-names.ts'
import type { Meant } from './typed-names.ts'
import { recognise } from '../../src/recognition/recognise.ts'

const { namesOfNoFood, ...lists } = life
const names = Object.entries(lists).flatMap(([list, named]) =>
  Object.entries<Meant>(named).map(([text, meant]) => ({ list, text, meant })),
)

const foodOf = (text: string): string | null => {
  const found = recognise(text)
  return found.kind === 'food' ? found.food : null
}

function allows(meant: Meant, food: string | null): boolean {
  return typeof meant === 'string' || meant === null ? meant === food : meant.includes(food)
}

test('the names from life are at least 300', () => {
  expect(names.length + namesOfNoFood.length).toBeGreaterThanOrEqual(300)
})

test('recognise() takes no name from life for a food that it does not mean', () => {
  const wrong = [
    ...names.filter(({ text, meant }) => foodOf(text) !== null && !allows(meant, foodOf(text))),
    ...namesOfNoFood.map((text) => ({ text })).filter(({ text }) => foodOf(text) !== null),
  ].map(({ text }) => `${text}: ${foodOf(text)}`)
  expect(wrong).toEqual([])
})

test('recognise() is right about at least 97 of 100 names from life', () => {
  const missed = [
    ...names.filter(({ text, meant }) => !allows(meant, foodOf(text))).map(({ text }) => text),
    ...namesOfNoFood.filter((text) => recognise(text).kind !== 'not-food'),
  ]
  const share = 1 - missed.length / (names.length + namesOfNoFood.length)
  expect(share, `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(0.97)
})
