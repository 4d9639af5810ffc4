import { readFileSync } from 'node:fs'

const file = new URL('word-vectors.txt', import.meta.url)

/**
 * Directions of common English words: words that are used alike point alike, 'simmer' and 'braise', 'plum' and 'damson'. GloVe (Pennington, Socher and Manning, 2014; public domain, PDDL 1.0),
 * 100 dimensions, of length 1; `make.ts` says how the file is made.
 */
export function wordVectors(): ReadonlyMap<string, Float32Array> {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [word = '', packed = ''] = line.split(' ')
      return [word, unit(new Int8Array(Buffer.from(packed, 'base64')))]
    }),
  )
}

/** The direction of several words together, each so many times; undefined where none of them is known. */
export function directionOfWords(
  words: Iterable<readonly [word: string, times: number]>,
  vectors: ReadonlyMap<string, Float32Array>,
): Float32Array | undefined {
  let sum: Float32Array | undefined
  for (const [word, times] of words) {
    const vector = vectors.get(word)
    if (vector === undefined) continue
    sum ??= new Float32Array(vector.length)
    for (const [at, each] of vector.entries()) sum[at] = (sum[at] ?? 0) + times * each
  }
  return sum && unit(sum)
}

function unit(vector: ArrayLike<number>): Float32Array {
  const numbers = Float32Array.from(vector)
  const length = Math.hypot(...numbers) || 1
  return numbers.map((each) => each / length)
}
