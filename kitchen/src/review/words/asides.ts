import { readLine } from '../../graph/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { clausesOf, isOrder, readSentence, sentencesOf, withoutSentences } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import type { RecipeDraft } from '../../recipe/index.ts'
import { repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { sentenceRisk } from '../risk/sentence-risk.ts'

/** What is left of a draft without the remarks it was refused for, and what is told of them. */
export type WithoutAsides = { readonly draft: RecipeDraft; readonly findings: readonly Finding[] }

/** Above it the learned guard agrees with the rule that the advice is dangerous, and the recipe is refused. */
const mostRisk = -0.9
/** What somebody at the table is allergic to refuses wherever it is said. */
const kinds: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>(['hazards', 'temperatures', 'diets'])

/**
 * The draft without the remarks that alone refuse it and that do not read like dangerous advice: sentences that cook nothing, as tips, stories and warnings are. Null
 * where anything else refuses it: a line of the list, the title, a sentence that is part of the work, or one that both the rules and the learned guard hear harm in.
 */
export function withoutRefusedAsides(draft: RecipeDraft, findings: readonly Finding[]): WithoutAsides | null {
  const refusals = findings.filter(({ severity }) => severity === 'refused')
  if (refusals.some(({ kind }) => !kinds.has(kind))) return null
  const listed = new Set(draft.ingredients.flatMap((line) => [...readLine(line).keywords]))
  const asides = draft.steps
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => sentenceRisk(sentence) < mostRisk && isAside(sentence, listed))
  const quoted = refusals.map((refusal) => asides.find((sentence) => isQuoted(sentence, refusal)))
  if (quoted.includes(undefined)) return null
  const isLeftOut = (sentence: string): boolean => quoted.includes(sentence)
  const steps = draft.steps
    .map((step) => ({ ...step, text: withoutSentences(step.text, isLeftOut) }))
    .filter(({ text }) => text !== '')
  return { draft: { ...draft, steps }, findings: refusals.map(leftOut) }
}

const isQuoted = (sentence: string, { where }: Finding): boolean =>
  where !== undefined && where !== '' && sentence.startsWith(where)

const leftOut = ({ kind, message, where }: Finding): Finding =>
  repaired({
    kind,
    code: 'remark-left-out',
    message: `A remark was left out. ${message}`,
    ...(where === undefined ? {} : { where }),
  })

const tasting: ReadonlySet<Effect> = new Set<Effect>(['eat', 'test'])
const waiting: ReadonlySet<Effect> = new Set<Effect>(['wait', 'store', 'prepare'])

/** True for a sentence that orders nothing to be done but to eat, look or taste, or to keep and prepare what is no food. */
function isAside(sentence: string, listed: ReadonlySet<string>): boolean {
  const read = readSentence(sentence)
  const hasStandIn = read.tokens.some(({ word }) => standIns.has(word))
  const allows = read.tokens.some(({ word }) => allowing.has(word))
  if (allows && read.tokens.some(({ singular }) => listed.has(singular))) return false
  if (isForOthers(read)) return true
  return clausesOf(read).every(({ verb, effect, mentions }) => {
    if (verb === null || effect === null || verb.isNegated || !isOrder(verb, read)) return true
    if (tasting.has(effect)) return true
    return waiting.has(effect) && !hasStandIn && mentions.every(({ foods }) => foods.length === 0)
  })
}

/** 'If you're expecting or feeding a little one, boil them for 10 minutes': what is done otherwise for somebody, and no part of the dish. */
const isForOthers = ({ mentions }: ReadSentence): boolean => {
  const condition = mentions.find(({ kind, id }) => kind === 'word' && id === 'condition')
  const person = mentions.find(({ kind }) => kind === 'person')
  return condition?.first === 0 && person !== undefined
}

/** 'The thighs can go in frozen' gives leave to do it, as an order does. */
const allowing = new Set(['can', 'may', 'might', 'could', 'should'])
/** What stands for food that was named before. */
const standIns = new Set('it them they this these that everything all rest mixture whole'.split(' '))
