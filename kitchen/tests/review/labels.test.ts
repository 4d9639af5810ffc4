import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test('bread that is vegan by its brand is asked for by the label', () => {
  const { lines, codes } = reviewed(
    { lines: ['1 baguette, halved', '2 tomatoes'], say: ['Fill the baguette with the tomatoes.'] },
    ['vegan'],
  )
  expect(lines).toContain('1 vegan baguette, halved')
  expect(codes).toContain('read-the-label')
})

test.each(['100 g chicken-flavored ramen', '1 brioche', '100 g egg noodles'])(
  'what surely holds something of an animal is not: %s',
  (line) => {
    expect(reviewed({ lines: [line, '2 tomatoes'], say: ['Serve everything.'] }, ['vegan']).verdict).toBe(
      'refused',
    )
  },
)
