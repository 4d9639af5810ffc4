import { amountsIn, isVolume, millilitresPer } from '../amounts.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import { gasMarks } from '../replies/degrees.ts'
import { temperaturesIn } from '../../review/index.ts'
import { instead } from './statement.ts'
import type { StatementCheck } from './statement.ts'

/** Dials are rounded, and a fan oven is set 20°C lower. */
const slack = 12
const byFan = 20
const coolestOven = 100

/** 'Gas mark 4 is 220°C': the degrees that stand beside a gas mark, against the scale. */
export const checkGasMarks: StatementCheck = ({ text, plain }) => {
  const tokens = tokensOf(plain)
  const at = tokens.findIndex(({ word }, place) => word === 'mark' && tokens[place - 1]?.word === 'gas')
  const mark = tokens[at + 1]?.word ?? ''
  const degrees = at > 0 ? gasMarks[mark] : undefined
  const said = temperaturesIn(text).filter(({ celsius }) => celsius >= coolestOven)
  if (degrees === undefined || said.length === 0) return null
  const isRight = said.some(({ celsius }) => celsius >= degrees - byFan - slack && celsius <= degrees + slack)
  return isRight ? null : instead('conversion', `Gas mark ${mark} is ${degrees}°C.`)
}

/**
 * Millilitres of a raising agent in a cup of flour beyond which it is tasted: four times the usual. Source: S. Corriher, BakeWise (a quarter teaspoon of soda or a teaspoon to one and
 * a quarter of powder for each cup of flour).
 */
const mostSoda = 5
const mostPowder = 22
const ofCup = wording('per|each|every|a|one|1 cup * flour / per|each|every|a|one|1 cup')
const soda = wording('bicarb|bicarbonate / baking soda / =soda', 'powder / bath|water|clean|sprinkle')
const powder = wording('baking powder', 'soda|bicarb|bicarbonate')

/** 'A tablespoon of soda for each cup of flour'. */
export const checkRaising: StatementCheck = ({ plain, asked }) => {
  if (!ofCup.test(plain) || !flour.test(`${plain} ${asked}`)) return null
  const most = soda.test(plain) ? mostSoda : powder.test(plain) ? mostPowder : null
  const level = plain
    .split(' ')
    .filter((word) => !heaped.has(word))
    .join(' ')
  const spoons = amountsIn(level).flatMap(({ unit, quantity }) =>
    isVolume(unit) && millilitresPer(unit) <= ofTablespoon ? [quantity * millilitresPer(unit)] : [],
  )
  return most !== null && spoons.some((each) => each > most)
    ? { verdict: 'drop', reason: 'conversion' }
    : null
}
const heaped = new Set(['rounded', 'heaped', 'heaping', 'level', 'scant', 'full'])
const flour = wording('flour|flours')
const ofTablespoon = 16
