import { expect, test } from 'vitest'
import { describeError, isLostScript } from './describe-error.ts'

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

test('a script that did not load is told from a fault of the page, in the words of each browser', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://cook.example/assets/saved-1f.js',
    'error loading dynamically imported module: https://cook.example/assets/saved-1f.js',
    'Importing a module script failed.',
  ])
    expect(isLostScript(new TypeError(words))).toBe(true)
  expect(isLostScript(new TypeError('recipe.lines is undefined'))).toBe(false)
  expect(isLostScript('Failed to fetch dynamically imported module')).toBe(false)
})
