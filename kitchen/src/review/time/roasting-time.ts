import type { Line } from '../../graph/index.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

/** Source: USDA FSIS, turkey basics: 12 to 14 lb unstuffed take 3 to 3 3/4 hours at 325°F. */
const minutesPerPound = 15
const gramsPerPound = 453.592

/** Minutes that the whole birds take which a step roasts without saying how long; 0 where it roasts none or nobody knows what they weigh. */
export function roastingMinutes(work: Work, step: number): number {
  const birds = graphIn(work)
    .events.filter((event) => event.step === step && event.cooks && !event.clause.isResult)
    .flatMap(({ named, touched }) => [...named, ...touched])
    .filter(isWholeBird)
  return Math.max(0, ...birds.map(({ parsed }) => Math.round(minutesPerPound * poundsOfOne(parsed))))
}

const isWholeBird = ({ food }: Line): boolean =>
  food?.category === 'poultry' && food.name.startsWith('whole ')

/** Two birds roast side by side; '5 kg' is one. */
const poundsOfOne = ({ grams, quantity, unit }: Line['parsed']): number =>
  (grams ?? 0) / gramsPerPound / Math.max(1, unit === null ? (quantity ?? 1) : 1)
