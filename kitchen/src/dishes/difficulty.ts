import { hasTag } from '../cooking/index.ts'
import type { Difficulty } from '../recipe/index.ts'
import type { Filling, Pick } from './fill.ts'
import { rawAnimals } from './pan.ts'

/**
 * What a dish asks of the hand beyond cutting and heating, and how much of it: 1 is learned the first time, 2 takes a few
 * tries, more takes practice. Kitchen judgement.
 */
const skillPoints = {
  'fine knife work': 1,
  toasting: 1,
  'high heat': 1,
  pounding: 1,
  pickling: 1,
  browning: 1,
  layering: 1,
  'even slicing': 1,
  'second pan': 1,
  staggering: 1,
  rolling: 1,
  'setting eggs': 1,
  frying: 2,
  tempering: 2,
  charring: 2,
  emulsion: 2,
  batter: 2,
  stuffing: 2,
  shaping: 2,
  beating: 2,
  'pan sauce': 2,
  'slow cooking': 2,
  stirring: 3,
  dough: 5,
} as const
export type Skill = keyof typeof skillPoints

/** Points of the skills of one pattern or accompaniment. */
export function skillEffort(skills: readonly Skill[] = []): number {
  return skills.reduce((sum, skill) => sum + skillPoints[skill], 0)
}

/**
 * What the whole meal asks: its techniques, a point for each thing made beside the dish, one where raw meat or fish has
 * to be judged and one for ten foods to keep in hand.
 */
export function effortOf({ pattern, picks, beside }: Filling): number {
  let effort = skillEffort(pattern.skills) + (picks.some(isJudged) ? 1 : 0)
  let foods = picks.length
  for (const { accompaniment, picks: more } of beside) {
    effort += 1 + skillEffort(accompaniment.skills)
    foods += more.length
  }
  return effort + (foods >= 10 ? 1 : 0)
}

function isJudged({ facts }: Pick): boolean {
  return hasTag(facts, rawAnimals)
}

/** The most points a dish of each difficulty has. */
const most: Readonly<Record<Difficulty, number>> = { Easy: 2, Medium: 6, Advanced: Infinity }

/** The difficulty of a dish of so many points. */
export function difficultyOf(effort: number): Difficulty {
  if (effort <= most.Easy) return 'Easy'
  return effort <= most.Medium ? 'Medium' : 'Advanced'
}

/** True when a dish of so many points is harder than asked for: nothing put beside it makes it easier. */
export function isTooHard(effort: number, wanted: Difficulty): boolean {
  return effort > most[wanted]
}
