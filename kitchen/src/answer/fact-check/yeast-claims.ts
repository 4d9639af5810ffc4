import type { WrittenTemperature } from '../../review/index.ts'
import { wording } from '../asked/wording.ts'
import type { ReadStatement } from './statement.ts'

/** Yeast dies at 140°F (60°C): King Arthur Baking, Yeast; H. McGee, On Food and Cooking, Cereal Doughs and Batters. */
const yeastDies = 140
const wakesYeast = wording(
  'yeast + water|milk|liquid + wake|wakes|dissolve|dissolving|activate|activating|bloom|blooming|proof|mix|sprinkle|stir|start',
  'kill|kills|dies|die|dead|too hot|not|never|no / let it cool / cooled',
)
const scalds = wording('=boiling water|milk / =off the boil / from the kettle / kettle / =boiling')

/** Yeast that is woken in what kills it. */
export const killsYeast = ({ plain }: ReadStatement, found: readonly WrittenTemperature[]): boolean =>
  wakesYeast.test(plain) && (scalds.test(plain) || found.some(({ degrees }) => degrees >= yeastDies))
