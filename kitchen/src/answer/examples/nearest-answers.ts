import { plainText } from '../plain-text.ts'
import { featuresOf } from './features.ts'
import compiled from './generated/example-index.json' with { type: 'json' }
import { knownAnswers } from './known-answers.ts'
import type { KnownAnswer } from './known-answers.ts'

/** An answer with how near its example questions are: 0 where nothing is shared, 1 where they are the same. */
export type NearAnswer = {
  readonly answer: KnownAnswer
  readonly nearness: number
  /** How the kitchen itself asks for the answer; empty for what is computed. */
  readonly question: string
}

/** A feature, how much it tells in hundredths, and pairs of an answer's number and the feature's weight in it, in thousandths. */
export type ExampleRow = readonly [feature: string, tells: number, weights: readonly number[]]
export type ExampleRows = ReadonlyMap<string, ExampleRow>

/** What `exampleIndex` of the facts compiles: a line with the question of each answer and how sureness is counted, then a feature a line. */
type Compiled = readonly [
  { readonly questions: readonly string[]; readonly sureness: SurenessWeights },
  ...ExampleRow[],
]
/** What counts in how sure a nearest answer is: always, how near it is, and how much nearer than any other. */
export type SurenessWeights = readonly [always: number, near: number, nearer: number]

const hundredths = 100
const thousandths = 1000
/** What a word weighs that no example question has: less than a rare one, since stories have many. */
const ofUnheard = 1
let rows: ExampleRows | undefined
let answers: readonly KnownAnswer[] | undefined

/**
 * The answers whose example questions are the nearest to a question, the nearest first, and none that shares nothing. Compared are words of one meaning, foods, their kinds and
 * what is wanted to know, each weighed by how few questions have it.
 */
export function nearestAnswers(question: string): readonly NearAnswer[] {
  const [{ questions }, ...features] = compiled as unknown as Compiled
  rows ??= new Map(features.map((row) => [row[0], row]))
  const known = (answers ??= knownAnswers())
  return nearestIn(rows, known.length, question).flatMap(([at, nearness]) => {
    const answer = known[at]
    return answer ? [{ answer, nearness, question: questions[at] ?? '' }] : []
  })
}

let ownQuestions: ReadonlyMap<string, NearAnswer> | undefined

/** The answer to a question that is word for word one of the kitchen's own. */
export function answerToOwnQuestion(question: string): NearAnswer | undefined {
  const [{ questions }] = compiled as unknown as Compiled
  const known = (answers ??= knownAnswers())
  ownQuestions ??= new Map(
    questions.flatMap((own, at) => {
      const answer = known[at]
      return answer && own !== '' ? [[plainText(own), { answer, nearness: 1, question: own }] as const] : []
    }),
  )
  return ownQuestions.get(plainText(question))
}

/** Numbers of the answers that share something with a question, and how near each is, the nearest first. */
export function nearestIn(
  index: ExampleRows,
  count: number,
  question: string,
): readonly (readonly [at: number, nearness: number])[] {
  const sums = new Float64Array(count)
  let square = 0
  for (const [feature, times] of featuresOf(question)) {
    const row = index.get(feature)
    const weight = row === undefined ? ofUnheard * times : times * (row[1] / hundredths)
    square += weight * weight
    for (let at = 0; at < (row?.[2].length ?? 0); at += 2) {
      const place = row?.[2][at] ?? 0
      sums[place] = (sums[place] ?? 0) + (weight * (row?.[2][at + 1] ?? 0)) / thousandths
    }
  }
  const length = Math.sqrt(square)
  return [...sums.entries()]
    .flatMap(([at, sum]) => (sum > 0 ? [[at, sum / length] as const] : []))
    .toSorted(([, a], [, b]) => b - a)
}

/**
 * How likely an answer is the one that is asked for: of 1, learned from example questions that were kept aside. `other` is how near the nearest of all other answers is.
 */
export function surenessOf(nearness: number, other: number): number {
  const [{ sureness }] = compiled as unknown as Compiled
  return likelihood(sureness, nearness, other)
}

/** The logistic curve over how near an answer is, and how much nearer than any other. */
export function likelihood([always, near, nearer]: SurenessWeights, nearness: number, other: number): number {
  return 1 / (1 + Math.exp(-(always + near * nearness + nearer * (nearness - other))))
}
