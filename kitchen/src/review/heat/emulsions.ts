import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { Event, Line } from '../../graph/index.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

const slowly = phraseSet('drop by drop|steady stream|slow stream|thin stream|slow trickle|thin trickle')

/** Egg that takes up oil by the drop is a cold sauce by itself, whatever else the recipe cooks: only heat that names it goes through it. */
export function isEmulsified(work: Work, line: Line): boolean {
  if (line.food?.category !== 'egg') return false
  const { events } = graphIn(work)
  const beaten = events.find(({ clause, named }) => clause.effect === 'combine' && named.has(line))
  return beaten !== undefined && events.some((event) => event.step === beaten.step && takesOil(event))
}

const takesOil = ({ read, named }: Event): boolean =>
  [...named].some(({ food }) => food?.category === 'oil-fat') && holdsPhrase(read.tokens, slowly)
