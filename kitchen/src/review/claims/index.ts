import { equipmentRules } from '../hazards/equipment.ts'
import { withSentenceRule } from '../hazards/judged-sentences.ts'
import { soiledVessel } from '../hazards/vessels.ts'
import { leftOut } from '../hazards/left-at-room-temperature.ts'
import { openWait } from '../hazards/waiting-times.ts'
import { thawedWarm } from '../hazards/thawing.ts'
import type { Said, SentenceRule } from '../hazards/said.ts'
import { isRefused } from '../work.ts'
import type { Stage } from '../work.ts'
import { keptFood } from './keeping-food-cold.ts'
import { leavings } from './reused-marinade.ts'
import { cookedWarm, reheated } from './reheated.ts'
import { shells } from './shells.ts'
import { airless } from './airless.ts'
import { flavoredOil, withColdOil } from './flavored-oil.ts'
import { greened, spoiled } from './spoiled.ts'
import { eatenByAnimals, kernels, provedByASign, wildPlants } from './wild-plants.ts'

/** 'Park the pot and go to bed; by lunchtime it is dry': the work before a semicolon, and its time behind it. */
const isPartedWait = ({ read }: Said): boolean => {
  const end = openWait(read)
  return end !== undefined && read.tokens.some(({ isAfterStop }, at) => isAfterStop && at > 0 && at <= end)
}

const rules: readonly SentenceRule[] = [
  { key: 'thawed-on-the-counter', judge: (said) => (isPartedWait(said) ? thawedWarm(said) : null) },
  { key: 'left-out', judge: (said) => (isPartedWait(said) ? leftOut(said) : null) },
  ...equipmentRules,
  {
    key: 'dirty-plate',
    judge: soiledVessel,
    isFor: ({ lines }) => lines.some(({ animal }) => animal !== null),
  },
  wildPlants,
  eatenByAnimals,
  provedByASign,
  kernels,
  shells,
  reheated,
  cookedWarm,
  airless,
  flavoredOil,
  spoiled,
  greened,
  leavings,
  keptFood,
]

/**
 * What a writer who is not the kitchen says of a matter that can hurt stands only where it affirms what the agencies say: any other sentence about
 * it gives way, as a whole, to the kitchen's own. Asked before words are left out: of half a claim nobody can tell what it was about.
 */
export const affirmedClaims: Stage = (work) =>
  work.draft.writtenBy === 'kitchen'
    ? work
    : withColdOil(
        rules.reduce(
          (current, rule) => (isRefused(current) ? current : withSentenceRule(current, rule)),
          work,
        ),
      )
