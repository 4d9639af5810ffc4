import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileFoods } from './compile-foods.ts'
import { generatedFile, generatedText } from './compile.ts'

test('foods.json is what the facts compile to (else run: node kitchen/facts/compile.ts)', () => {
  expect(generatedText(compileFoods()) === readFileSync(generatedFile, 'utf8')).toBe(true)
})
