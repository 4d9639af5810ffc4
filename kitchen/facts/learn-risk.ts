import { adam } from './adam.ts'
import { readSentence } from '../src/reading/index.ts'
import { riskFeatures } from '../src/review/risk/sentence-features.ts'
import { wordVectors } from './word-vectors/word-vectors.ts'

/** A sentence with whether somebody would be harmed who does as it says. */
type Judged = { readonly text: string; readonly isRisky: boolean }

/** What `learnedRisk` reads: the weight of every sentence under '', of each feature, and of each word by its direction under `v:`. */
type Weights = ReadonlyMap<string, number>

/** A word of one sentence tells of that sentence alone. */
const fewestSentences = 2
const rounds = 300
const rate = 0.05
const decay = 1e-4
/** Missing a danger is worse than losing a harmless sentence. */
const worthOfRisky = 3
/** How much the mean direction of the words counts beside the features. */
const scale = 3

type Row = {
  readonly places: readonly number[]
  readonly direction: Float32Array
  readonly isRisky: boolean
}

/**
 * Logistic regression over features and over the mean direction of the words, by Adam over all sentences at once: the same sentences give the same weights. A word
 * that no sentence has is weighed by its direction, as the words are that are used alike.
 */
export function learnRisk(sentences: readonly Judged[]): Weights {
  const vectors = wordVectors()
  const said = sentences.map(({ text }) => readSentence(text))
  const features = said.map((read) => [...riskFeatures(read)])
  const names = frequentOf(features)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = sentences.map(({ isRisky }, at): Row => ({
    places: (features[at] ?? []).flatMap((name) => places.get(name) ?? []),
    direction: meanOf((said[at]?.tokens ?? []).map(({ singular }) => vectors.get(singular))),
    isRisky,
  }))
  const { weights, bias, slant } = descend(rows, names.length)
  return new Map([
    ['', bias],
    ...names.map((name, at): [string, number] => [name, weights[at] ?? 0]),
    ...[...vectors].map(([word, vector]): [string, number] => [`v:${word}`, scale * dot(slant, vector)]),
  ])
}

function frequentOf(features: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= fewestSentences).map(([name]) => name)
}

const dimensions = 100

function meanOf(vectors: readonly (Float32Array | undefined)[]): Float32Array {
  const sum = new Float32Array(dimensions)
  const known = vectors.filter((vector) => vector !== undefined)
  for (const vector of known)
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] ?? 0) + (scale * (vector[at] ?? 0)) / known.length
  return sum
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function descend(rows: readonly Row[], size: number) {
  const features = adam(size, rate)
  const directions = adam(dimensions, rate)
  const constant = adam(1, rate)
  const total = rows.reduce((sum, { isRisky }) => sum + worthOf(isRisky), 0)
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = {
      features: new Float64Array(size),
      directions: new Float64Array(dimensions),
      constant: new Float64Array(1),
    }
    for (const { places, direction, isRisky } of rows) {
      const share = places.length === 0 ? 0 : 1 / Math.sqrt(places.length)
      let sum = (constant.weights[0] ?? 0) + dot(directions.weights, direction)
      for (const at of places) sum += (features.weights[at] ?? 0) * share
      const error = ((1 / (1 + Math.exp(-sum)) - Number(isRisky)) * worthOf(isRisky)) / total
      for (const at of places) slopes.features[at] = (slopes.features[at] ?? 0) + error * share
      for (let at = 0; at < dimensions; at += 1)
        slopes.directions[at] = (slopes.directions[at] ?? 0) + error * (direction[at] ?? 0)
      slopes.constant[0] = (slopes.constant[0] ?? 0) + error
    }
    features.step(slopes.features, round, decay)
    directions.step(slopes.directions, round, decay)
    constant.step(slopes.constant, round, 0)
  }
  return { weights: features.weights, slant: directions.weights, bias: constant.weights[0] ?? 0 }
}

const worthOf = (isRisky: boolean): number => (isRisky ? worthOfRisky : 1)
