import { readFileSync } from 'node:fs'
import { featuresOf } from '../src/answer/examples/features.ts'
import type { StoredEmbedding } from '../src/answer/examples/question-embedding.ts'
import { featureRows, ownText, ownWords } from './feature-rows.ts'
import { learnQuestionSpace } from './question-space.ts'
import { knownAnswers } from '../src/answer/examples/known-answers.ts'
import type { KnownAnswer } from '../src/answer/examples/known-answers.ts'

const file = new URL('example-questions.txt', import.meta.url)

/**
 * Reads the example questions: '# ' and the opening words of an answer, 'guidance:' and its key or 'computed:' and its kind, then a question a
 * line. Throws a RangeError for a heading that is the opening of no answer or of several.
 */
export function readExamples(text: string, answers: readonly KnownAnswer[]): readonly (readonly string[])[] {
  const questions = answers.map((): string[] => [])
  let current: string[] | undefined
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('# ')) current = questions[placeOf(line.slice(2), answers)]
    else if (current) current.push(line)
    else throw new RangeError(`No heading stands above "${line}"`)
  }
  return questions
}

function placeOf(heading: string, answers: readonly KnownAnswer[]): number {
  const places = answers.flatMap((answer, at) => (isHeadedBy(answer, heading) ? [at] : []))
  const [place] = places
  if (place === undefined || places.length > 1)
    throw new RangeError(`"${heading}" is the opening of ${places.length} answers`)
  return place
}

function isHeadedBy(answer: KnownAnswer, heading: string): boolean {
  if (answer.kind === 'card') return answer.card.text.startsWith(heading)
  return heading === (answer.kind === 'guidance' ? `guidance:${answer.entry.key}` : `computed:${answer.by}`)
}

/**
 * What `nearestAnswers` reads: the question of each answer, then the rows of features. The first question under a
 * heading is how the kitchen itself asks for the answer; where it is no question, the answer is never offered.
 */
export function exampleIndex(): readonly unknown[] {
  const { answers, asked } = examples()
  const questions = asked.map(([first = ''], at) =>
    answers[at]?.kind !== 'computed' && first.endsWith('?') ? first : '',
  )
  return [{ questions }, ...featureRows(answers, asked)]
}

type Examples = { readonly answers: readonly KnownAnswer[]; readonly asked: readonly (readonly string[])[] }

function examples(): Examples {
  const answers = knownAnswers()
  return { answers, asked: readExamples(readFileSync(file, 'utf8'), answers) }
}

/** What the index and the space are learned from: the questions of each answer and its own words, and of the samples what they show. */
export function* exampleLessons(isSample: (at: number) => boolean): Generator<string> {
  const { answers, asked } = examples()
  const all = asked.flatMap((questions, place) => questions.map((question) => ({ question, place })))
  for (const [at, { question, place }] of all.entries())
    yield JSON.stringify([place, question, ...(isSample(at) ? featuresOf(question) : [])])
  for (const [at, answer] of answers.entries()) {
    yield ownText(answer)
    if (isSample(at))
      yield JSON.stringify(ownWords(answer).map(({ features, counts }) => [counts, ...features]))
  }
}

let learned: StoredEmbedding | undefined

/** The space that `nearestAnswers` compares questions in. */
export function questionEmbedding(): StoredEmbedding {
  const { answers, asked } = examples()
  return (learned ??= learnQuestionSpace(answers, asked, featureRows(answers, asked)))
}
