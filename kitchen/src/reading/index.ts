export { plainWord, tokensOf, type Token } from './tokens.ts'
export { addSentence, sentencesOf, withoutSentences } from './sentences.ts'
export { plural, singular, verbForms, type VerbForms } from './inflect.ts'
export { numberAt, type ReadNumber } from './numbers.ts'
export { celsius, fahrenheit, quantitiesIn, type Quantity, type Range } from './quantities.ts'
export type { Certainty, Mention } from './mentions.ts'
export { foodWords, phrasesAt, type Match, type Sense, type VerbForm } from './vocabulary.ts'
export { readSentence, readSentences, type ReadSentence } from './read.ts'
export {
  findPhrase,
  holdsPhrase,
  phraseAt,
  phraseSet,
  type FoundPhrase,
  type PhraseSet,
} from './phrase-set.ts'
export { clausesOf, minutesOf, placesOf, spanOf, type Clause } from './clauses.ts'
export { headOf, holdsOrder, isOrder } from './orders.ts'
export { holdsWords } from './holds-words.ts'
export { isCompared } from './compared.ts'
export { labelAdviceIn } from './label-advice.ts'
export { listed } from './listed.ts'
export { remembered } from './remember.ts'
