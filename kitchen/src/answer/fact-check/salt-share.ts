import { tokensOf } from '../../reading/index.ts'
import { amountsIn, gramsPer, isWeight } from '../amounts.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

/**
 * Salt by the weight of vegetables that sour or are eaten with it: less lets the wrong microbes in, more nobody can eat. Source: National Center for
 * Home Food Preservation, sauerkraut (2.25 %) and brined pickles (up to 10 % in the brine).
 */
const share = { least: 0.015, most: 0.1 }
/** Letters behind an amount in which stands what it is of: '200 to 250 g of salt'. */
const reach = 14

/** The share of salt in the vegetables that a sentence weighs both of; null where it does not. */
export function saltShareOf({ plain, foods }: ReadStatement): number | null {
  if (!foods.some(({ category }) => category === 'vegetable')) return null
  const weights = amountsIn(plain).flatMap(({ quantity, unit, end }) =>
    isWeight(unit)
      ? [
          {
            grams: quantity * gramsPer(unit),
            isSalt: tokensOf(plain.slice(end, end + reach))[1]?.word === 'salt',
          },
        ]
      : [],
  )
  const salt = weights.filter(({ isSalt }) => isSalt)
  const [vegetables, ...others] = weights.filter(({ isSalt }) => !isSalt)
  const [one] = salt
  return one === undefined || salt.length > 1 || vegetables === undefined || others.length > 0
    ? null
    : one.grams / vegetables.grams
}

/** A share of salt that nobody sours with is dropped. */
export function checkSaltShare(statement: ReadStatement): StatementVerdict | null {
  const found = saltShareOf(statement)
  return found !== null && (found < share.least || found > share.most) ? instead('conversion', null) : null
}
