import { amountsIn, gramsPer, isWeight } from '../amounts.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import { plainText } from '../plain-text.ts'

/** Share by which a weight may differ from what the kitchen's ratio gives: spoons and packets are rounded. */
const most = 0.35

type Weight = { readonly grams: number; readonly of: string }

/** Each weight with the word that says of what it is: '20 g of fresh yeast' is of 'fresh'. */
function weightsIn(text: string): readonly Weight[] {
  const plain = plainText(text)
  return amountsIn(plain).flatMap(({ unit, quantity, end }) => {
    const of = tokensOf(plain.slice(end)).find(({ word }) => word !== 'of' && word !== 'the')?.stem
    return isWeight(unit) && quantity > 0 && of ? [{ grams: quantity * gramsPer(unit), of }] : []
  })
}

const converts = wording(
  'convert|conversion|conversions|instead|equal|equals|equivalent|swap|replace|substitute|sub / how much',
)

/**
 * Whether a sentence gives two weights for one another of which the kitchen's own answer has quite another ratio: 60 g of instant yeast
 * for 20 g of fresh.
 */
export function isOtherRatio(sentence: string, own: string, asked: string): boolean {
  const [one, other, third] = weightsIn(sentence)
  if (!one || !other || third || !converts.test(plainText(asked))) return false
  const answered = weightsIn(own)
  const [ownOne, ownOther] = [one, other].map(({ of }) => answered.find((each) => each.of === of)?.grams)
  if (!ownOne || !ownOther || ownOne === ownOther) return false
  const right = (one.grams * ownOther) / ownOne
  return Math.abs(other.grams - right) > right * most
}
