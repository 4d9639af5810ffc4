import { adam } from './adam.ts'
import { pairSign } from '../src/answer/learned/message-features.ts'
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
const rounds = 150
const rate = 0.1
const decay = 1e-6

type Row = { readonly places: readonly number[]; readonly share: number; readonly sample: Sample }

/** Softmax regression by Adam over all samples at once: the same lessons give the same weights. A text's features count together as one. */
export function learnKinds({ lessons, samplesOf, kinds }: Lessons): Learned {
  const samples = lessons.flatMap(samplesOf)
  const names = frequentOf(samples)
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

/** What several samples have. Two words side by side tell only of kinds that are listened for, which is never the first. */
function frequentOf(samples: readonly Sample[]): readonly string[] {
  const counts = new Map<string, number>()
  const told = new Set<string>()
  for (const { features, kind } of samples)
    for (const feature of features) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
      if (kind > 0) told.add(feature)
    }
  return [...counts]
    .filter(([name, count]) => count >= fewestSamples && (!name.startsWith(pairSign) || told.has(name)))
    .map(([name]) => name)
}

function descend(rows: readonly Row[], size: number, width: number) {
  const features = adam(size * width, rate)
  const constant = adam(width, rate)
  const all = rows.reduce((sum, { sample }) => sum + sample.worth, 0)
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Float64Array(size * width)
    const off = new Float64Array(width)
    for (const row of rows)
      addErrors(row, chances(row, features.weights, constant.weights), all, { slope, off })
    features.step(slope, round, decay)
    constant.step(off, round, 0)
  }
  return { weights: features.weights, bias: constant.weights }
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

type Slopes = { readonly slope: Float64Array; readonly off: Float64Array }

function addErrors(
  { places, share, sample }: Row,
  chance: readonly number[],
  all: number,
  { slope, off }: Slopes,
): void {
  const width = off.length
  for (let kind = 0; kind < width; kind += 1) {
    const error = (((chance[kind] ?? 0) - Number(kind === sample.kind)) * sample.worth) / all
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
