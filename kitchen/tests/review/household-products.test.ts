import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test.each([
  '1 capful of Dettol',
  '2 tbsp Fairy Liquid',
  '1 squirt Domestos',
  '1 tsp washing powder',
  '20 ml limescale remover',
  '1 tbsp fabric softener',
])('what cleans a house is nobody’s ingredient, also by its brand: %s', (line) => {
  const { verdict } = reviewed({ lines: ['2 lemons', line, '1 l water'], say: ['Mix everything and drink.'] })
  expect(verdict).toBe('refused')
})

test.each(['1 tsp baking powder', '1 tbsp cream of tartar', '1 tsp washed salt'])(
  'what only shares a word with it stays: %s',
  (line) => {
    const { verdict } = reviewed({
      lines: ['2 lemons', line, '1 l water'],
      say: ['Mix everything and drink.'],
    })
    expect(verdict).not.toBe('refused')
  },
)
