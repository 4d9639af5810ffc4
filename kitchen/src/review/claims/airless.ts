import type { Line } from '../../graph/index.ts'
import { airlessWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { does, doing, forbids, isCold, longest, mentionsOf } from '../hazards/said.ts'
import type { Said, SentenceRule, Verdict } from '../hazards/said.ts'
import { isTestedCanning } from '../hazards/tested-canning.ts'
import { longestWarm } from '../hazards/waiting-times.ts'
import type { Work } from '../work.ts'

const canonical = 'Keep it in the fridge and eat it within 3 to 4 days.'

/**
 * Plants of little acid without air, in vacuum or baked in foil, are eaten hot or kept cold: spores of botulism grow in them at any warmer place.
 * Source: CDC, botulism prevention; FDA Food Code 3-502.12.
 */
export const airless: SentenceRule = {
  key: 'home-canning',
  isFor: (work) => work.lines.some(isLowAcid) && work.steps.length > 0 && !isTestedCanning(work),
  judge: judgeAirless,
  isToldOnce: true,
}

const kinds: ReadonlySet<string> = new Set(['vegetable', 'herb', 'legume'])
const isLowAcid = ({ food, keywords }: Line): boolean =>
  kinds.has(food?.category ?? '') && !keywords.has('tomato') && !keywords.has('pickle')

const vacuum = phraseSet(airlessWords)
const isPotato = ({ lines }: Work): boolean => lines.some(({ keywords }) => keywords.has('potato'))
const isAirless = ({ tokens }: ReadSentence, work: Work): boolean =>
  holdsPhrase(tokens, vacuum) || (isPotato(work) && tokens.some(({ word }) => word === 'foil'))

const warm: ReadonlySet<string> = new Set(['room', 'shelf', 'warm'])

function judgeAirless(said: Said): Verdict {
  const { read, before, work } = said
  const isOut = does(said, 'wait', 'store') && isInWarm(said)
  const minutes = longest({ clauses: doing(said, 'wait', 'store') })
  const isShort = minutes > 0 && minutes <= longestWarm
  if (!isOut || isShort || isCold(said) || forbids(said)) return null
  if (![...before, read].some((each) => isAirless(each, work))) return null
  return does(said, 'cook', 'warm', 'cut') ? 'refuse' : canonical
}

const isInWarm = (said: Said): boolean =>
  mentionsOf(said, 'place').some(({ senses }) => senses.some(({ id }) => warm.has(id)))
