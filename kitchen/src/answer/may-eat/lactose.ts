import type { Restriction } from '../asked/restriction.ts'
import { isSeveral } from '../voice.ts'
import type { AskedAbout, Verdict } from './verdict.ts'

/** True where somebody bears no lactose, which is the sugar of milk, and nobody told of an allergy to its protein. */
export const isLactoseOnly = (restriction: Restriction): boolean =>
  restriction.kind === 'allergen' && restriction.said === 'lactose'

/** Grams of sugar in 100 g of a milk food that most people with lactose intolerance bear. Source: US NIDDK, Lactose intolerance (hard cheeses); USDA SR28. */
const hardlyAny = 1
/** More sugar than milk itself has was added. */
const sweetened = 6
/** Ripened cheese holds at least this share of protein, butter and ghee this share of fat: the whey with the lactose is gone. */
const ripened = 20
const almostFat = 80

/**
 * Whether somebody with lactose intolerance may have a food that holds milk, by the sugar in it. Null where it holds none.
 * @example lactoseVerdict({ food: parmesan, called: 'parmesan', isExact: true })?.sign // 'yes'
 */
export function lactoseVerdict({ food, called, isExact }: AskedAbout): Verdict | null {
  if (!food.us9.includes('milk') && !food.eu14.includes('milk')) return null
  const { sugar_g: sugar, protein_g: protein, fat_g: fat } = food.per100g
  const has = isSeveral(called) ? 'have' : 'has'
  if (!isExact || sugar === null)
    return { sign: 'unsure', because: `${called} ${has} milk in it, and how much lactose its label tells` }
  const isDrained = protein >= ripened || fat >= almostFat
  if (sugar > sweetened)
    return { sign: 'no', because: `${called} ${has} lactose, unless the label says lactose-free` }
  const figure = `${Math.round(sugar * 10) / 10} g of sugar in 100 g (USDA)`
  if (isDrained && sugar <= hardlyAny)
    return {
      sign: 'yes',
      because: `${called} ${has} hardly any lactose, ${figure}, which most people with lactose intolerance bear`,
    }
  if (isDrained || food.name.includes('yogurt') || food.name.includes('kefir'))
    return {
      sign: 'unsure',
      because: `${called} ${has} less lactose than milk, ${figure}, and many people bear a small portion`,
    }
  return { sign: 'no', because: `${called} ${has} lactose, ${figure}; lactose-free versions have none` }
}
