import { beforeEach, describe, expect, test } from 'vitest'
import { forgetGenerationKey, generationKey } from './generation-key.ts'

// Node has no session storage of its own; a map behind the same two calls is one.
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true })

beforeEach(() => kept.clear())

describe('generationKey()', () => {
  test('is the same for the same body until the generation has ended', () => {
    const key = generationKey('{"ingredients":["kale"]}')
    expect(generationKey('{"ingredients":["kale"]}')).toBe(key)
    forgetGenerationKey()
    expect(generationKey('{"ingredients":["kale"]}')).not.toBe(key)
  })

  test('is another for another body', () => {
    const key = generationKey('{"ingredients":["kale"]}')
    expect(generationKey('{"ingredients":["peas"]}')).not.toBe(key)
  })
})
