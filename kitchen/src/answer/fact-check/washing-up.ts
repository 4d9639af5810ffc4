import type { ReadStatement } from './statement.ts'

const cleaning = new Set(['clean', 'wash'])

/** A pan or a board that is washed: soap belongs there. True only where neither sentence nor question names a food but water. */
export const isOfWashingUp = ({ read, foods }: ReadStatement): boolean =>
  foods.every(({ name }) => name === 'water') &&
  read.mentions.some(({ effect, form }) => effect !== null && cleaning.has(effect) && form === 'base') &&
  read.tokens.every(({ word }) => !fiercer.has(word))

/** What no vessel for food is cleaned with, and no food either. */
const fiercer = new Set('bleach ammonia lye petrol gasoline turpentine acetone'.split(' '))
