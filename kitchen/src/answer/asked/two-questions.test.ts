import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { twoQuestions } from './two-questions.ts'

test.each([
  [
    'how long does salmon keep and do I thaw it in the pack?',
    ['how long does salmon keep', 'do I thaw salmon in the pack'],
  ],
  [
    'The stew stood out all night, can I eat it? How do I reheat it?',
    ['The stew stood out all night, can I eat it', 'How do I reheat it'],
  ],
  ['Can I freeze leeks? How long do they keep?', ['Can I freeze leeks', 'How long do leeks keep']],
  [
    'Is brie meant to smell? Also can you eat the rind?',
    ['Is brie meant to smell', 'can you eat the rind of brie'],
  ],
  [
    'How long do I boil cassava and can the leaves go in raw like spinach?',
    ['How long do I boil cassava', 'can the leaves of cassava go in raw like spinach'],
  ],
])('%s asks two', (message, parts) => {
  expect(twoQuestions(message)).toEqual(parts)
})

test.each([
  'do I have to blanch green beans? There are eleven pounds of them',
  'how long do carrots and peas keep?',
  'can I freeze leeks and why',
])('%s asks one', (message) => {
  expect(twoQuestions(message)).toBeNull()
})

test('both are answered', () => {
  const { text } = answer(
    'how long does vacuum packed salmon keep in the freezer and do i thaw it in the pack?',
    { today: '2026-11-26', seed: 1, previous: [], basket: [] },
  )
  expect(text).toMatch(
    /^Salmon keeps 2 to 3 months in the freezer|2 to 3 months wrapped, up to about a year vacuum packed/,
  )
  expect(text).toMatch(
    /(out of any vacuum pack|Cut the pack open before you thaw it|Cut the vacuum bag open before thawing)/,
  )
  const squash = answer('When are my butternut squash ready to pick, and how do I store them over winter?', {
    today: '2026-11-26',
    seed: 1,
    previous: [],
    basket: [],
  })
  expect(squash.text).toMatch(/\n\n.*50 to 55°F/)
})

test('behind what is thrown away nothing else is told', () => {
  const { text } = answer('Can I eat chicken soup that was left out all night? How do I reheat it?', {
    today: '2026-11-26',
    seed: 1,
    previous: [],
    basket: [],
  })
  expect(text).toMatch(/^(No|Throw)/)
  expect(text).not.toContain('\n\n')
})
