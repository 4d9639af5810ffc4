import { rawDishes } from '../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../reading/index.ts'

const names = phraseSet(rawDishes)

/** True where a text names a dish whose fish or meat is eaten raw or only cured. */
export const rawDishIn = (text: string): boolean => holdsPhrase(tokensOf(text), names)
