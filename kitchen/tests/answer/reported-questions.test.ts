import { expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }

test.each<[question: string, says: RegExp, never: RegExp]>([
  ['my vegan friend is coming, is red wine ok', /isinglass/, /^Yes/],
  ['swallowed a fish bone and it hurts', /emergency department/, /Poison Help/],
  ['how hot should the fridge be set', /40°F/, /shallow containers/],
  [
    'anything instead of pine nuts in pesto, one guest has nut allergy',
    /pumpkin seeds/,
    /cashew|almond|walnut/i,
  ],
  ['I put sugar instead of salt in the stew', /vinegar or lemon/, /ratio/],
  ['the cheese sauce is stringy and oily', /too hot/, /skim/],
  ['what does folding mean in baking', /spatula/, /Blanch/],
  ['when are my leeks ready to pull', /^Leeks/, /radishes/],
  ['my courgettes turned into marrows, still good to eat?', /tough, not unsafe/, /Throw zucchini away/],
  ['can i put my pyrex dish from fridge straight in the oven', /^No: .*shatter/, /^Yes/],
  ['can my baby of 5 months drink water', /no: breast milk or formula/, /^Yes/],
  ['can my nine month old have honey', /^No/, /^Yes/],
  ['can i eat mayonnaise from a jar while pregnant', /^Yes/, /^No/],
  ['fridge was off for 6 hours, is the meat ok', /throw away meat/, /keeps 1 to 2 days/],
])('answer() to %j says what was asked and not what stands beside it', (question, says, never) => {
  const { text } = answer(question, context)
  expect(text).toMatch(says)
  expect(text).not.toMatch(never)
})

test('answer() to how to reheat, after a question about freezing rice, tells of reheating', () => {
  const previous = [
    { role: 'user' as const, content: 'can I freeze cooked rice' },
    { role: 'assistant' as const, content: 'Yes.', foods: ['white rice'], topic: 'storage' as const },
  ]
  expect(answer('and how do i reheat it', { ...context, previous }).text).toMatch(/165°F/)
})
