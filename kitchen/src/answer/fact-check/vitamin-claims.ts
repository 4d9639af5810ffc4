import type { FoodName } from '../../foods/index.ts'
import { matterWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadStatement } from './statement.ts'

/**
 * Foods of which 100 g hold at least 30 percent of the day's reference value, raw or as eaten, and so may be called rich in it: vitamin C from 24 mg,
 * vitamin A from 240 µg, calcium from 240 mg (milk and yogurt, as a source, from 120 mg). Source: USDA SR28, nutrients 401, 320 and 301; thresholds of
 * Regulation (EC) 1924/2006 with the reference values of Regulation (EU) 1169/2011.
 */
const richIn: Readonly<Record<string, readonly FoodName[]>> = {
  'vitamin c': [
    'red bell pepper',
    'green bell pepper',
    'yellow bell pepper',
    'kale',
    'fresh parsley',
    'broccoli',
    'brussels sprout',
    'kiwi',
    'strawberry',
    'papaya',
    'orange',
    'lemon',
    'grapefruit',
    'guava',
    'cauliflower',
    'cabbage',
    'red cabbage',
    'mango',
    'pineapple',
    'kohlrabi',
  ],
  'vitamin a': ['carrot', 'sweet potato', 'spinach', 'kale', 'butternut squash', 'pumpkin'],
  calcium: [
    'parmesan cheese',
    'cheddar cheese',
    'swiss cheese',
    'gouda cheese',
    'mozzarella cheese',
    'whole milk',
    'plain yogurt',
  ],
}
const micronutrients = phraseSet(
  'vitamin|vitamins|mineral|minerals|iron|calcium|zinc|magnesium|potassium|folate|iodine|selenium|omega|antioxidant|antioxidants',
)
const said = Object.entries(richIn).map(([name, foods]) => [phraseSet(name), new Set(foods)] as const)
const otherHealth = phraseSet(
  matterWords.health
    .split('|')
    .filter((word) => !['vitamin', 'vitamins', 'mineral', 'minerals', 'nutritious', 'healthy'].includes(word))
    .join('|'),
)
const plenty = phraseSet(
  'rich in|source of|high in|full of|packed with|plenty of|lots of|a lot of|much|contain|contains|hold|holds|have|has|provide|provides|loaded with',
)
const limits = phraseSet('not|no|never|less|more|most|than|cure|cures|prevent|prevents|instead of|hardly')

/** Whether a sentence only says that foods are rich in a vitamin or calcium of which the table has them; figures and effects are others' to say. */
export function isVitaminKnown({ read, foods }: ReadStatement): boolean {
  const { tokens, quantities } = read
  const named = said.filter(([phrase]) => holdsPhrase(tokens, phrase))
  if (named.length !== 1 || foods.length === 0 || quantities.length > 0) return false
  if (holdsPhrase(tokens, otherHealth) || holdsPhrase(tokens, limits) || !holdsPhrase(tokens, plenty))
    return false
  return named.every(([, rich]) => foods.every(({ name }) => rich.has(name)))
}

/** True where a sentence names a vitamin or mineral at all, which the tables of energy and protein do not hold. */
export const namesMicronutrient = ({ read }: ReadStatement): boolean =>
  holdsPhrase(read.tokens, micronutrients)
