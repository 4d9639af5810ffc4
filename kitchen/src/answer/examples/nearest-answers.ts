import { featuresOf } from './features.ts'
import index from './generated/example-index.json' with { type: 'json' }
import { knownAnswers } from './known-answers.ts'
import type { KnownAnswer } from './known-answers.ts'

/** An answer with how near its example questions are: 0 where nothing is shared, 1 where they are the same. */
export type NearAnswer = { readonly answer: KnownAnswer; readonly nearness: number }

/** A feature, how much it tells in hundredths, and pairs of an answer's number and the feature's weight in it, in thousandths. */
type Row = readonly [feature: string, tells: number, weights: readonly number[]]

const hundredths = 100
const thousandths = 1000
/** What a word weighs that no example question has: less than a rare one, since stories have many. */
const ofUnheard = 1
let rows: ReadonlyMap<string, Row> | undefined
let answers: readonly KnownAnswer[] | undefined

/**
 * The answers whose example questions are the nearest to a question, the nearest first, and none that shares nothing. Compared are words of one meaning, foods, their kinds and
 * what is wanted to know, each weighed by how few questions have it.
 */
export function nearestAnswers(question: string): readonly NearAnswer[] {
  rows ??= new Map((index as unknown as readonly Row[]).map((row) => [row[0], row]))
  answers ??= knownAnswers()
  const sums = new Float64Array(answers.length)
  let square = 0
  for (const [feature, count] of featuresOf(question)) {
    const row = rows.get(feature)
    if (row === undefined) {
      square += ofUnheard * ofUnheard * count * count
      continue
    }
    const weight = count * (row[1] / hundredths)
    square += weight * weight
    for (let at = 0; at < row[2].length; at += 2)
      sums[row[2][at] ?? 0] = (sums[row[2][at] ?? 0] ?? 0) + (weight * (row[2][at + 1] ?? 0)) / thousandths
  }
  return square === 0 ? [] : best(sums, answers, Math.sqrt(square))
}

function best(sums: Float64Array, known: readonly KnownAnswer[], length: number): readonly NearAnswer[] {
  return [...sums.entries()]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([at, sum]) => {
      const answer = known[at]
      return answer && sum > 0 ? [{ answer, nearness: sum / length }] : []
    })
}
