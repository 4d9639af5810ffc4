import {
  basicEnglish,
  kitchenTalk,
  matterWords,
  pets,
  quietWords,
  talkWords,
  understoodWords,
} from '../../lexicon/index.ts'
import { tokensOf } from '../../reading/index.ts'
import { cardsOnFood } from '../cards/all-cards.ts'
import { guidance } from '../guidance-rules.ts'

let words: ReadonlySet<string> | undefined

/** Every word that the kitchen itself writes, beside those of recipes: what a model says in these words can be read. */
export const ownVocabulary = (): ReadonlySet<string> =>
  (words ??= new Set(
    [
      quietWords,
      understoodWords,
      basicEnglish,
      talkWords.replaceAll('|', ' '),
      kitchenTalk.replaceAll('|', ' '),
      ...[...Object.values(matterWords), pets].map((list) => list.replaceAll('|', ' ')),
      ...cardsOnFood().map(({ text }) => text),
      ...guidance.map(({ text }) => text),
    ].flatMap((text) => tokensOf(text).map(({ singular }) => singular)),
  ))
