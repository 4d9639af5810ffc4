import type { AgreementFeatures } from '../src/answer/fact-check/agreement/agreement-features.ts'
import { randomFrom } from '../src/random/index.ts'

/** A reply by what it shows, and whether it is false. */
export type JudgedReply = { readonly features: AgreementFeatures; readonly isFalse: boolean }

/** A feature of one reply tells of that reply alone. */
const fewestReplies = 2
const rounds = 25
const rate = 0.12
const decay = 0.02
const firstSquare = 0.01

/** Logistic regression by AdaGrad, one reply after the other: the same replies give the same weights. */
export function learnAgreement(replies: readonly JudgedReply[]): ReadonlyMap<string, number> {
  const places = placesOf(replies)
  const rows = replies.map(({ features, isFalse }) => ({
    isFalse,
    parts: [...features].flatMap(([name, value]) => {
      const place = places.get(name)
      return place === undefined ? [] : [[place, value] as const]
    }),
  }))
  const weights = new Float64Array(places.size)
  const squares = new Float64Array(places.size).fill(firstSquare)
  const random = randomFrom(1)
  for (let round = 0; round < rounds; round += 1)
    for (const { parts, isFalse } of shuffled(rows, random)) step(parts, isFalse, weights, squares)
  return new Map([...places].map(([name, place]) => [name, weights[place] ?? 0]))
}

function placesOf(replies: readonly JudgedReply[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of replies)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= fewestReplies).map(([name]) => name)
  return new Map(names.map((name, at) => [name, at]))
}

type Part = readonly [place: number, value: number]

function step(parts: readonly Part[], isFalse: boolean, weights: Float64Array, squares: Float64Array): void {
  const sum = parts.reduce((total, [place, value]) => total + (weights[place] ?? 0) * value, 0)
  const error = 1 / (1 + Math.exp(-sum)) - Number(isFalse)
  for (const [place, value] of parts) {
    const weight = weights[place] ?? 0
    const slope = error * value + decay * weight * Math.abs(value)
    const square = (squares[place] ?? 0) + slope * slope
    squares[place] = square
    weights[place] = weight - (rate * slope) / Math.sqrt(square)
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [order[last], order[other]]
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one]
  }
  return order
}
