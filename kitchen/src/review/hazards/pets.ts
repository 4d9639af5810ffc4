import { harmfulToPets, pets } from '../../lexicon/index.ts'
import { holdsPhrase, phraseAt, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { isDenial } from '../words/denial.ts'
import type { Work } from '../work.ts'
import { withoutDenied } from './denied-words.ts'

const petWords = phraseSet(pets)
const petPoisons = phraseSet(harmfulToPets)
const feeding = new Set([
  'for',
  'your',
  'my',
  'our',
  'feed',
  'give',
  'treat',
  'treats',
  'chow',
  'food',
  'bowl',
  'kibble',
  'biscuit',
  'biscuits',
  'cookie',
  'cookies',
  'chew',
  'chews',
  'snack',
  'snacks',
])

/** True where a text gives the dish to a pet and a line holds what is poison to it. */
export const harmsPet = (texts: readonly ReadSentence[], { lines }: Work): boolean =>
  texts.some(isForPet) && lines.some(({ read }) => holdsPhrase(withoutDenied(read.tokens), petPoisons))

/** 'For your dog', 'dog treats'; a hot dog is food, and what the dog may not have is no dish for it. */
export const isForPet = ({ tokens, mentions }: ReadSentence): boolean =>
  tokens.some(
    (_, at) =>
      phraseAt(tokens, at, petWords) !== undefined &&
      !mentions.some(({ foods, first, last }) => foods.length > 0 && first <= at && at <= last) &&
      !mentions.some(isDenial) &&
      [tokens[at - 1], tokens[at + 1]].some((token) => token !== undefined && feeding.has(token.word)),
  )
