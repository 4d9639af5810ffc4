import { quietWords, wordKinds } from '../../lexicon/index.ts'
import { headOf } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'
import { mayMean, stemsOf, unlistedWords } from '../../review/index.ts'
import { ownVocabulary } from './own-vocabulary.ts'

function strangersIn({ read }: { readonly read: ReadSentence }): readonly Token[] {
  const known = ownVocabulary()
  return unlistedWords(read, known).filter(
    ({ word }) =>
      !isContraction(word) && !isFull(word, known) && !stemsOf(word).some((stem) => known.has(stem)),
  )
}

/** 'Bowlful', 'panfuls': as much as a known thing holds. */
const isFull = (word: string, known: ReadonlySet<string>): boolean => {
  const [thing, rest] = word.split('ful')
  return thing !== undefined && known.has(thing) && (rest === '' || rest === 's')
}

/** 'They'll', 'it'd': written together with a verb, which the reading leaves in one word. */
const isContraction = (word: string): boolean =>
  verbEnds.some((end) => word.endsWith(end) && subjects.has(word.slice(0, -end.length)))
const verbEnds = ['ll', 'd', 've', 're', 's', 'm']
const subjects: ReadonlySet<string> = new Set('i you he she it we they that this there who what'.split(' '))

/** No meaning of the word that a dictionary has is a thing, a person, a state of health, a place, a time or an amount: 'aim', 'suit', 'unpleasant'. */
const isPlain = (word: string): boolean =>
  [word, ...stemsOf(word)]
    .map((each) => wordKinds(each))
    .find((kinds) => kinds !== undefined)
    ?.every((kind) => kind === 'plain') === true

/**
 * True where a word that no list has can be what a sentence claims: as a noun, or as what is said of something. A word that describes what
 * stands behind it, tells of the manner, or is an order with what it is done to, claims nothing by itself; what is done to food of animals may.
 */
export const holdsUnread = (
  statement: { readonly read: ReadSentence },
  { isOfAnimals, namesThem }: { readonly isOfAnimals: boolean; readonly namesThem: boolean },
): boolean =>
  strangersIn(statement).some(
    (token) =>
      (!isAside(token, statement.read) && (namesThem || !isPlain(token.word))) ||
      (isOfAnimals &&
        !isManner(token.word) &&
        isOrdered(statement.read.tokens.indexOf(token), statement.read)),
  )

/** True where such a word may name a part of a plant: what a dictionary lacks may be anything. */
export const mayNamePart = (statement: { readonly read: ReadSentence }): boolean =>
  strangersIn(statement).some((token) => mayMean(token, 'plant', 'body', 'food'))

/** True where such a word says whom or what something is good for: 'grand for little gums', 'a boon to your ticker'. */
export const isForUnread = (statement: { readonly read: ReadSentence }): boolean =>
  strangersIn(statement).some((token) => isReceiver(token, statement.read))

function isAside(token: Token, read: ReadSentence): boolean {
  if (isManner(token.word)) return true
  const at = read.tokens.indexOf(token)
  const next = read.tokens[at + 1]
  if (next === undefined || next.isAfterMark) return false
  return isOrdered(at, read) ? objects.has(next.word) || isThing(at + 1, read) : isThing(at + 1, read)
}

/** 'Beautifully', 'roughly': how something is done claims nothing by itself. */
const isManner = (word: string): boolean => word.length > shortestManner && word.endsWith('ly')
const shortestManner = 4

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const objects = words(
  'it him her them you us this these those the a an your each every any some everything both half',
)
const joining = words('and or then')

/** The head of a sentence, or of a part of it: where an order has its verb. */
const isOrdered = (at: number, read: ReadSentence): boolean =>
  at === headOf(read) || read.tokens[at]?.isAfterMark === true || joining.has(read.tokens[at - 1]?.word ?? '')

const small = words(quietWords)

/** What a describing word can belong to: a word that says more than how words hang together, and is no verb with its object. */
function isThing(at: number, { tokens }: ReadSentence): boolean {
  const [thing, next] = [tokens[at], tokens[at + 1]]
  if (thing === undefined || (small.has(thing.word) && !pronouns.has(thing.word))) return false
  return next === undefined || next.isAfterMark || !objects.has(next.word)
}
const pronouns = words('one ones')

const receivers = words('for your their his her our')
const longestReceiver = 2

/** Behind 'for' or 'your', with at most a describing word between. */
function isReceiver(token: Token, read: ReadSentence): boolean {
  const at = read.tokens.indexOf(token)
  const isDescribing = !isAside(token, read)
  const before = read.tokens.slice(Math.max(0, at - longestReceiver), at)
  return isDescribing && before.some(({ word }) => receivers.has(word))
}
