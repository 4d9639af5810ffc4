import { findHazard } from '../../safety/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { isOrder } from '../../reading/index.ts'
import { refused, repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { withFindings, withStepTexts } from '../work.ts'
import type { Work } from '../work.ts'
import { asOrdered, forbidsDanger } from './prohibited.ts'
import { does, isWarm, saidOf } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'

/** What a finding of a hazard says: the hazard's own message, and the words it is about. */
export function hazardParts(key: string, where?: string) {
  const message = findHazard(key)?.message ?? 'The recipe handles food in a way that is not safe.'
  return {
    kind: 'hazards',
    code: key,
    message,
    ...(where === undefined ? {} : { where: where.slice(0, 120) }),
  } as const
}

/** The recipe with every sentence judged by one rule. */
export function withSentenceRule(work: Work, { key, judge, isToldOnce, isFor }: SentenceRule): Work {
  if (isFor !== undefined && !isFor(work)) return work
  const findings: Finding[] = []
  const told = new Set<string>()
  const judged = saidOf(work).map((sentences) => {
    let isMended = false
    const verdicts = sentences.map((said) => judgedOf(said, judge))
    const willMend =
      key === 'left-out' && verdicts.some((verdict) => verdict !== null && verdict !== 'refuse')
    return sentences.map((said, at) => {
      const verdict = verdicts[at] ?? null
      const { text } = said.read
      if (willMend && verdict === null && isWarm(said) && does(said, 'wait') && goesOnKeeping(said)) return ''
      if (isMended && ((key === 'left-out' && goesOnKeeping(said)) || answers(said))) return ''
      if (isMended && verdict === null && goesOn.has(key) && pointsBack(said)) return ''
      if (verdict === null || verdict === text) return text
      isMended = true
      findings.push(verdict === 'refuse' ? refused(hazardParts(key, text)) : repaired(hazardParts(key, text)))
      if (verdict === 'refuse') return text
      if (isToldOnce === true && told.has(verdict)) return ''
      told.add(verdict)
      return verdict
    })
  })
  if (findings.length === 0) return work
  const isMended = (step: number) =>
    judged[step]?.some((text, at) => text !== saidOf(work)[step]?.[at]?.read.text) === true
  return withFindings(
    withStepTexts(work, (text, step) => (isMended(step) ? withoutRepeats(judged[step] ?? []) : text)),
    findings,
  )
}

/** What a rule says of a sentence; nothing where the sentence forbids what the rule is against. */
function judgedOf(said: Said, judge: SentenceRule['judge']): Verdict {
  const verdict = judge(said)
  if (verdict === null || verdict === said.read.text) return verdict
  const ordered = asOrdered(said)
  if (ordered === undefined) return verdict
  return judge(ordered) !== null || forbidsDanger(said.read.text) ? null : verdict
}

const withoutRepeats = (sentences: readonly string[]): string =>
  sentences.filter((text, at) => text !== '' && text !== sentences[at - 1]).join(' ')

/** 'Do they gape? No matter, cook them anyway': said of the question before it, which is gone. */
const answers = ({ read, before }: Said): boolean =>
  before.at(-1)?.text.endsWith('?') === true && read.mentions.every(({ foods }) => foods.length === 0)

const goesOn = new Set(['shut-shells', 'spoiled-food', 'wild-mushroom'])
const pointing = new Set(['these', 'those', 'they', 'theyre'])
/** 'They go in with the others', behind what was said of the ones that are thrown away. */
const pointsBack = ({ read }: Said): boolean =>
  pointing.has(read.tokens[0]?.word ?? '') && read.mentions.every(({ foods }) => foods.length === 0)

/** 'No ice, no hot bricks', 'one at the first hut': what goes on about where and when gives no work. */
const goesOnKeeping = ({ read, clauses }: Said): boolean =>
  !clauses.some(({ verb, effect }) => {
    const isWork = verb !== null && isOrder(verb, read) && !verb.isNegated
    return isWork && effect !== null && !keepingEffects.has(effect)
  }) &&
  read.mentions.every(({ kind, foods }) => foods.length === 0 && kind !== 'cue') &&
  read.quantities.every(({ kind }) => kind !== 'temperature')

const keepingEffects: ReadonlySet<Effect> = new Set<Effect>([
  'wait',
  'store',
  'move',
  'eat',
  'test',
  'prepare',
])
