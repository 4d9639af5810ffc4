import type { Event } from '../../graph/index.ts'
import { callsByName } from '../heat/heat-of.ts'
import { rawLines } from '../heat/raw-lines.ts'
import { replaceClause } from '../words/rewrite.ts'
import { graphIn } from '../work.ts'
import { forbids } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'

const cookedFirst = 'Cook a spoonful through before you taste it.'

/** Nothing with raw flesh or egg in it is tasted before heat has gone through it. Source: USDA FSIS, ground beef and food safety. */
export const tastedRaw: SentenceRule = {
  key: 'tasted-raw',
  isFor: (work) => rawLines(work).some(({ animal }) => animal.safe.group !== 'bacon'),
  judge: judgeTasting,
  isToldOnce: true,
}

function judgeTasting(said: Said): Verdict {
  if (forbids(said) || said.read.text === cookedFirst) return null
  const taste = said.events.find((event) => isEaten(event) && isStillRaw(said, event))
  const verb = taste?.clause.verb
  if (taste === undefined || verb == null) return null
  const isAlone = said.events.every(
    ({ clause }) => clause === taste.clause || clause.isResult || !ofDish.has(clause.effect ?? ''),
  )
  return isAlone ? cookedFirst : replaceClause(said.read, verb.first, taste.clause.last, cookedFirst)
}

/** Work that stays when the tasting goes. */
const ofDish: ReadonlySet<string> = new Set([
  'combine',
  'add',
  'cut',
  'coat',
  'cook',
  'sear',
  'chill',
  'wait',
])

/** 'Season to taste' is how much. */
const isEaten = ({ clause: { effect, verb, isNegated }, read }: Event): boolean =>
  effect === 'eat' && verb?.form === 'base' && !isNegated && read.tokens[verb.first - 1]?.word !== 'to'

/** What is tasted holds raw food that a later step cooks, and that nothing has heated yet. */
function isStillRaw({ work }: Said, taste: Event): boolean {
  const { events } = graphIn(work)
  const at = events.indexOf(taste)
  return rawLines(work).some((line) => {
    const heated = events.filter(
      ({ heats, touched, named }) => heats && (touched.has(line) || named.has(line)),
    )
    return (
      line.animal.safe.group !== 'bacon' &&
      taste.touched.has(line) &&
      events.slice(0, at + 1).some((event) => callsByName(event, line)) &&
      heated.length > 0 &&
      heated.every((event) => events.indexOf(event) > at)
    )
  })
}
