import type { Reply } from '../answer-shape.ts'
import { amountsIn, gramsPer, isWeight } from '../amounts.ts'
import { wording } from '../asked/wording.ts'
import type { Question } from '../question.ts'
import { figure, listed } from '../voice.ts'

/** Source: USDA FSIS, The Big Thaw: 24 hours in the fridge for every 4 to 5 pounds, half an hour a pound in cold water. */
const source = 'USDA FSIS, The Big Thaw'
const poundsADay = { fast: 5, slow: 4 }
const hoursAPound = 0.5
/** Smaller packs take about a day whatever they weigh. */
const leastPounds = 2

const asksThawing = wording('thaw|thawing|defrost|defrosting|unfreeze', 'refreeze|again|keep|last|cooked')

/** How long a piece of a told weight thaws. Null where no weight is told. */
export function thawingReply({ text, foods }: Question): Reply | null {
  const weight = asksThawing.test(text) ? amountsIn(text).find(({ unit }) => isWeight(unit)) : undefined
  if (!weight || !isWeight(weight.unit)) return null
  const pounds = (weight.quantity * gramsPer(weight.unit)) / gramsPer('lb')
  if (pounds < leastPounds) return null
  const [least, most] = [Math.ceil(pounds / poundsADay.fast), Math.ceil(pounds / poundsADay.slow)]
  const days = least === most ? `${least} ${least === 1 ? 'day' : 'days'}` : `${least} to ${most} days`
  const value = `${days} in the fridge, 24 hours for every 4 to 5 pounds (2 kg)`
  return {
    text: `${weight.text}: ${value}, in a tray on the lowest shelf; a thawed bird or ground meat then keeps 1 to 2 days there, a roast 3 to 5. In cold water changed every 30 minutes about ${figure(pounds * hoursAPound)} hours, half an hour a pound, and then it is cooked at once. Never on the counter.`,
    lookups: [
      {
        kind: 'guidance',
        food: foods[0]?.name ?? null,
        facts: [{ label: listed([weight.text, 'thawing']), value, source }],
      },
    ],
  }
}
