import { tokensOf } from '../asked/tokens.ts'
import { namedFoodsIn } from '../named-foods.ts'
import { substitutesSentence } from '../replies/substitutes.ts'
import { instead } from './statement.ts'
import type { StatementCheck } from './statement.ts'

const multiples = new Map([
  ['twice', 2],
  ['double', 2],
  ['half', 0.5],
  ['thrice', 3],
])
/** Share by which spoons may differ. */
const most = 0.3

/** 'Twice as much cornflour as plain flour': where the table has the one for the other, its ratio is the one that is said. */
export const checkMultiple: StatementCheck = ({ plain }) => {
  const tokens = tokensOf(plain)
  const at = tokens.findIndex(
    ({ word }, index) =>
      multiples.has(word) && tokens[index + 1]?.word === 'as' && tokens[index + 2]?.word === 'much',
  )
  const said = multiples.get(tokens[at]?.word ?? '')
  if (said === undefined) return null
  const [one, other] = namedFoodsIn(plain).filter(({ start }) => start > (tokens[at]?.start ?? 0))
  const known = other?.food.substitutes.find(({ food }) => food === one?.food.name)
  return other && known && Math.abs(said - known.ratio) > known.ratio * most
    ? instead('substitute-ratio', substitutesSentence(other.food))
    : null
}
