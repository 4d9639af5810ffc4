import { savedPreviewLength } from '@plotluck/contract/saved'
import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

test('previewOf() ends what is shown at a word, and loses no letter of the preview', () => {
  const instructions = 'Homemade broth simmers. '.repeat(20)
  const { words, rest } = previewOf(instructions)
  expect(words).toMatch(/\s$/)
  expect(words + rest).toBe(instructions.slice(0, savedPreviewLength))
})

test('previewOf() leaves short instructions as they are', () => {
  expect(previewOf('Boil the rice.')).toEqual({ words: 'Boil the rice.', rest: '' })
})
