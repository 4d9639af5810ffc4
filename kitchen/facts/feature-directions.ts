import { tokensOf } from '../src/answer/asked/tokens.ts'
import { conceptOf } from '../src/answer/cards/card-meaning.ts'
import { inStandardWords } from '../src/answer/cards/standard-words.ts'
import { plainText } from '../src/answer/plain-text.ts'
import { directionOfWords, wordVectors } from './word-vectors/word-vectors.ts'

type Words = ReadonlyMap<string, number>

/**
 * Where each feature of questions points by the words it stands for, before anything is learned of it: a concept by all words that questions say for it, a food by its name. Undefined for what
 * is no word (a kind of food, what is wanted to know) and for words that nobody knows.
 */
export function featureDirections(
  features: readonly string[],
  questions: Iterable<string>,
): readonly (Float32Array | undefined)[] {
  const vectors = wordVectors()
  const said = wordsOfConcepts(questions)
  return features.map((feature) => directionOfWords(wordsOf(feature, said), vectors))
}

function wordsOf(feature: string, said: ReadonlyMap<string, Words>): Words {
  const name = feature.slice(2)
  if (feature.startsWith('w:')) return said.get(name) ?? new Map([[name, 1]])
  if (feature.startsWith('f:')) return new Map(name.split(' ').map((word) => [word, 1]))
  return feature.startsWith('q:') ? new Map([[name, 1]]) : new Map()
}

function wordsOfConcepts(questions: Iterable<string>): ReadonlyMap<string, Words> {
  const said = new Map<string, Map<string, number>>()
  for (const question of questions)
    for (const { word, stem } of tokensOf(inStandardWords(plainText(question)))) {
      const concept = conceptOf(stem)
      const words = said.get(concept) ?? new Map<string, number>()
      said.set(concept, words)
      words.set(word, (words.get(word) ?? 0) + 1)
    }
  return said
}
