import type { Event, Line } from '../../graph/index.ts'
import { minutesOf, placesOf, readSentence } from '../../reading/index.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

/** How much faster food cooks under pressure. Source: National Presto Industries, Pressure Cooker Instructions: a third of the time. */
const fasterPressed = 3
/** How much slower in a slow cooker, between high and low. Source: Salton, SC-40 manual, time conversion: an hour takes 4 on high, 8 on low. */
const slowerSlow = 6

/** Minutes in simmering liquid that the food gets, those under pressure and in a slow cooker reckoned as such. */
export const moistMinutes = (work: Work, line: Line, cooking: readonly Event[]): number =>
  cooking.reduce(
    (total, event) => total + (minutesOf(event.clause)?.min ?? 0) * weightOf(work, line, event),
    0,
  )

function weightOf(work: Work, line: Line, event: Event): number {
  if (isPressed(event)) return fasterPressed
  if (isMoistHeat(event)) return 1
  if (!isPlain(event) || event.clause.isResult || line.animal?.safe.group.startsWith('ground') === true)
    return 0
  if (isInSlowCooker(work, event)) return isSaidTender(work, event) ? 1 / slowerSlow : 0
  return holdsLiquid(event) || isStillMoist(work, line, event) ? 1 : 0
}

const isPressed = ({ read: { tokens } }: Event): boolean => tokens.some(({ word }) => word === 'pressure')
const isMoistHeat = ({ clause }: Event): boolean =>
  clause.verb?.senses.some(({ isMoist }) => isMoist === true) === true

/** True where the food simmers when this is done: by the verb, or because the pot did before. */
export const isInLiquid = (work: Work, line: Line, event: Event): boolean =>
  isMoistHeat(event) || (isPlain(event) && (holdsLiquid(event) || isStillMoist(work, line, event)))

/** 'Cook for an hour' does not say how; 'roast' and 'fry' do. */
const isPlain = ({ clause: { verb, effect } }: Event): boolean =>
  verb === null || verb.id === 'cook' || effect !== 'cook'

const settings = new Set(['low', 'high'])
/** 'Cook on low for 8 hours', where a slow cooker is named: here, in the title, or before. */
function isInSlowCooker({ title, steps }: Work, { read, step, clause }: Event): boolean {
  const isSet = clause.mentions.some(isSlowCooker) || read.tokens.some(({ word }) => settings.has(word))
  const isWarm = placesOf(clause).includes('warm')
  const texts = [title, ...steps.slice(0, step + 1).map(({ text }) => text)]
  return isSet && !isWarm && texts.some((text) => readSentence(text).mentions.some(isSlowCooker))
}

/** Without a sign of it, hours alone do not tell that a whole joint is through. */
const isSaidTender = ({ steps }: Work, { step }: Event): boolean =>
  steps.slice(step).some(({ text }) => readSentence(text).mentions.some(isTender))

const isTender = ({ kind, text, senses, isNegated }: Event['read']['mentions'][number]): boolean =>
  kind === 'cue' &&
  !isNegated &&
  (text.toLowerCase() === 'tender' || senses.some(({ id }) => id === 'fork-tender'))

const isSlowCooker = ({ kind, senses }: Event['read']['mentions'][number]): boolean =>
  kind === 'place' && senses.some(({ id }) => id === 'slow-cooker')

const leastLiquid = 200
/** Water or broth in the pot, and not a splash of it. */
const holdsLiquid = ({ touched }: Event): boolean =>
  [...touched].some(
    ({ food, parsed: { grams } }) =>
      food !== undefined &&
      (food.category === 'broth' || food.name === 'water') &&
      (grams ?? 0) >= leastLiquid,
  )

/** 'Bring to a boil. Lower the heat and cook for an hour': the pot that simmered goes on simmering. */
function isStillMoist(work: Work, line: Line, event: Event): boolean {
  const { events } = graphIn(work)
  const last = events
    .slice(0, events.indexOf(event))
    .findLast(({ cooks, clause, touched }) => cooks && touched.has(line) && clause.verb?.id !== 'cook')
  return last !== undefined && isMoistHeat(last) && !last.clause.isResult
}
