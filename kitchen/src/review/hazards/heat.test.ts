import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test('meat that is half cooked goes on until it is done; what is kept half cooked is refused', () => {
  const { said, codes } = reviewedStew({
    lines: ['500 g ground beef'],
    steps: ['Cook until the ground beef is half-way cooked, about 15 minutes.'],
  })
  expect(codes).toContain('part-cooked-meat')
  expect(said).toContain('160°F (71°C)')
  expect(said).not.toContain('half-way')
  const kept = { lines: ['500 g ground beef'], steps: ['Half cook the ground beef and finish it tomorrow.'] }
  expect(reviewedStew(kept).verdict).toBe('refused')
})
