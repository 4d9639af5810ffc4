import { readLine } from '../../graph/index.ts'
import { phraseSet, tokensOf } from '../../reading/index.ts'
import { note, refused, repaired } from '../finding.ts'
import { withWords } from '../diets/substitutions.ts'
import { isRefused, withFindings, withStepTexts } from '../work.ts'
import type { Stage, Work } from '../work.ts'
import { contactRules } from './washed-meat.ts'
import { foodRules } from './foods.ts'
import type { FoodRule } from './food-rule.ts'
import { heatRules } from './heat.ts'
import { hazardParts, withSentenceRule } from './judged-sentences.ts'
import type { SentenceRule } from './said.ts'
export { notForThem } from './persons.ts'
import { tastedRaw } from './tasting.ts'
import { unattended } from './unattended.ts'
import { stuffedAhead, stuffedBird } from './stuffing.ts'
import { withColdJars } from './jars.ts'
import { keepsOnShelf } from './shelf-foods.ts'
import { unknownThings } from './unknown-things.ts'
import { waitRules } from './waiting-rules.ts'

const sentenceRules: readonly SentenceRule[] = [
  ...heatRules,
  tastedRaw,
  unattended,
  stuffedAhead,
  ...waitRules,
  ...contactRules,
  unknownThings,
]

/**
 * Foods that harm by what they are, and handling that lets others harm: each rule looks at the graph and does what is certain: tells, adds the
 * step or the sentence that makes the dish safe, replaces the sentence, or refuses.
 */
export const knownHazards: Stage = (work) => {
  const milked = withPasteurizedMilk(work)
  const judged = foodRules.reduce(
    (current, rule) => (isRefused(current) ? current : withFoodRule(current, rule)),
    milked,
  )
  const handled = sentenceRules.reduce(
    (current, rule) => (isRefused(current) ? current : withSentenceRule(current, rule)),
    judged,
  )
  if (isRefused(handled)) return handled
  return stuffedBird(keepsOnShelf(handled) ? handled : withColdJars(handled))
}

function withFoodRule(work: Work, { key, judge }: FoodRule): Work {
  const verdict = judge(work)
  if (verdict === null) return work
  if (verdict.kind === 'notice') return withFindings(work, [note(hazardParts(key))])
  if (verdict.kind === 'refuse') return withFindings(work, [refused(hazardParts(key, verdict.where))])
  return withFindings({ ...work, steps: [soaking, ...work.steps] }, [repaired(hazardParts(key))])
}

const soaking = {
  text: 'Soak the dried beans in plenty of cold water for at least 5 hours and drain them. Boil them in fresh water for at least 30 minutes, then drain again.',
  minutes: 330,
}

const rawDairy = phraseSet(
  ['raw', 'unpasteurized', 'unpasteurised'].flatMap((state) =>
    [
      'milk',
      'whole milk',
      'cow milk',
      'cows milk',
      'goat milk',
      'goats milk',
      'sheep milk',
      'cream',
      'cheese',
      'goat cheese',
      'soft cheese',
      'buttermilk',
      'yogurt',
      'brie',
    ].map((food) => `${state} ${food}`),
  ),
)

/** Raw milk is asked for pasteurized. Source: FDA, the dangers of raw milk. */
function withPasteurizedMilk(work: Work): Work {
  const lines = work.lines.map((line) =>
    pasteurized(line.text) === line.text ? line : readLine(pasteurized(line.text)),
  )
  const changed = withStepTexts(
    lines.some((line, at) => line !== work.lines[at]) ? { ...work, lines } : work,
    pasteurized,
  )
  return changed === work ? work : withFindings(changed, [repaired(hazardParts('raw-milk'))])
}

function pasteurized(text: string): string {
  const marked = withWords(text, rawDairy, '\u0001')
  if (marked === text) return text
  const tokens = tokensOf(text)
  return tokens.reduceRight((said, token, at) => {
    const isState =
      ['raw', 'unpasteurized', 'unpasteurised'].includes(token.word) && isBeforeDairy(tokens, at)
    return isState ? `${said.slice(0, token.start)}pasteurized${said.slice(token.end)}` : said
  }, text)
}

const isBeforeDairy = (tokens: ReturnType<typeof tokensOf>, at: number) =>
  tokens
    .slice(at + 1, at + 3)
    .some(({ singular }) => ['milk', 'cream', 'cheese', 'buttermilk', 'yogurt', 'brie'].includes(singular))
