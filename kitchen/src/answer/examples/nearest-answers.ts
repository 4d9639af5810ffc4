import { featuresOf } from './features.ts'
import compiled from './generated/example-index.json' with { type: 'json' }
import stored from './generated/question-embedding.json' with { type: 'json' }
import { knownAnswers } from './known-answers.ts'
import type { KnownAnswer } from './known-answers.ts'
import { readEmbedding, similarities } from './question-embedding.ts'
import type { QuestionEmbedding } from './question-embedding.ts'

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

/** What `exampleIndex` of the facts compiles: a line with the question of each answer, then a feature a line. */
export type Compiled = readonly [{ readonly questions: readonly string[] }, ...ExampleRow[]]

/** What questions are compared with: rows of features over so many answers, and the space that was learned from the examples. */
export type QuestionIndex = {
  readonly rows: ExampleRows
  readonly count: number
  readonly embedding: QuestionEmbedding
}

const hundredths = 100
const thousandths = 1000
/** What a word weighs that no example question has: less than a rare one, since stories have many. */
const ofUnheard = 1
/**
 * How nearness is counted of shared features, of the learned space and of how much of the question an answer knows at all: as it found most answers to questions that were kept
 * aside, moved so that as many questions as by shared features alone are nearer to their answer than the bounds of `preferNear`.
 */
const ofShared = 0.274
const ofLearned = 0.555
const ofKnown = 0.27
const ofNothing = 0.158
let index: QuestionIndex | undefined
let answers: readonly KnownAnswer[] | undefined

function compiledIndex(): QuestionIndex {
  const [, ...rows] = compiled
  answers ??= knownAnswers()
  return {
    rows: new Map(rows.map((row) => [row[0], row])),
    count: answers.length,
    embedding: readEmbedding(stored),
  }
}

/**
 * The answers whose example questions are the nearest to a question, the nearest first. Compared are words of one meaning, foods, their kinds and what is wanted to know, each
 * weighed by how few questions have it, and in the space that was learned which questions are asked for which answer.
 */
export function nearestAnswers(question: string): readonly NearAnswer[] {
  const [{ questions }] = compiled
  const known = (answers ??= knownAnswers())
  return nearestIn((index ??= compiledIndex()), question).flatMap(([at, nearness]) => {
    const answer = known[at]
    return answer ? [{ answer, nearness, question: questions[at] ?? '' }] : []
  })
}

let ownQuestions: ReadonlyMap<string, NearAnswer> | undefined

/** Letters, figures and the question mark alone: reading thousands of questions as words takes half a second of every start. */
const lettersOf = (question: string): string =>
  question
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}?]/gu, '')

/** The answer to a question that is word for word one of the kitchen's own, whatever its capitals, accents and commas. */
export function answerToOwnQuestion(question: string): NearAnswer | undefined {
  const [{ questions }] = compiled
  const known = (answers ??= knownAnswers())
  ownQuestions ??= new Map(
    questions.flatMap((own, at) => {
      const answer = known[at]
      return answer && own !== '' ? [[lettersOf(own), { answer, nearness: 1, question: own }] as const] : []
    }),
  )
  return ownQuestions.get(lettersOf(question))
}

/** Numbers of the answers that are near a question, and how near each is, the nearest first. */
export function nearestIn(
  { rows, count, embedding }: QuestionIndex,
  question: string,
): readonly (readonly [at: number, nearness: number])[] {
  const weights = weightsOf(rows, featuresOf(question))
  const shared = sharedFeatures(rows, count, weights)
  const learned = similarities(embedding, weights)
  const known = knownFeatures(rows, count, weights)
  const nearnessOf = (at: number, each: number): number =>
    ofShared * each + ofLearned * (learned[at] ?? 0) + ofKnown * (known[at] ?? 0) - ofNothing
  return [...shared.entries()]
    .map(([at, each]) => [at, nearnessOf(at, each)] as const)
    .filter(([, nearness]) => nearness > 0)
    .toSorted(([, a], [, b]) => b - a)
}

/** How much it tells that a question has a concept: the rarer, the more. */
export const weightOfConcept = (concept: string): number =>
  ((index ??= compiledIndex()).rows.get(`w:${concept}`)?.[1] ?? ofUnheard * hundredths) / hundredths

/** How much of what a question says each answer's examples say: from 0 to 1. */
export function sharedFeatures(rows: ExampleRows, count: number, weights: Weights): Float64Array {
  const sums = new Float64Array(count)
  for (const [feature, weight] of weights) {
    const pairs = rows.get(feature)?.[2] ?? []
    for (let at = 0; at < pairs.length; at += 2) {
      const place = pairs[at] ?? 0
      sums[place] = (sums[place] ?? 0) + (weight * (pairs[at + 1] ?? 0)) / thousandths
    }
  }
  return sums
}

/** The part of a question, by squared weights, that each answer's examples or words have at all: from 0 to 1. What nobody knows is missing in every answer alike. */
function knownFeatures(rows: ExampleRows, count: number, weights: Weights): Float64Array {
  const sums = new Float64Array(count)
  for (const [feature, weight] of weights) {
    const pairs = rows.get(feature)?.[2] ?? []
    for (let at = 0; at < pairs.length; at += 2) {
      const place = pairs[at] ?? 0
      sums[place] = (sums[place] ?? 0) + weight * weight
    }
  }
  return sums
}

export type Weights = readonly (readonly [feature: string, weight: number])[]

/** Features, each weighed by how much it tells, of length 1 together. */
export function weightsOf(rows: ExampleRows, features: ReadonlyMap<string, number>): Weights {
  const weights = [...features].map(([feature, times]): readonly [string, number] => {
    const tells = rows.get(feature)?.[1]
    return [feature, tells === undefined ? ofUnheard * times : times * (tells / hundredths)]
  })
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
  return weights.map(([feature, weight]) => [feature, weight / length])
}
