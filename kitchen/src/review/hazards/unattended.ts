import { cookAway } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { isDenial } from '../words/denial.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { forbids } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'

const stay = 'Stay beside the hot oil.'

const away = phraseSet(cookAway)
const frying = phraseSet('fry|fries|frying|deep fry|oil|fat|fryer|lard|chip pan')

/** Grams of fat in which food swims. */
const leastDeep = 250

/** Deep hot fat is never left. Source: US Fire Administration, cooking fire safety. */
export const unattended: SentenceRule = {
  key: 'burning-oil',
  isFor: friesDeep,
  judge: judgeLeaving,
  isToldOnce: true,
}

function friesDeep(work: Work): boolean {
  const isDeep = work.lines.some(
    ({ food, parsed }) => food?.category === 'oil-fat' && (parsed.grams ?? 0) >= leastDeep,
  )
  return isDeep && graphIn(work).events.some(({ read, heats }) => heats && holdsPhrase(read.tokens, frying))
}

/** 'Keep children out, and never leave hot oil alone'. */
const isDeniedAt = (at: number, { mentions }: ReadSentence): boolean =>
  mentions.some((mention) => isDenial(mention) && mention.first <= at && at - mention.last <= 1)

/** The cook goes somewhere in a sentence that speaks of the frying, or while a batch is in the fat. */
function judgeLeaving(said: Said): Verdict {
  const { read, before, events, work } = said
  const leaving = findPhrase(read.tokens, away)
  if (forbids(said) || leaving === undefined || isDeniedAt(leaving.first, read)) return null
  const isOver = !graphIn(work).events.some((event) => event.heats && !before.includes(event.read))
  const isHot = [...before.slice(-1), read].some(({ tokens }) => holdsPhrase(tokens, frying))
  return isHot && (!isOver || events.some(({ heats }) => heats) || holdsPhrase(read.tokens, frying))
    ? stay
    : null
}
