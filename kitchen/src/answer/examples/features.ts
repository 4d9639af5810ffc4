import { isContent } from '../asked/fit.ts'
import { tokensOf } from '../asked/tokens.ts'
import { relationsAsked } from '../cards/asked-relation.ts'
import { conceptOf } from '../cards/card-meaning.ts'
import { inStandardWords } from '../cards/standard-words.ts'
import { namedFoodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'

/** Small words that tell two questions of one matter apart: 'is it bad without', 'when', 'which'. */
const telling = new Set(
  'safe cook eat home old new good bad never not without before after again best when long how why what which instead'.split(
    ' ',
  ),
)
const ofTelling = 0.4
const ofFood = 0.5
const ofCategory = 0.3

/**
 * What a question is compared by, each with how much it counts: `w:` the concept of a word, `q:` a telling small word, `f:` a food, `c:` its
 * category, `r:` what is wanted to know. Figures are left out: how many eggs there are tells nothing of what is asked.
 */
export function featuresOf(question: string): ReadonlyMap<string, number> {
  const plain = inStandardWords(plainText(question))
  const tokens = tokensOf(plain)
  const features = new Map<string, number>()
  for (const token of tokens) {
    if (Number.isFinite(Number.parseFloat(token.word))) continue
    if (isContent(token)) features.set(`w:${conceptOf(token.stem)}`, 1)
    else if (telling.has(token.word)) features.set(`q:${token.stem}`, ofTelling)
  }
  for (const { food } of namedFoodsIn(plain)) {
    features.set(`f:${food.name}`, ofFood)
    features.set(`c:${food.category}`, ofCategory)
  }
  for (const relation of relationsAsked(tokens)) features.set(`r:${relation}`, 1)
  return features
}
