import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { agreementLessons } from './compile-agreement.ts'
import { aimTexts } from './compile-aims.ts'
import { despairLessons, emergencyLessons, emergencyMessages } from './compile-emergencies.ts'
import { exampleLessons } from './compile-examples.ts'
import { judgedSentences, judgedStatements, sentenceLessons } from './compile-risk.ts'
import { riskFeatures, sentenceFeatures } from '../src/review/risk/sentence-features.ts'
import type { Lessons } from './learn-kinds.ts'

/** Of what is learned in minutes: digests of what it was learned from, with the sources of the learner, and of the file that was learned. */
export type Digests = Readonly<Record<string, { readonly lessons: string; readonly file: string }>>

const record = new URL('learned-from.json', import.meta.url)

/** Of every so many texts the digest takes what is read in it too: a change of how they are read shows in one of thousands; reading all takes a minute. */
const sampled = 16
const isSample = (at: number): boolean => at % sampled === 0

type Source = { readonly lessons: () => Iterable<string>; readonly learner: readonly string[] }

const kindLearner = ['adam.ts', 'learn-kinds.ts', '../src/answer/learned/softmax.ts']
const exampleLearner = [
  'compile-examples.ts',
  'feature-directions.ts',
  'feature-rows.ts',
  'word-vectors/word-vectors.ts',
  'word-vectors/word-vectors.txt',
  'learn-embedding.ts',
  'question-space.ts',
  'row-vectors.ts',
  '../src/answer/examples/nearest-answers.ts',
  '../src/answer/examples/question-embedding.ts',
  '../src/random/random.ts',
]

function* ofKinds({ lessons, samplesOf, kinds }: Lessons): Generator<string> {
  yield JSON.stringify(kinds)
  for (const [at, lesson] of lessons.entries()) {
    yield JSON.stringify([lesson.kind, lesson.worth, lesson.text])
    if (isSample(at))
      for (const { features, worth } of samplesOf(lesson)) yield JSON.stringify([worth, ...features])
  }
}

const ofExamples: Source = { lessons: () => exampleLessons(isSample), learner: exampleLearner }

const sources: Readonly<Record<string, Source>> = {
  'answer/examples/generated/question-embedding.json': ofExamples,
  'answer/examples/generated/example-index.json': ofExamples,
  'answer/examples/generated/reply-weights.json': {
    lessons: () => judgedLessons(),
    learner: ['compile-reply-weights.ts', 'learn-logistic.ts', '../src/answer/examples/reply-evidence.ts'],
  },
  'answer/emergencies/generated/emergency-weights.json': {
    lessons: () => ofKinds(emergencyLessons(emergencyMessages())),
    learner: kindLearner,
  },
  'answer/emergencies/generated/despair-weights.json': {
    lessons: () => ofKinds(despairLessons(emergencyMessages())),
    learner: kindLearner,
  },
  'answer/aims/generated/aim-weights.json': {
    lessons: () => aimTexts(isSample),
    learner: ['compile-aims.ts', ...kindLearner],
  },
  'answer/fact-check/agreement/generated/agreement-weights.json': {
    lessons: () => agreementLessons(isSample),
    learner: ['compile-agreement.ts', 'learn-logistic.ts'],
  },
  'review/risk/generated/risk-weights.json': {
    lessons: () => sentenceLessons(judgedSentences(), riskFeatures, isSample),
    learner: [
      'compile-risk.ts',
      'adam.ts',
      'learn-risk.ts',
      'word-vectors/word-vectors.ts',
      'word-vectors/word-vectors.txt',
    ],
  },
  'answer/fact-check/generated/statement-weights.json': {
    lessons: () => sentenceLessons([...judgedSentences(), ...judgedStatements()], sentenceFeatures, isSample),
    learner: ['compile-risk.ts'],
  },
}

/** Files that are learned for so long that a test asks only whether they were learned from what there is. */
export const learnedPlaces = Object.keys(sources)

/** What was judged, and the examples that replies are found by. What else the kitchen answers changes a few of the replies that are weighed, and no weight by much: it asks for no new learning. */
function* judgedLessons(): Generator<string> {
  yield readFileSync(new URL('judged-answers.txt', import.meta.url), 'utf8')
  yield lessonsDigest('answer/examples/generated/example-index.json')
}

const known = new Map<Source, string>()

/** The digest of what a file is learned from today. Throws for a file that is not learned. */
export function lessonsDigest(place: string): string {
  const source = sources[place]
  if (source === undefined) throw new RangeError(`${place} is not learned`)
  const digest = known.get(source) ?? digestOf(source)
  known.set(source, digest)
  return digest
}

function digestOf(source: Source): string {
  const digest = createHash('sha256')
  for (const file of source.learner) digest.update(readFileSync(new URL(file, import.meta.url)))
  for (const lesson of source.lessons()) digest.update(lesson)
  return digest.digest('hex')
}

/** The digest of a file's text. */
export const fileDigest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The digests of all of them, from what there is today. */
export const digestsOf = (textOf: (place: string) => string): Digests =>
  Object.fromEntries(
    learnedPlaces.map((place) => [place, { lessons: lessonsDigest(place), file: fileDigest(textOf(place)) }]),
  )

export const recordDigests = (digests: Digests): void =>
  writeFileSync(record, `${JSON.stringify(digests, null, 2)}\n`)

export const recordedDigests = (): Digests => JSON.parse(readFileSync(record, 'utf8')) as Digests
