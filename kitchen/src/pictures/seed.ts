/** A number that the words alone decide (32-bit FNV-1a): the same dish is drawn the same everywhere. */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < words.length; index += 1)
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
