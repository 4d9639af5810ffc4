import { randomFrom } from '../src/random/index.ts'

/** A case by what it shows, each feature with how much of it there is, and whether it is one that is looked for. */
export type LabelledCase = { readonly features: ReadonlyMap<string, number>; readonly isWanted: boolean }

/** A feature of one case tells of that case alone. */
const fewestCases = 2
const rounds = 25
const rate = 0.12
const firstSquare = 0.01

/**
 * Logistic regression by AdaGrad, one case after the other: the same cases give the same weights. The larger `decay`, the more a weight is drawn back to 0 with each
 * case that shows its feature.
 */
export function learnLogistic(cases: readonly LabelledCase[], decay: number): ReadonlyMap<string, number> {
  const places = placesOf(cases)
  const rows = cases.map(({ features, isWanted }) => ({
    isWanted,
    parts: [...features].flatMap(([name, value]) => {
      const place = places.get(name)
      return place === undefined ? [] : [[place, value] as const]
    }),
  }))
  const weights = new Float64Array(places.size)
  const squares = new Float64Array(places.size).fill(firstSquare)
  const random = randomFrom(1)
  for (let round = 0; round < rounds; round += 1)
    for (const { parts, isWanted } of shuffled(rows, random)) step(parts, isWanted, decay, weights, squares)
  return new Map([...places].map(([name, place]) => [name, weights[place] ?? 0]))
}

function placesOf(cases: readonly LabelledCase[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of cases)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= fewestCases).map(([name]) => name)
  return new Map(names.map((name, at) => [name, at]))
}

type Part = readonly [place: number, value: number]

function step(
  parts: readonly Part[],
  isWanted: boolean,
  decay: number,
  weights: Float64Array,
  squares: Float64Array,
): void {
  const sum = parts.reduce((total, [place, value]) => total + (weights[place] ?? 0) * value, 0)
  const error = 1 / (1 + Math.exp(-sum)) - Number(isWanted)
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
