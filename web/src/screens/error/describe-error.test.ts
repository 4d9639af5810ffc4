import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('describeError() gives the name and message of an error and where it was thrown', () => {
  const described = describeError(new RangeError('servings must be 1 or more'))
  expect(described).toMatchObject({ name: 'RangeError', message: 'servings must be 1 or more' })
  expect(described.details).toContain('describe-error.test.ts')
})

test('describeError() has words for things that are no errors', () => {
  expect(describeError('spoiled')).toEqual({
    name: 'Error',
    message: 'No further details are known.',
    details: 'spoiled',
  })
})
