import { expect, test } from 'vitest'
import { answer } from '../answer.ts'

const said = (question: string) =>
  answer(question, { today: '2026-11-24', seed: 1, previous: [], basket: [] }).text

test('an amount of one food is no measure of another', () => {
  expect(said('How much yeast do I need for 500 g of flour?')).not.toMatch(/cups? of|2\.6/)
  expect(said('500 g flour in cups')).toContain('4 cups')
})
