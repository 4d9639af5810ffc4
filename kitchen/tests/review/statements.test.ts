import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const soup = {
  lines: ['300 g carrots', '1 onion'],
  say: ['Simmer the carrots and onion in water for 20 minutes.'],
}
const withSentence = (sentence: string) =>
  reviewed({ ...soup, say: [...soup.say, `Blend until smooth. ${sentence}`] }).said

test.each([
  'Dr Whitlock swears by its effect on creaky knees.',
  'Take a mugful every morning.',
  'A dozen stiff patients will leave the table limber.',
  'Dinner is on the table in a wink.',
])('a sentence that gives nothing to do and speaks of what nobody can check falls: %s', (sentence) => {
  expect(withSentence(sentence)).not.toContain(sentence)
})

test.each([
  'Do not overcook it.',
  'The soup should be thick and smooth.',
  'Sharpen with a little vinegar.',
  'It thickens as it cools.',
])('plain words about the dish stay: %s', (sentence) => {
  expect(withSentence(sentence)).toContain(sentence)
})
