import type { KnownAnswer } from '../src/answer/examples/known-answers.ts'
import { sharedFeatures, weightsOf } from '../src/answer/examples/nearest-answers.ts'
import type { ExampleRow, Weights } from '../src/answer/examples/nearest-answers.ts'
import { letterOfZero } from '../src/answer/examples/question-embedding.ts'
import type { StoredEmbedding } from '../src/answer/examples/question-embedding.ts'
import { ownWords } from './feature-rows.ts'
import { featureDirections } from './feature-directions.ts'
import { featuresOf } from '../src/answer/examples/features.ts'
import { normalizeRow } from './row-vectors.ts'
import { learnEmbedding } from './learn-embedding.ts'
import type { LabelledQuestion, LearnedEmbedding, Lessons } from './learn-embedding.ts'

/** What a table answers has many examples: each counts less, so that tables are not taken for the answer to everything. */
const usualExamples = 12
const mostRivals = 30
const leastShared = 0.05
const thousandths = 1000
const largestNumber = 127

/** The embedding of the rows' features and of the answers, learned from the questions asked for each answer and from its own words. */
export function learnQuestionSpace(
  answers: readonly KnownAnswer[],
  asked: readonly (readonly string[])[],
  rows: readonly ExampleRow[],
): StoredEmbedding {
  const byFeature = new Map(rows.map((row) => [row[0], row]))
  const columns = new Map(rows.map(([feature], column) => [feature, column]))
  const label = (answer: number, weights: Weights, counts: number): LabelledQuestion => ({
    answer,
    ...placed(weights, columns),
    counts,
    rivals: rivalsOf(answer, sharedFeatures(byFeature, answers.length, weights)),
  })
  const questions = asked.flatMap((each, answer) => {
    const counts = Math.min(1, Math.sqrt(usualExamples / Math.max(each.length, 1)))
    return each.map((question) => label(answer, weightsOf(byFeature, featuresOf(question)), counts))
  })
  const own = answers.flatMap((answer, at) =>
    ownWords(answer).map(({ features }) => label(at, weightsOf(byFeature, features), 1)),
  )
  return stored(
    [...columns.keys()],
    learnEmbedding({
      questions: [...questions, ...own],
      features: featureDirections([...columns.keys()], asked.flat()),
      directions: directionsOf(rows, answers.length),
    }),
  )
}

/** Features that no row has are left out. */
function placed(
  weights: Weights,
  columns: ReadonlyMap<string, number>,
): Pick<LabelledQuestion, 'columns' | 'weights'> {
  const known = weights.flatMap(([feature, weight]) => {
    const column = columns.get(feature)
    return column === undefined ? [] : [[column, weight] as const]
  })
  return { columns: known.map(([column]) => column), weights: known.map(([, weight]) => weight) }
}

function rivalsOf(answer: number, shared: Float64Array): readonly number[] {
  const rivals: number[] = []
  for (const [at, each] of shared.entries()) if (at !== answer && each > leastShared) rivals.push(at)
  return rivals.toSorted((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0)).slice(0, mostRivals)
}

function directionsOf(rows: readonly ExampleRow[], count: number): Lessons['directions'] {
  const directions = Array.from({ length: count }, (): (readonly [number, number])[] => [])
  for (const [column, [, , pairs]] of rows.entries())
    for (let at = 0; at < pairs.length; at += 2)
      directions[pairs[at] ?? 0]?.push([column, (pairs[at + 1] ?? 0) / thousandths])
  return directions
}

function stored(
  features: readonly string[],
  { dimensions, ofFeatures, ofAnswers }: LearnedEmbedding,
): StoredEmbedding {
  const answers = ofAnswers.slice()
  for (let from = 0; from < answers.length; from += dimensions) normalizeRow(answers, from, dimensions)
  return { dimensions, features, ofFeatures: inLetters(ofFeatures), ofAnswers: inLetters(answers) }
}

/** Only directions matter: the largest number is the largest that a letter stands for. */
function inLetters(numbers: Float32Array): string {
  const largest = numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  return Array.from(numbers, (each) =>
    String.fromCharCode(letterOfZero + Math.round((each / largest) * largestNumber)),
  ).join('')
}
