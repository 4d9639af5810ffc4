import { expect, test } from 'vitest'
import { checkStatement } from './check-statement.ts'
import { disagreesWithAnswer } from './disagrees-with-answer.ts'
import { saysAgain } from './says-again.ts'

const wine =
  'Not all of it: after 15 minutes of simmering about 40 percent of the alcohol is left, after an hour 25. Use stock instead.'
const power =
  'A closed fridge keeps food safe for 4 hours, a full freezer 48 hours. After that throw away meat, fish and milk.'

test.each([
  ['A closed fridge keeps food safe for about four hours, and a full freezer for 48 hours.', power],
  ['After 15 minutes of simmering about 40% of the alcohol is left.', wine],
])('saysAgain() knows the figure of the kitchen in other words: %s', (sentence, own) => {
  expect(saysAgain(sentence, own)).toBe(true)
})

test.each([
  ['another figure', 'A closed fridge keeps food safe for 8 hours, a full freezer 48 hours.', power],
  ['a denial', 'A closed fridge does not keep food safe for 4 hours.', power],
  ['no figure', 'A closed fridge keeps food safe.', power],
  ['words of its own', 'A warm cupboard under the stairs is fine for chicken for 4 hours.', power],
])('saysAgain() takes nothing with %s for the same', (_, sentence, own) => {
  expect(saysAgain(sentence, own)).toBe(false)
})

test('a volume that is not the one of the answer disagrees with it, one of another country does not', () => {
  const facts = { lookups: [], foods: [], own: '1 quart is 946 ml.' }
  expect(disagreesWithAnswer('That works out to about 750 ml.', facts)).toBe(true)
  expect(disagreesWithAnswer('That is about 950 ml.', facts)).toBe(false)
  expect(disagreesWithAnswer('The UK imperial quart is roughly 1,137 ml.', facts)).toBe(false)
})

test.each([
  ['why are my rolls dense', 'Water should be about 190°F (88°C) to wake the yeast up.', 'drop'],
  ['why are my rolls dense', 'Dissolve the yeast in water just off the boil.', 'drop'],
  ['why are my rolls dense', 'Water at 190°F (88°C) kills the yeast.', 'keep'],
  ['why are my rolls dense', 'Dissolve the yeast in water at 105°F (41°C).', 'keep'],
  [
    'can i make jam with half the sugar',
    'With ordinary pectin you can halve the sugar and the jam will set and keep exactly the same.',
    'drop',
  ],
  [
    'why is my pie bottom soggy',
    'Bake the pie low in the oven on a preheated heavy tray so the bottom gets strong heat straight away.',
    'keep',
  ],
])('to "%s" the sentence "%s" is judged: %s', (asked, sentence, verdict) => {
  expect(checkStatement(sentence, { lookups: [], foods: [], asked }).verdict).toBe(verdict)
})
