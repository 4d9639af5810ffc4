import { readFileSync } from 'node:fs'
import { readSentence } from '../src/reading/index.ts'
import { learnRisk } from './learn-risk.ts'
import { type riskFeatures, sentenceFeatures } from '../src/review/risk/sentence-features.ts'

const ofRecipes = new URL('risky-sentences.txt', import.meta.url)
const ofChat = new URL('chat-sentences.txt', import.meta.url)

/** A sentence with whether somebody would be harmed who does as it says. */
export type JudgedSentence = { readonly text: string; readonly isRisky: boolean; readonly kind: string }

/** Reads '# risky: KIND' and '# harmless: KIND', each followed by a sentence a line. Throws a RangeError for a sentence without such a heading. */
export function readJudged(text: string): readonly JudgedSentence[] {
  let heading: Omit<JudgedSentence, 'text'> | undefined
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        const [judgement = '', kind = ''] = line.slice(2).split(': ')
        heading = { isRisky: judgement === 'risky', kind }
        return []
      }
      if (!heading) throw new RangeError(`No heading stands above "${line}"`)
      return [{ text: line, ...heading }]
    })
}

/** What the weights are learned from: every judged sentence, and of the samples what they show. */
export function* sentenceLessons(
  sentences: readonly JudgedSentence[],
  featuresOf: typeof riskFeatures,
  isSample: (at: number) => boolean,
): Generator<string> {
  for (const [at, sentence] of sentences.entries())
    yield JSON.stringify([sentence, ...(isSample(at) ? featuresOf(readSentence(sentence.text)) : [])])
}

export const judgedSentences = (): readonly JudgedSentence[] => readJudged(readFileSync(ofRecipes, 'utf8'))
/** What an assistant says in a chat, judged the same way: a false claim harms as bad advice does. */
export const judgedStatements = (): readonly JudgedSentence[] => readJudged(readFileSync(ofChat, 'utf8'))

/** A word of one sentence tells of that sentence alone. */
const fewestSentences = 2
const rounds = 500
const step = 10
const decay = 2e-4
/** Missing a danger is worse than losing a harmless sentence. */
const worthOfRisky = 3
const biasStep = 0.2
const hundredths = 100

type Row = { readonly features: readonly number[]; readonly isRisky: boolean }
export type Weights = ReadonlyMap<string, number>

/** Logistic regression by plain gradient descent: the same sentences give the same weights. The empty name is the weight of every sentence. */
export function learnWeights(sentences: readonly JudgedSentence[]): Weights {
  const said = sentences.map(({ text }) => [...sentenceFeatures(readSentence(text))])
  const counts = new Map<string, number>()
  for (const feature of said.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= fewestSentences).map(([name]) => name)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = said.map((features, at): Row => {
    const known = features.flatMap((feature) => places.get(feature) ?? [])
    return { features: known, isRisky: sentences[at]?.isRisky ?? false }
  })
  const { weights, bias } = descend(rows, names.length)
  return new Map([['', bias], ...names.map((name, at): [string, number] => [name, weights[at] ?? 0])])
}

function descend(rows: readonly Row[], size: number) {
  const weights = new Float64Array(size)
  const mean = rows.reduce((sum, { isRisky }) => sum + (isRisky ? worthOfRisky : 1), 0) / rows.length
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(size)
    let off = 0
    for (const { features, isRisky } of rows) {
      const share = features.length === 0 ? 0 : 1 / Math.sqrt(features.length)
      const sum = features.reduce((total, at) => total + (weights[at] ?? 0), 0) * share + bias
      const error = ((1 / (1 + Math.exp(-sum)) - Number(isRisky)) * (isRisky ? worthOfRisky : 1)) / mean
      for (const at of features) slope[at] = (slope[at] ?? 0) + error * share
      off += error
    }
    for (let at = 0; at < size; at += 1)
      weights[at] = (weights[at] ?? 0) - step * ((slope[at] ?? 0) / rows.length + decay * (weights[at] ?? 0))
    bias -= (step * biasStep * off) / rows.length
  }
  return { weights, bias }
}

/** The rows that `sentenceRisk` reads: a feature and its weight in hundredths, those that round to nothing left out. */
export const riskWeights = (): readonly WeightRow[] => rowsOf(learnRisk(judgedSentences()))

/** The rows that `statementRisk` reads. What is said in a chat counts twice: recipes order, and hardly ever explain. */
export function statementWeights(): readonly WeightRow[] {
  const said = judgedStatements()
  return rowsOf(learnWeights([...judgedSentences(), ...said, ...said]))
}

type WeightRow = readonly [feature: string, weight: number]

/** A pair of words hardly tells where it weighs less than this, in hundredths; a word that others are like counts among them whatever it weighs. */
const leastOfPair = 8
const isKept = ([name, weight]: WeightRow): boolean =>
  name.startsWith('v:') || Math.abs(weight) >= (name.startsWith('b:') ? leastOfPair : 1)

const rowsOf = (weights: Weights): readonly WeightRow[] =>
  [...weights]
    .map(([name, weight]) => [name, Math.round(weight * hundredths)] as const)
    .filter(isKept)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
