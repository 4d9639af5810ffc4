import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedFiles, generatedUrl } from './compile.ts'

test.each(Object.entries(generatedFiles))(
  '%s is what the facts compile to (else run: node kitchen/facts/compile.ts)',
  async (place, text) => {
    expect(`${await text()}\n` === readFileSync(generatedUrl(place), 'utf8')).toBe(true)
  },
  // To learn the space of questions takes minutes where much else is at work.
  600_000,
)
