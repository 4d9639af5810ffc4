import { alcoholicDrinks } from '../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../reading/index.ts'
import { wording } from './asked/wording.ts'

const drinks = phraseSet(
  `${alcoholicDrinks}|marsala|port|vermouth|sake|mirin|shaoxing|spirits|mead|ale|lager|stout`,
)
const notDrinks = phraseSet('vinegar|non alcoholic|root beer|ginger beer|alcohol free')

/** True where a text names a drink with alcohol, or a food that is one. */
export const namesAlcohol = (text: string): boolean => {
  const tokens = tokensOf(text)
  return holdsPhrase(tokens, drinks) && !holdsPhrase(tokens, notDrinks)
}

/** True where somebody wants no alcohol in it, or it is for those who get none. */
export const wantsNoAlcohol = (question: string): boolean => asked.test(question)

const asked = wording(
  `non alcoholic / nonalcoholic / alcohol free / without|no|any alcohol / not drink|drinking / teetotal|teetotaller|sober|halal|muslim|pregnant|pregnancy|expecting / for|my kids|children|toddler|son|daughter`,
)
