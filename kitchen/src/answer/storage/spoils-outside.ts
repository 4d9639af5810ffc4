import { boiledCategories, perishableCategories } from '../../safety/index.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { quiet } from '../may-eat/asked-about.ts'

/** What beside a fruit or vegetable only tells that it stood, and makes no other food of it: 'my tomatoes were left'. */
const ofStanding = new Set(
  `keep keeps sit sits sat stand stands stood stay stayed left leave leaving forgot forgotten forget out outside outdoors over overnight
  before after until next refrigerated unrefrigerated ripe unripe washed unwashed uncut been these those bag bowl basket kg kilo kilos pound pounds lb lbs`.split(
    /\s+/,
  ),
)
const isCount = (word: string): boolean => Number.isFinite(Number(word))

/** True where the words beside the name make no dish of it: not 'creamed spinach', 'onion dip'. */
export function isNamedAlone(text: string, { said }: AskedFood): boolean {
  const at = text.indexOf(said)
  if (at < 0) return true
  const before = tokensOf(text.slice(0, at)).at(-1)?.word ?? 'the'
  const after = tokensOf(text.slice(at + said.length))[0]?.word ?? 'the'
  return [before, after].every((word) => quiet.has(word) || ofStanding.has(word) || isCount(word))
}

const spoiling: ReadonlySet<string> = new Set([
  ...perishableCategories,
  ...boiledCategories,
  'vegetable',
  'fruit',
  'broth',
])
const sour = ['pickle', 'sauerkraut', 'kimchi', 'olive', 'caper', 'gherkin']
/** Bought to stand on a shelf, and not opened. */
const closed = wording(
  'unopened|closed|sealed|canned|tinned|can|tin|jar|bag|box|packet|package|dry|dried|uncooked|butter',
  'open|opened / can i|we|you|he|she|they|it|the|my|this|that|these',
)

/** A pack keeps raw meat and fish from nothing but air. */
const flesh: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'seafood'])
const canned = wording(
  'canned|tinned|can|tin|jar|dry|dried|uncooked',
  'can i|we|you|he|she|they|it|the|my|this|that|these',
)
const standsOnShelf = (text: string, { category }: AskedFood): boolean =>
  (flesh.has(category) ? canned : closed).test(text)

/** Kept hot, it is not left to cool. */
const heldHot = wording('on|setting|kept|keep|stay warm|hot / warm|warming setting|mode / rice cooker', 'off')

/** True for a dish or an opened food that spoils at room temperature, whatever the table says of what it is sold as. */
export function spoilsOutside(text: string, food: AskedFood): boolean {
  if (standsOnShelf(text, food) || heldHot.test(text) || sour.some((word) => food.name.includes(word)))
    return false
  const isDried = food.name.startsWith('dried ')
  return (
    spoiling.has(food.category) && !isDried && (food.storage.pantry === null || food.category !== 'dairy')
  )
}
