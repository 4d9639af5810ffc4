import { type CookFacts, hasTag, type Tag } from '../cooking/index.ts'
import { cookedBefore } from '../dishes/index.ts'
import { firstWord } from '../foods/index.ts'

/** Out of a can these were cooked in it. */
const cookedInTheCan: readonly Tag[] = ['beans', 'lentils', 'canned-fish', 'shellfish', 'poultry', 'podded']

/** How a food that no tag tells of was cooked before it was bought or left over. */
const cookedStates: ReadonlySet<string> = new Set(['cooked', 'boiled', 'hard-boiled'])

/** Whether a food was cooked before it comes into the dish: it is heated through, and never cooked until it is tender. */
export function isEatenAsItIs(facts: CookFacts): boolean {
  if (hasTag(facts, cookedBefore) || cookedStates.has(firstWord(facts.food))) return true
  return facts.food.startsWith('canned ') && hasTag(facts, cookedInTheCan)
}
