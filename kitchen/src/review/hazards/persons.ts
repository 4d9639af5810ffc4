import { harmfulTo } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, readSentence } from '../../reading/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { refused } from '../finding.ts'
import { graphIn, withFindings } from '../work.ts'
import type { Stage, Work } from '../work.ts'
import { findHazard } from '../../safety/index.ts'
import { isCooked } from './foods.ts'

const rules = harmfulTo.map((rule) => ({ ...rule, words: phraseSet(rule.foods) }))

/**
 * A dish that its title or a step gives to a baby, a small child, children or in pregnancy holds nothing that harms them. Asked before anything
 * else: who the dish is for may stand in a sentence that falls.
 */
export const notForThem: Stage = (work) => {
  const texts = [readSentence(work.title), ...graphIn(work).events.map(({ read }) => read)]
  const found = rules.find((rule) => texts.some((read) => isFor(read, rule.people)) && isHarmful(work, rule))
  if (found === undefined) return work
  const message = findHazard(found.key)?.message ?? 'The dish is not for those it is said to be for.'
  return withFindings(work, [refused({ kind: 'hazards', code: found.key, message })])
}

const isHarmful = (work: Work, { words, isSafeCooked }: (typeof rules)[number]): boolean =>
  work.lines.some(
    (line) => holdsPhrase(line.read.tokens, words) && !(isSafeCooked === true && isCooked(work, line)),
  )

const isFor = ({ mentions }: ReadSentence, people: readonly string[]): boolean =>
  mentions.some((mention) => isPerson(mention, mentions, people))

/** 'The baby spinach' is no baby. */
function isPerson(
  { kind, senses, isNegated, last, text }: Mention,
  all: readonly Mention[],
  people: readonly string[],
): boolean {
  if (kind !== 'person' || isNegated || !senses.some(({ id }) => people.includes(id))) return false
  const isName = text.toLowerCase().includes('baby')
  return !isName || !all.some((food) => food.foods.length > 0 && food.first <= last + 1 && food.last > last)
}
