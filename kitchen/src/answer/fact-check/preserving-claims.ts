import { wording } from '../asked/wording.ts'
import { warns } from './polarity.ts'
import { instead } from './statement.ts'
import type { StatementCheck } from './statement.ts'

const ferments = wording('ferment|fermented|fermenting|sauerkraut|kraut|kimchi|brine|lacto')
const withoutSalt = wording(
  'leave|leaving * salt * out / leave|leaving out * salt / leave|leaving salt out / skip|omit|without * salt / no salt',
)

/** Vegetables sour safely in salt only. Source: National Center for Home Food Preservation, sauerkraut. */
export const checkSaltOfFerment: StatementCheck = ({ plain, asked }) =>
  withoutSalt.test(plain) && ferments.test(`${asked} ${plain}`) && !warns(plain)
    ? instead('unsafe-advice', null)
    : null

const freezes = wording('freez|freezer')
const blanches = wording('blanch|blanched|blanching', 'no need|not|never|without|skip|peel|skin|skins|unless')

/** Fruit is frozen raw: its enzymes are kept down by cold, sugar and acid. Source: National Center for Home Food Preservation, Freezing Fruits. */
export const checkBlanching: StatementCheck = ({ plain, asked, named, about }) => {
  const solid = named.filter(({ name }) => name !== 'water')
  const foods = solid.length > 0 ? solid : about
  const isOfFruit = foods.length > 0 && foods.every(({ category }) => category === 'fruit')
  return isOfFruit && blanches.test(plain) && freezes.test(`${asked} ${plain}`)
    ? { verdict: 'drop', reason: 'unverified' }
    : null
}
