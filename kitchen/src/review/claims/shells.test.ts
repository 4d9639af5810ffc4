import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([['shells', '1 kg clams', 'Steam the clams until they open; pry open the closed ones.', 'pry']])(
  'unsafe handling gives way: %s',
  (_what, line, step, words) => {
    const { verdict, said } = reviewedStew({ lines: [line], steps: [step] })
    expect(verdict === 'refused' || !said.includes(words)).toBe(true)
  },
)
