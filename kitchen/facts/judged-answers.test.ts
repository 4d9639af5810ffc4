import { expect, test } from 'vitest'
import { readJudgedAnswers } from './judged-answers.ts'

const text = `? can i freeze rice
2 Cooked, cooled within an hour and frozen flat in portions: 1 to 2 months
x Leave it on the counter until it is cold.
? why is my soup salty
0 Rinse the rice.
`

test('a reply has the grade of the one with the same opening words, and of its own question', () => {
  const [rice, soup] = readJudgedAnswers(text)
  expect(rice?.question).toBe('can i freeze rice')
  expect(rice?.gradeOf('Leave it on  the\ncounter until it is cold.')).toBe('harmful')
  expect(rice?.gradeOf('Rinse the rice.')).toBeUndefined()
  expect(soup?.gradeOf('Rinse the rice.')).toBe('wrong')
})

test('a line without a grade is an error', () => {
  expect(() => readJudgedAnswers('? why\n7 Nobody knows.')).toThrow(/has no grade/)
})
