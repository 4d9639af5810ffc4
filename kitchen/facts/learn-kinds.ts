import { softmax } from '../src/answer/learned/softmax.ts'
import type { ToldMessage } from './read-messages.ts'

/** What a text shows, the number of its kind among the kinds, and how much a mistake with it counts. */
export type Sample = {
  readonly features: ReadonlySet<string>
  readonly kind: number
  readonly worth: number
}

/** A text, the number of its kind among the kinds, and how much a mistake with it counts. */
export type Lesson = { readonly text: string; readonly kind: number; readonly worth: number }

/** Beside the many questions of the kitchen a message that was written for a kind, or as a near miss of one, counts more. */
const worthOfMessage = 3

/** Messages that were written for the kinds, and questions of the kitchen. */
export function lessonsOf(
  told: readonly ToldMessage[],
  asked: readonly ToldMessage[],
  numberOf: (kind: string) => number,
): readonly Lesson[] {
  const lesson = ({ kind, text }: ToldMessage, worth: number): Lesson => ({
    text,
    kind: numberOf(kind),
    worth,
  })
  return [...told.map((each) => lesson(each, worthOfMessage)), ...asked.map((each) => lesson(each, 1))]
}

/** What is learned from: lessons, what is read in each, and the kinds that their numbers stand for. */
export type Lessons = {
  readonly lessons: readonly Lesson[]
  readonly samplesOf: (lesson: Lesson) => readonly Sample[]
  readonly kinds: readonly string[]
}

/** The weight of each feature for each kind; the empty name is what every text begins with. */
export type Learned = {
  readonly kinds: readonly string[]
  readonly weights: ReadonlyMap<string, Float64Array>
}

/** A feature of one text tells of that text alone. */
const fewestSamples = 2
const rounds = 300
const step = 60
const decay = 2e-5
const biasStep = 0.2

type Row = { readonly places: readonly number[]; readonly share: number; readonly sample: Sample }

/** Softmax regression by plain gradient descent: the same lessons give the same weights. A text's features count together as one. */
export function learnKinds({ lessons, samplesOf, kinds }: Lessons): Learned {
  const samples = lessons.flatMap(samplesOf)
  const counts = new Map<string, number>()
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= fewestSamples).map(([name]) => name)
  const placeOf = new Map(names.map((name, at) => [name, at]))
  const rows = samples.map((sample): Row => {
    const places = [...sample.features].flatMap((feature) => placeOf.get(feature) ?? [])
    return { places, share: places.length === 0 ? 0 : 1 / Math.sqrt(places.length), sample }
  })
  const { weights, bias } = descend(rows, names.length, kinds.length)
  const width = kinds.length
  return {
    kinds,
    weights: new Map([
      ['', bias],
      ...names.map((name, at) => [name, weights.slice(at * width, (at + 1) * width)] as const),
    ]),
  }
}

function descend(rows: readonly Row[], size: number, width: number) {
  const weights = new Float64Array(size * width)
  const bias = new Float64Array(width)
  const all = rows.reduce((sum, { sample }) => sum + sample.worth, 0)
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(size * width)
    const off = new Float64Array(width)
    for (const row of rows) addErrors(row, chances(row, weights, bias), slope, off)
    for (let at = 0; at < weights.length; at += 1)
      weights[at] = (weights[at] ?? 0) - step * ((slope[at] ?? 0) / all + decay * (weights[at] ?? 0))
    for (let at = 0; at < width; at += 1)
      bias[at] = (bias[at] ?? 0) - (step * biasStep * (off[at] ?? 0)) / all
  }
  return { weights, bias }
}

/** How likely each kind is, as far as the weights know. */
function chances({ places, share }: Row, weights: Float64Array, bias: Float64Array): readonly number[] {
  const width = bias.length
  const sums = [...bias]
  for (const place of places)
    for (let kind = 0; kind < width; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + (weights[place * width + kind] ?? 0) * share
  return softmax(sums)
}

function addErrors(
  { places, share, sample }: Row,
  chance: readonly number[],
  slope: Float64Array,
  off: Float64Array,
) {
  const width = off.length
  for (let kind = 0; kind < width; kind += 1) {
    const error = ((chance[kind] ?? 0) - Number(kind === sample.kind)) * sample.worth
    off[kind] = (off[kind] ?? 0) + error
    for (const place of places) {
      const at = place * width + kind
      slope[at] = (slope[at] ?? 0) + error * share
    }
  }
}

const hundredths = 100

/** What `hearKinds` reads: the kinds, then a feature a row with its weight for each kind in hundredths. */
export function weightRows({ kinds, weights }: Learned): readonly unknown[] {
  const rows = [...weights]
    .map(([feature, row]) => [feature, ...[...row].map((weight) => Math.round(weight * hundredths))] as const)
    .filter(([, ...row]) => row.some((weight) => weight !== 0))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [kinds, ...rows]
}
