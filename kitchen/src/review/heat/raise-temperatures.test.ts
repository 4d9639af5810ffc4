import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each(['a hint of rose in the middle', 'the centre still glowing', 'the juices faintly coloured'])(
  'what nobody knows to mean done is not safe for chicken: until %s',
  (sign) => {
    const { verdict, said } = reviewedStew({
      lines: ['300 g chicken breast'],
      steps: [`Fry the chicken breast so that ${sign}.`],
    })
    expect(verdict === 'refused' || !said.includes(sign)).toBe(true)
  },
)
