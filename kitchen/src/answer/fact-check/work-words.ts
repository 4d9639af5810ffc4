import { phraseSet, holdsPhrase } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { matterWords } from '../../lexicon/index.ts'

type Mention = ReadSentence['mentions'][number]

const ofHealth = phraseSet(matterWords.health)
const cooks = new Set(['food', 'food-class', 'technique'])
const verbs = new Set('is are was were be can may will would and or but if when'.split(' '))
const articles = new Set('the a an your any its some of too much more'.split(' '))
const subjects = new Set('it they that which skin surface'.split(' '))
const beforeOnes = new Set(
  'the your our my for with and any a to of their these those feed give let'.split(' '),
)

/** True for a word of healing or of people that is of the kitchen here: 'lowers the salt', 'homemade treats', 'a reverse sear', 'if it wrinkles', 'the hard little ones'. */
export function isOfWork(mention: Mention, read: ReadSentence): boolean {
  if (mention.kind === 'claim') return healsNothing(mention, read)
  if (mention.kind !== 'person') return false
  const before = read.tokens[mention.first - 1]?.word ?? ''
  if (mention.senses.some(({ id }) => id === 'ill'))
    return mention.first === mention.last && subjects.has(before) && namesNobody(read, mention)
  return read.tokens[mention.last]?.word === 'ones' && before !== '' && !beforeOnes.has(before)
}

/** A verb of healing whose object is a food or work, or a noun that looks like one. */
function healsNothing({ senses, first, last }: Mention, read: ReadSentence): boolean {
  if (first !== last || senses.every(({ id }) => id !== 'heals') || !namesNobody(read)) return false
  const behind = read.tokens.slice(last + 1, last + 1 + farthest)
  const end = behind.findIndex(({ isAfterMark }) => isAfterMark)
  const object = (end < 0 ? behind : behind.slice(0, end)).find(({ word }) => !articles.has(word))
  const word = read.tokens[first]?.word ?? ''
  if (object === undefined || verbs.has(object.word)) return nouns.has(word)
  const at = read.tokens.indexOf(object)
  return read.mentions.some((each) => each.first === at && cooks.has(each.kind))
}
const farthest = 4
const nouns = new Set(['treats', 'benefits', 'reverse'])

/** No body, illness or person beside. */
const namesNobody = ({ tokens, mentions }: ReadSentence, but?: Mention): boolean =>
  !holdsPhrase(tokens, ofHealth) && mentions.every((each) => each === but || each.kind !== 'person')
