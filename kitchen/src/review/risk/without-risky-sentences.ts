import { linesOf } from '../../graph/index.ts'
import { isOrder, readSentence, sentencesOf, withoutSentences } from '../../reading/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { repaired } from '../finding.ts'
import { forbidsDanger } from '../hazards/prohibited.ts'
import { asksForLabels } from '../words/warnings.ts'
import { warnsTruly } from '../words/foreign-words.ts'
import { withFindings, withStepTexts } from '../work.ts'
import type { Stage, Work } from '../work.ts'
import { sentenceRisk } from './sentence-risk.ts'

/**
 * From which risk on a sentence is left out: of 14,839 sentences of recipes that cooks published 2 in 1,000 are, of dangerous sentences that no rule knew 9 of 24
 * (docs/attacks.md).
 */
const mostRisk = 1.45
/** Of fewer words than this nobody can hear how something is done: 'Plating', 'For the scones'. */
const fewestWords = 4

/**
 * The recipe without the sentences that no rule refuses and that read like dangerous advice. What warns stays. The built-in kitchen's own sentences are not judged: each is
 * of its facts.
 */
export const withoutRiskySentences: Stage = (work) => {
  if (work.draft.writtenBy === 'kitchen') return work
  const all = work.steps.flatMap(({ text }) => sentencesOf(text))
  const risky = all.filter((each) => isRisky(each, work) && !isOnlyUse(each, all, work))
  if (risky.length === 0) return work
  const isLeftOut = (sentence: string): boolean => risky.includes(sentence)
  return withFindings(
    withStepTexts(work, (text) => withoutSentences(text, isLeftOut)),
    risky.map((where) =>
      repaired({
        kind: 'hazards',
        code: 'risky-sentence-removed',
        message:
          'A sentence that reads like dangerous advice, and that the kitchen cannot prove, was left out.',
        where,
      }),
    ),
  )
}

const making: ReadonlySet<Effect> = new Set<Effect>(['add', 'combine', 'cook', 'coat', 'shape', 'wrap'])
/** Work that alone brings a listed food into the dish: the rules have judged it, and without it nothing can be cooked. */
function isOnlyUse(sentence: string, all: readonly string[], { lines }: Work): boolean {
  const read = readSentence(sentence)
  const isWork = read.mentions.some(
    (mention) =>
      mention.effect !== null && making.has(mention.effect) && !mention.isNegated && isOrder(mention, read),
  )
  if (!isWork) return false
  const named = namedIn(read, lines)
  const others = new Set(
    all.filter((each) => each !== sentence).flatMap((each) => [...namedIn(readSentence(each), lines)]),
  )
  return [...named].some((line) => line.food?.name !== 'water' && !others.has(line))
}

const namedIn = (
  { mentions, tokens }: ReadSentence,
  lines: Work['lines'],
): ReadonlySet<Work['lines'][number]> =>
  new Set(
    mentions.flatMap((mention) =>
      mention.foods.length > 0 && !mention.isNegated ? linesOf(mention, lines, tokens) : [],
    ),
  )

function isRisky(sentence: string, work: Work): boolean {
  if (sentenceRisk(sentence) < mostRisk) return false
  if (forbidsDanger(sentence)) return false
  const read = readSentence(sentence)
  return (
    read.tokens.length >= fewestWords &&
    !isWashing(read) &&
    !deniesUse(read) &&
    !warnsTruly(read, work) &&
    !asksForLabels(read, work)
  )
}

const use: ReadonlySet<Effect> = new Set<Effect>(['add', 'eat', 'serve'])
/** 'A carved one doesn't go in the pot': nothing is done with it; of the cold that is denied the rules judge. */
const deniesUse = ({ mentions }: ReadSentence): boolean => {
  const verbs = mentions.filter(({ kind }) => kind === 'technique')
  return (
    verbs.some(({ effect, isNegated }) => isNegated && effect !== null && use.has(effect)) &&
    verbs.every(({ isNegated, form }) => isNegated || form !== 'base') &&
    !coldIn(mentions)
  )
}
const coldIn = (mentions: ReadSentence['mentions']): boolean =>
  mentions.some(({ kind, senses }) => kind === 'place' && senses.some(({ id }) => id === 'cold'))

/** 'Wash everything that the raw chicken touched': what washes the food itself, a rule has judged. */
const isWashing = (read: ReadSentence): boolean => {
  const verb = read.mentions.find(({ kind }) => kind === 'technique')
  if (verb === undefined || !isOrder(verb, read) || verb.isNegated) return false
  return verb.effect === 'wash' || isIntoSink(verb, read)
}

/** 'Put that plate in the sink'. */
const isIntoSink = (
  { first }: ReadSentence['mentions'][number],
  { tokens, mentions }: ReadSentence,
): boolean => {
  const thing = mentions.find((each) => each.kind === 'tool' && each.first > first)
  return (
    thing !== undefined &&
    tokens.slice(thing.last + 1, thing.last + sinkReach).some(({ word }) => word === 'sink')
  )
}
const sinkReach = 4
