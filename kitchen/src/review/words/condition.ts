import { findFood } from '../../foods/index.ts'
import { wordKinds } from '../../lexicon/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { animalCategories } from '../../safety/index.ts'

/** An animal food, or a word that stands for the meat. */
export const isAnimal = ({ kind, id, foods: [food] }: Mention): boolean =>
  (kind === 'reference' && id === 'meat') || animalCategories.has(findFood(food ?? '')?.category ?? '')

const bakes: ReadonlySet<string> = new Set(['dough', 'filling', 'sauce', 'dry', 'wet'])
/** What the sentence begins with is no animal food and no pronoun for one. */
const isOfOther = (subject: Mention | undefined): boolean =>
  subject !== undefined &&
  (subject.foods.length > 0 ? !isAnimal(subject) : subject.kind === 'reference' && bakes.has(subject.id))

const articles: ReadonlySet<string> = new Set(['a', 'an', 'another', 'anything', 'anyone'])
/** 'A crack or two is just character', 'instructions are detailed here': a plain word that stands for no food, and no pronoun. */
function beginsWithOther({ tokens, mentions }: ReadSentence): boolean {
  const at = articles.has(tokens[0]?.word ?? '') ? 1 : 0
  const token = tokens[at]
  const isNamed = mentions.some(({ first }) => first <= at)
  return token !== undefined && !isNamed && (at === 1 || wordKinds(token.singular)?.join() === 'plain')
}

const states: ReadonlySet<string> = new Set(
  'is are be was were been its theyre stay stays look looks looking turn turns turning go goes gone become becomes feel feels get gets remain remains keep keeps still just'.split(
    ' ',
  ),
)
const stateReach = 6

/** 'They are just sleepy': what something is like, in a word nobody knows. */
export const isCondition = (at: number, read: ReadSentence): boolean =>
  !isOfOther(read.mentions[0]) &&
  !beginsWithOther(read) &&
  read.tokens
    .slice(Math.max(0, at - stateReach), at)
    .some(
      ({ word }, index) => states.has(word) && (word !== 'be' || Math.max(0, at - stateReach) + index > 1),
    )
