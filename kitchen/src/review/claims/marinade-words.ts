import { coatNouns, forms, knownThings, remnantWords } from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { holdsPhrase, phraseAt, phraseSet } from '../../reading/index.ts'
import type { Said } from '../hazards/said.ts'
import { namesBowl } from './marinade-is-cooked.ts'

export const remnants = phraseSet(remnantWords)
export const coats = phraseSet(coatNouns)
export const definite = new Set(forms(knownThings))

/** 'The marinade', 'its bath', 'the bag': a thing, and no work. */
export const namesCoat = ({ tokens, mentions }: Said['read']): boolean =>
  tokens.some(
    (_, at) =>
      phraseAt(tokens, at, coats) !== undefined &&
      [1, 2].some((back) => definite.has(tokens[at - back]?.word ?? '')) &&
      !mentions.some(
        ({ kind, first, last }) =>
          (kind === 'food' || (kind === 'technique' && !definite.has(tokens[at - 1]?.word ?? ''))) &&
          first <= at &&
          last >= at,
      ),
  )

const used = new Set(['used', 'raw', 'spent'])
/** 'The used marinade', whatever lay in it. */
export const isCalledUsed = ({ tokens }: Said['read']): boolean =>
  tokens.some(
    (_, at) =>
      phraseAt(tokens, at, coats) !== undefined &&
      [1, 2].some((back) => used.has(tokens[at - back]?.word ?? '')),
  )

/** 'What is in the bowl', 'the contents of the dish'. */
export const namesContents = (read: Said['read']): boolean =>
  (holdsPhrase(read.tokens, remnants) || clings(read)) && namesBowl(read) && !isPutAway(read)

const relatives = new Set(['what', 'whatever'])
const lyingReach = 7
/** 'What the meat was sitting in': named by what lay in it, the word 'in' at the end of the words that name it. */
export const namesWhereItLay = ({ tokens, mentions }: Said['read']): boolean =>
  tokens.some(({ word }, at) => {
    if (!relatives.has(word)) return false
    const end = tokens.findIndex((token, index) => index > at + 1 && token.word === 'in')
    const behind = tokens[end + 1]
    if (end === -1 || end - at > lyingReach) return false
    const isOpen =
      behind === undefined || behind.isAfterMark || placing.has(behind.word) || behind.word === 'and'
    const inside = mentions.filter(({ first, last }) => first > at && last < end)
    return (
      isOpen && inside.some(({ effect, kind }) => kind === 'part' || (effect !== null && lying.has(effect)))
    )
  })
const placing = new Set([
  'with',
  'over',
  'into',
  'onto',
  'on',
  'to',
  'by',
  'until',
  'is',
  'was',
  'makes',
  'becomes',
])
const lying: ReadonlySet<Effect> = new Set<Effect>(['steep', 'wait', 'store', 'coat', 'chill', 'move'])

/** 'What clings to the bowl': whatever a vessel holds, without a food's name. */
const clings = ({ tokens, mentions }: Said['read']): boolean =>
  tokens.some(
    ({ word }, at) =>
      word === 'what' &&
      mentions.every(({ foods, first }) => foods.length === 0 || Math.abs(first - at) > whatReach),
  )
const whatReach = 3

/** 'Refrigerate leftovers in shallow containers': of the dish. */
const isPutAway = ({ mentions }: Said['read']): boolean =>
  mentions.some(
    ({ effect, isNegated, kind, senses }) =>
      !isNegated &&
      (effect === 'chill' ||
        effect === 'freeze' ||
        effect === 'store' ||
        (kind === 'place' && senses.some(({ id }) => id === 'cold' || id === 'frozen'))),
  )
