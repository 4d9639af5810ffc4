import { hasTag } from '../cooking/index.ts'
import type { Difficulty } from '../recipe/index.ts'
import type { Filling, Pick } from './fill.ts'
import { rawAnimals } from './pan.ts'

/**
 * What a dish asks of the hand beyond cutting and heating, and how much of it: 1 is learned the first time, 2 takes a few
 * tries, 3 and 4 take practice. Kitchen judgement.
 */
const skillPoints = {
  'fine knife work': 1,
  toasting: 1,
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
  dough: 4,
} as const
export type Skill = keyof typeof skillPoints

/** Points of the skills of one pattern or accompaniment. */
export function skillEffort(skills: readonly Skill[] = []): number {
  return skills.reduce((sum, skill) => sum + skillPoints[skill], 0)
}

/** One point where raw meat or fish has to be judged, one for nine foods to keep in hand, one more for twelve. */
function foodEffort(picks: readonly Pick[]): number {
  const hasRaw = picks.some(({ facts }) => hasTag(facts, rawAnimals))
  return (hasRaw ? 1 : 0) + (picks.length >= 9 ? 1 : 0) + (picks.length >= 12 ? 1 : 0)
}

/** What the whole meal asks: its techniques, its foods, and a point for each thing that is made beside the dish. */
export function effortOf({ pattern, picks, beside }: Filling): number {
  const skills = beside.reduce((sum, { accompaniment }) => sum + skillEffort(accompaniment.skills), 0)
  const all = [...picks, ...beside.flatMap((each) => each.picks)]
  return skillEffort(pattern.skills) + skills + beside.length + foodEffort(all)
}

/** The most points a dish of each difficulty has. */
const most: Readonly<Record<Difficulty, number>> = { Easy: 2, Medium: 5, Advanced: Infinity }

/** The difficulty of a dish of so many points. */
export function difficultyOf(effort: number): Difficulty {
  if (effort <= most.Easy) return 'Easy'
  return effort <= most.Medium ? 'Medium' : 'Advanced'
}

/** True when a dish of so many points is harder than asked for: nothing put beside it makes it easier. */
export function isTooHard(effort: number, wanted: Difficulty): boolean {
  return effort > most[wanted]
}
