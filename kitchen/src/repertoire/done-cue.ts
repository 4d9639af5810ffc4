import { type CookFacts, hasTag, safeCues } from '../cooking/index.ts'
import { findFood } from '../foods/index.ts'
import { temperatureFor } from '../safety/index.ts'

/** How the cook knows that a food in the pan is done, to follow 'until': by the safe temperature where there is one. */
export function doneCue(facts: CookFacts): string {
  const game = gameCue(facts)
  if (game !== undefined) return game
  const cue = facts.cook.saute?.cue ?? facts.cook.simmer?.cue ?? 'hot through'
  if (hasTag(facts, ['stew-meat'])) return safeCues.wholeCut
  if (hasTag(facts, ['cured-meat'])) return 'crisp'
  return hasTag(facts, ['ground-meat', 'sausage']) ? `no pink is left and it reads ${safeHeatIn(cue)}` : cue
}

/** Rabbit and venison are cooked like other meat, and further. */
function gameCue({ food: name }: CookFacts): string | undefined {
  const food = findFood(name)
  const safe = food && temperatureFor(food)
  return safe?.group === 'game' ? `${safe.fahrenheit}°F (${safe.celsius}°C) inside` : undefined
}

const safeHeatIn = (cue: string): string => /\d+°F \(\d+°C\)/.exec(cue)?.[0] ?? '165°F (74°C)'
