import { randomFrom } from '../src/random/index.ts'
import type { Random } from '../src/random/index.ts'
import { addScaled, dot, learnedFrom, normalizeRow, projectGradient, stepRow } from './row-vectors.ts'
import type { Learned } from './row-vectors.ts'

/** A question, by the numbers of its features and how much each weighs (of length 1 together), and the answer it is asked for. */
export type LabelledQuestion = {
  readonly answer: number
  readonly columns: readonly number[]
  readonly weights: readonly number[]
  /** How much the question counts beside others. */
  readonly counts: number
  /** Answers that are easily taken for the right one. */
  readonly rivals: readonly number[]
}

/** What is learned from: questions, where each of their features points before anything is learned (of length 1; undefined where nothing is known), and each answer's direction over them. */
export type Lessons = {
  readonly questions: readonly LabelledQuestion[]
  readonly features: readonly (Float32Array | undefined)[]
  readonly directions: readonly (readonly (readonly [column: number, weight: number])[])[]
}

/** A row of `dimensions` numbers for each feature and for each answer. */
export type LearnedEmbedding = {
  readonly dimensions: number
  readonly ofFeatures: Float32Array
  readonly ofAnswers: Float32Array
}

const dimensions = 128
const epochs = 6
const firstRate = 0.06
const batchSize = 64
/** How much a difference of nearness weighs in the likelihood of an answer. */
const sharpness = 20
/** The share of a question's features that is left out each time, so that none is relied on alone. */
const dropped = 0.2
const rivalsEach = 4
const othersEach = 64
/** How little even the right answer is left to be sure of. */
const smoothing = 0.05
/** Slopes that are as small as this are left out: of most answers a question says nothing. */
const negligible = 1e-3

/**
 * Places features and answers in one space so that a question, the sum of its features, lies nearer to its answer than to others: softmax over the right answer, its
 * rivals and some drawn by chance, in batches, by AdaGrad. The same lessons give the same embedding.
 */
export function learnEmbedding(lessons: Lessons): LearnedEmbedding {
  const random = randomFrom(1)
  const features = learnedFrom(startOfFeatures(lessons.features, random))
  const answers = learnedFrom(startOfAnswers(lessons, features.rows))
  const order = lessons.questions.map((_, at) => at)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    const rate = firstRate * (1 - epoch / epochs)
    for (let start = 0; start < order.length; start += batchSize) {
      const batch = order.slice(start, start + batchSize).flatMap((at) => lessons.questions[at] ?? [])
      learnBatch(batch, { features, answers, count: lessons.directions.length }, rate, random)
    }
  }
  return { dimensions, ofFeatures: features.rows, ofAnswers: answers.rows }
}

type State = { readonly features: Learned; readonly answers: Learned; readonly count: number }

/** How much of chance there is beside a direction that is known. */
const ofChance = 0.35

/** Rows of about length 1: in the direction that is known, or in any. */
function startOfFeatures(features: Lessons['features'], random: Random): Float32Array {
  const rows = new Float32Array(features.length * dimensions)
  for (const [row, known] of features.entries())
    for (let at = 0; at < dimensions; at += 1) {
      const drawn = ((random() + random() + random() - 1.5) * 2) / Math.sqrt(dimensions)
      rows[row * dimensions + at] = known ? (known[at] ?? 0) + ofChance * drawn : drawn
    }
  return rows
}

function startOfAnswers({ directions }: Lessons, features: Float32Array): Float32Array {
  const rows = new Float32Array(directions.length * dimensions)
  for (const [answer, direction] of directions.entries())
    for (const [column, weight] of direction)
      addScaled(rows, answer * dimensions, weight, features, column * dimensions, dimensions)
  return rows
}

function shuffle(order: number[], random: Random): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
}

/** Rows of length 1, the lengths they had, and the gradient of the loss at each. */
type Units = { readonly rows: Float32Array; readonly lengths: Float32Array; readonly slopes: Float32Array }

const unitsOf = (rows: Float32Array): Units => {
  const lengths = new Float32Array(rows.length / dimensions)
  for (let row = 0; row < lengths.length; row += 1)
    lengths[row] = normalizeRow(rows, row * dimensions, dimensions)
  return { rows, lengths, slopes: new Float32Array(rows.length) }
}

function learnBatch(batch: readonly LabelledQuestion[], state: State, rate: number, random: Random): void {
  const candidates = candidatesOf(batch, state.count, random)
  const parts = batch.map((question) => withoutSome(question, random))
  const questions = unitsOf(sumsOf(parts, state.features.rows))
  const answers = unitsOf(rowsOf(candidates, state.answers.rows))
  for (const [at, { answer, counts }] of batch.entries())
    addSlopes(at, candidates.indexOf(answer), counts, questions, answers)
  addSmoothing(batch, questions, answers)
  projectAll(questions)
  projectAll(answers)
  for (const [at, part] of parts.entries())
    for (const [column, weight] of part)
      stepRow(state.features, column, rate, weight, questions.slopes, at * dimensions, dimensions)
  for (const [at, answer] of candidates.entries())
    stepRow(state.answers, answer, rate, 1, answers.slopes, at * dimensions, dimensions)
}

/** Answers that a batch's questions are told apart from: their own, some of their rivals, and some by chance. */
function candidatesOf(batch: readonly LabelledQuestion[], count: number, random: Random): readonly number[] {
  const drawn = new Set<number>()
  for (const { answer, rivals } of batch) {
    drawn.add(answer)
    for (let time = 0; time < rivalsEach; time += 1) {
      const rival = rivals[Math.floor(random() * rivals.length)]
      if (rival !== undefined) drawn.add(rival)
    }
  }
  for (let time = 0; time < othersEach; time += 1) drawn.add(Math.floor(random() * count))
  return [...drawn]
}

type Part = readonly (readonly [column: number, weight: number])[]

function withoutSome({ columns, weights }: LabelledQuestion, random: Random): Part {
  const left = columns.flatMap((column, at) =>
    random() < dropped ? [] : [[column, weights[at] ?? 0] as const],
  )
  const length = Math.hypot(...left.map(([, weight]) => weight)) || 1
  return left.map(([column, weight]) => [column, weight / length])
}

function sumsOf(parts: readonly Part[], features: Float32Array): Float32Array {
  const rows = new Float32Array(parts.length * dimensions)
  for (const [at, part] of parts.entries())
    for (const [column, weight] of part)
      addScaled(rows, at * dimensions, weight, features, column * dimensions, dimensions)
  return rows
}

function rowsOf(places: readonly number[], rows: Float32Array): Float32Array {
  const taken = new Float32Array(places.length * dimensions)
  for (const [at, place] of places.entries())
    taken.set(rows.subarray(place * dimensions, (place + 1) * dimensions), at * dimensions)
  return taken
}

/** Adds to the gradients what one question says: nearer to the right candidate, further from the likely others. */
function addSlopes(question: number, right: number, counts: number, questions: Units, answers: Units): void {
  for (const [at, each] of likelihoods(question, questions.rows, answers).entries()) {
    const slope = sharpness * counts * (each - (at === right ? 1 - smoothing : 0))
    if (Math.abs(slope) < negligible) continue
    addScaled(questions.slopes, question * dimensions, slope, answers.rows, at * dimensions, dimensions)
    addScaled(answers.slopes, at * dimensions, slope, questions.rows, question * dimensions, dimensions)
  }
}

/** The share of likelihood that smoothing gives to every answer alike: each question is drawn to the sum of all, and each answer to that of the questions. */
function addSmoothing(batch: readonly LabelledQuestion[], questions: Units, answers: Units): void {
  const slopeOf = (counts: number): number => (-sharpness * counts * smoothing) / answers.lengths.length
  const allAnswers = new Float32Array(dimensions)
  for (const at of answers.lengths.keys())
    addScaled(allAnswers, 0, 1, answers.rows, at * dimensions, dimensions)
  const allQuestions = new Float32Array(dimensions)
  for (const [at, { counts }] of batch.entries()) {
    addScaled(questions.slopes, at * dimensions, slopeOf(counts), allAnswers, 0, dimensions)
    addScaled(allQuestions, 0, slopeOf(counts), questions.rows, at * dimensions, dimensions)
  }
  for (const at of answers.lengths.keys())
    addScaled(answers.slopes, at * dimensions, 1, allQuestions, 0, dimensions)
}

function likelihoods(question: number, questions: Float32Array, { rows, lengths }: Units): Float32Array {
  const likely = new Float32Array(lengths.length)
  for (let at = 0; at < likely.length; at += 1)
    likely[at] = Math.exp(
      sharpness * (dot(questions, question * dimensions, rows, at * dimensions, dimensions) - 1),
    )
  const sum = likely.reduce((total, each) => total + each, 0)
  return likely.map((each) => each / sum)
}

function projectAll({ rows, lengths, slopes }: Units): void {
  for (const [at, length] of lengths.entries())
    projectGradient(slopes, rows, at * dimensions, length, dimensions)
}
