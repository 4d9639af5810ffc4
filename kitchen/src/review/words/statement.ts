import { forms, placePrepositions } from '../../lexicon/index.ts'
import { headOf, holdsOrder } from '../../reading/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'

const places = new Set(forms(placePrepositions))

/** Says how something is and gives nothing to do; a word nobody knows at its head, before what it may be done to, is work. */
export const isStatement = (read: ReadSentence): boolean =>
  !holdsOrder(read) && !beginsWithWork(read) && !isPutIn(read)

const into = new Set(['in', 'into', 'over', 'on', 'onto'])

/** 'Garlic and chili in the oil', 'then the tomatoes go in': foods first, and where they go. */
function isPutIn({ tokens, mentions }: ReadSentence): boolean {
  const [food] = mentions.filter(({ foods }) => foods.length > 0)
  if (food === undefined || mentions.some(({ kind, id }) => kind === 'word' && id === 'negation'))
    return false
  const verb = mentions.find(({ kind }) => kind === 'technique')
  if (verb !== undefined)
    return verb.effect === 'add' && verb.first > food.last && verb.text.toLowerCase().endsWith(' in')
  return (
    food.first === 0 &&
    tokens.some(({ word }, at) => at > food.last && into.has(word) && !tokens[at]?.isAfterMark)
  )
}

/** True where a word nobody knows stands at the head, before what it may be done to: 'smack the cucumber'. */
export function beginsWithWork(read: ReadSentence): boolean {
  const at = headOf(read)
  const [head, next] = read.tokens.slice(at)
  if (
    head === undefined ||
    next === undefined ||
    helping.has(head.word) ||
    places.has(head.word) ||
    modals.has(head.word) ||
    isNoOrder(head.word)
  )
    return false
  if (next.isAfterMark) return false
  const isNamed = read.mentions.some(({ kind, first }) => first === at && kind !== 'technique')
  const object = read.mentions.find(({ foods, first }) => foods.length > 0 && first === at + 1)
  const isSubject = object !== undefined && verbs.has(read.tokens[object.last + 1]?.word ?? '')
  const isOnThing = read.mentions.some(({ kind, id, first }) => first === at + 1 && isThing(kind, id))
  return !isNamed && !isSubject && (objects.has(next.word) || object !== undefined || isOnThing)
}

/** 'Cooking it kills ...', 'helps milk come in': nobody is told to do it. */
const isNoOrder = (word: string): boolean =>
  (word.endsWith('ing') && [...'aeiou'].some((sign) => word.slice(0, -3).includes(sign))) ||
  (word.endsWith('s') && !word.endsWith('ss'))

/** 'Select dough cycle': a part of the dish or of the kitchen. */
const isThing = (kind: Mention['kind'], id: string): boolean =>
  kind === 'tool' || (kind === 'reference' && id === 'dough')

/** Behind a food these make it the subject: 'modern pork has', 'ripe plums need'. */
const verbs = new Set(
  'is are was were has have had does do will would can could needs need keeps keep wont isnt arent'.split(
    ' ',
  ),
)

/** What a sentence without work begins with. */
const helping = new Set(
  'its thats theyre theres heres youre youll itll theyll the a an should if as once when were had is are was and but not all what like they it there that this those these he she who so some any most'.split(
    ' ',
  ),
)
const modals = new Set(['will', 'would', 'might', 'wont', 'can', 'could', 'may', 'should', 'must'])

const objects = new Set([
  'the',
  'a',
  'an',
  'in',
  'on',
  'up',
  'it',
  'them',
  'some',
  'each',
  'over',
  'out',
  'off',
  'with',
  'to',
])
