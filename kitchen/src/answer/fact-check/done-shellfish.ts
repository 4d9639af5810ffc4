import { wording } from '../asked/wording.ts'
import type { ReadStatement } from './statement.ts'

/** Shrimp and their kin turn pink as they are done. */
export const isOfDoneShellfish = ({ plain, asked, foods }: ReadStatement): boolean =>
  turnsPink.test(plain) &&
  (crustaceans.test(`${asked} ${plain}`) ||
    (foods.length > 0 && foods.every(({ category }) => category === 'seafood')))
const turnsPink = wording(
  'opaque * pink / pink * opaque',
  'not|until just|barely|still|centre|center|middle|inside',
)
const crustaceans = wording(
  'shrimp|prawn|prawns|lobster|crab|crayfish|langoustine',
  'chicken|pork|beef|burger',
)
