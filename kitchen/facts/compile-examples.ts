import { readFileSync } from 'node:fs'
import { fillSlots } from '../src/answer/cards/fill-slots.ts'
import { featuresOf } from '../src/answer/examples/features.ts'
import { nearestIn } from '../src/answer/examples/nearest-answers.ts'
import type { ExampleRow, SurenessWeights } from '../src/answer/examples/nearest-answers.ts'
import { areAlike } from '../src/answer/examples/alike.ts'
import { learnLikelihood } from './learn-likelihood.ts'
import type { Tried } from './learn-likelihood.ts'
import { knownAnswers } from '../src/answer/examples/known-answers.ts'
import type { KnownAnswer } from '../src/answer/examples/known-answers.ts'

const file = new URL('example-questions.txt', import.meta.url)

/** How much a card's own phrases and its text count beside its example questions, which count 1 together. */
const ofPhrases = 0.8
const ofText = 0.7
/** A feature that only one question has is a slip of the pen or a name. */
const fewestQuestions = 2
/** Rarity counts less than its logarithm: a rare word of a story is often beside the point. */
const rarityPower = 0.6
const hundredths = 100
const thousandths = 1000

type Features = ReadonlyMap<string, number>

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
 * What `nearestAnswers` reads: the question of each answer and how sureness is counted, then the rows of features. The first question under a
 * heading is how the kitchen itself asks for the answer; where it is no question, the answer is never offered.
 */
export function exampleIndex(): readonly unknown[] {
  const answers = knownAnswers()
  const asked = readExamples(readFileSync(file, 'utf8'), answers)
  const questions = asked.map(([first = ''], at) =>
    answers[at]?.kind !== 'computed' && first.endsWith('?') ? first : '',
  )
  return [{ questions, sureness: sureness(answers, asked, questions) }, ...featureRows(answers, asked)]
}

function featureRows(
  answers: readonly KnownAnswer[],
  asked: readonly (readonly string[])[],
): readonly ExampleRow[] {
  const questions = asked.map((each) => each.map(featuresOf))
  const all = questions.flat()
  const counts = new Map<string, number>()
  for (const features of all)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const tells = new Map(
    [...counts]
      .filter(([, count]) => count >= fewestQuestions)
      .map(([feature, count]) => [feature, Math.log(1 + all.length / count) ** rarityPower]),
  )
  const rows = new Map([...tells.keys()].toSorted().map((feature): [string, number[]] => [feature, []]))
  for (const [at, own] of questions.entries())
    for (const [feature, weight] of weightsOf(answers[at], own, tells)) {
      const rounded = Math.round(weight * thousandths)
      if (rounded > 0) rows.get(feature)?.push(at, rounded)
    }
  return [...rows].map(([feature, weights]): ExampleRow => [
    feature,
    Math.round((tells.get(feature) ?? 0) * hundredths),
    weights,
  ])
}

/** One question in so many is kept aside, to learn how often the nearest answer is the right one. */
const asideEvery = 12

const isAside = (at: number, place: number): boolean => (at + place) % asideEvery === 0

/** Learned from questions that were kept aside from the index they are asked of. */
function sureness(
  answers: readonly KnownAnswer[],
  asked: readonly (readonly string[])[],
  questions: readonly string[],
): SurenessWeights {
  const kept = asked.map((each, at) => each.filter((_, place) => !isAside(at, place)))
  const rows = new Map(featureRows(answers, kept).map((row) => [row[0], row]))
  const isOfOneMatter = (one: number, other: number) =>
    one === other || areAlike(questions[one] ?? '', questions[other] ?? '')
  const tried = asked.flatMap((each, at) =>
    each
      .filter((_, place) => isAside(at, place))
      .flatMap((question): readonly Tried[] => {
        const near = nearestIn(rows, answers.length, question)
        const [first] = near
        if (first === undefined) return []
        const rival = near.find(([place]) => !isOfOneMatter(place, first[0]))
        return [{ nearness: first[1], other: rival?.[1] ?? 0, isRight: isOfOneMatter(first[0], at) }]
      }),
  )
  return learnLikelihood(tried)
}

/** An answer's direction: the mean of its questions, its phrases and its text. */
function weightsOf(
  answer: KnownAnswer | undefined,
  asked: readonly Features[],
  tells: Features,
): ReadonlyMap<string, number> {
  const sum = new Map<string, number>()
  add(sum, unit(total(asked.map((each) => unit(weighed(each, tells))))), 1)
  if (answer?.kind === 'card') {
    const phrases = answer.card.about.flat().map((phrase) => phrase.replaceAll(/[|*=]/gu, ' '))
    add(sum, unit(matterOnly(weighed(featuresOf(phrases.join(' ; ')), tells))), ofPhrases)
  }
  if (answer && answer.kind !== 'computed') {
    const text = answer.kind === 'card' ? answer.card.text : answer.entry.text
    add(sum, unit(matterOnly(weighed(featuresOf(fillSlots(text)), tells))), ofText)
  }
  return unit(sum)
}

const weighed = (features: Features, tells: Features): Features =>
  new Map(
    [...features].flatMap(([feature, count]) => {
      const tell = tells.get(feature)
      return tell === undefined ? [] : [[feature, count * tell] as const]
    }),
  )

/** What an answer's own words want to know is not what a question wants to know. */
const matterOnly = (features: Features): Features =>
  new Map([...features].filter(([feature]) => !feature.startsWith('r:') && !feature.startsWith('q:')))

function total(all: readonly Features[]): Features {
  const sum = new Map<string, number>()
  for (const each of all) add(sum, each, 1)
  return sum
}

function add(sum: Map<string, number>, features: Features, times: number): void {
  for (const [feature, weight] of features) sum.set(feature, (sum.get(feature) ?? 0) + weight * times)
}

function unit(features: Features): Features {
  const length = Math.sqrt([...features.values()].reduce((square, weight) => square + weight * weight, 0))
  return length === 0 ? features : new Map([...features].map(([name, weight]) => [name, weight / length]))
}
