import { fillSlots } from '../src/answer/cards/fill-slots.ts'
import type { Card } from '../src/answer/cards/card.ts'
import { featuresOf } from '../src/answer/examples/features.ts'
import type { KnownAnswer } from '../src/answer/examples/known-answers.ts'
import type { ExampleRow } from '../src/answer/examples/nearest-answers.ts'

const ofPhrases = 0.8
const ofText = 0.7
/** A feature that only one question has is a slip of the pen or a name. */
const fewestQuestions = 2
/** Rarity counts less than its logarithm: a rare word of a story is often beside the point. */
const rarityPower = 0.6
const hundredths = 100
const thousandths = 1000

type Features = ReadonlyMap<string, number>

/** The rows of `nearestAnswers`: each feature, how much it tells, and how much of each answer's direction it is. */
export function featureRows(
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
    for (const [feature, weight] of directionOf(answers[at], own, tells)) {
      const rounded = Math.round(weight * thousandths)
      if (rounded > 0) rows.get(feature)?.push(at, rounded)
    }
  return [...rows].map(([feature, weights]): ExampleRow => [
    feature,
    Math.round((tells.get(feature) ?? 0) * hundredths),
    weights,
  ])
}

/** An answer's direction: the mean of its questions, its phrases and its text, of length 1. */
function directionOf(
  answer: KnownAnswer | undefined,
  asked: readonly Features[],
  tells: Features,
): ReadonlyMap<string, number> {
  const sum = new Map<string, number>()
  add(sum, unit(total(asked.map((each) => unit(weighed(each, tells))))), 1)
  for (const { features, counts } of ownWords(answer)) add(sum, unit(weighed(features, tells)), counts)
  return unit(sum)
}

/** What an answer says in its own words, and how much that counts beside its example questions, which count 1 together. */
export function ownWords(answer: KnownAnswer | undefined): readonly { features: Features; counts: number }[] {
  if (answer === undefined || answer.kind === 'computed') return []
  if (answer.kind === 'guidance') return [wordsOf(answer.entry.text, ofText)]
  return [wordsOf(phrasesOf(answer.card), ofPhrases), wordsOf(answer.card.text, ofText)]
}

/** The text that those words are read in. */
export function ownText(answer: KnownAnswer): string {
  if (answer.kind === 'computed') return answer.by
  return answer.kind === 'guidance' ? answer.entry.text : `${phrasesOf(answer.card)}\n${answer.card.text}`
}

const phrasesOf = ({ about }: Card): string =>
  about
    .flat()
    .map((phrase) => phrase.replaceAll(/[|*=]/gu, ' '))
    .join(' ; ')

const wordsOf = (text: string, counts: number) => ({
  features: matterOnly(featuresOf(fillSlots(text))),
  counts,
})

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
