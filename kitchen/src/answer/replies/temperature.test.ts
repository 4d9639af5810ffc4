import { expect, test } from 'vitest'
import { answer } from '../answer.ts'

const say = (question: string): string =>
  answer(question, { today: '2026-11-26', seed: 1, previous: [], basket: [] }).text

test.each([
  ['is a pink meatloaf in the middle ok? its just beef', '160°F'],
  ['kofta with lamb pink inside', '160°F'],
  ['chicken and beef skewers what temperature', '165°F'],
  ['what temp for steak', '145°F'],
])('of all that is in a dish the food counts that needs the most heat: %s', (question, degrees) => {
  expect(say(question).split('\n\n')[0]).toContain(degrees)
})
