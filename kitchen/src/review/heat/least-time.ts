import { leastMinutes } from './doneness.ts'
import type { RawLine } from './raw-lines.ts'

/** Minutes a pound below which no oven roasts a whole bird, flattened or not. Source: USDA FSIS, turkey roasting times: 13 and more at 325°F. */
const leastAPound = 6
const pound = 453.6
const aWholeBird = 2500

export const leastTime = ({ animal, parsed }: RawLine): number => {
  const grams = parsed.grams ?? 0
  const isBird = animal.safe.group === 'poultry' && grams >= aWholeBird && animal.name.startsWith('whole')
  const least = leastMinutes[animal.safe.group]
  return isBird ? Math.max(least, (grams / pound) * leastAPound) : least
}
