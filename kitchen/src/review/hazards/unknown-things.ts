import { wordKinds } from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { isCompared } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'
import { ownWords, unlistedWords } from '../words/unlisted-words.ts'
import { forbids } from './said.ts'
import type { Said, SentenceRule } from './said.ts'

/** Food touches nothing but what a kitchen has: a thing that nobody knows there is asked for again. Source: FDA Food Code 4-101.11. */
export const unknownThings: SentenceRule = {
  key: 'unknown-thing',
  isFor: ({ draft }) => draft.writtenBy !== 'kitchen',
  judge: (said) => (!forbids(said) && thingsIn(said).some((at) => isTouched(at, said)) ? 'refuse' : null),
}

/** Tokens that no list of the kitchen has and a dictionary calls something that people make. */
const thingsIn = ({ read, work }: Said): readonly number[] =>
  unlistedWords(read, ownWords(work))
    .filter(({ word, singular }) => (isThing(word) || isThing(singular)) && !worn.has(singular))
    .map((token) => read.tokens.indexOf(token))

/** What the cook puts on. */
const worn = new Set(['glove', 'apron', 'mask', 'goggle', 'mitt'])
const isThing = (word: string): boolean => wordKinds(word)?.includes('thing') === true

/** Work by which food comes to lie in, on or under something. */
const touching: ReadonlySet<Effect> = new Set<Effect>([
  'add',
  'coat',
  'cook',
  'warm',
  'wrap',
  'steep',
  'cure',
  'chill',
  'freeze',
  'preserve',
  'dry',
])

/** 'Into a length of drainpipe', 'with engine oil': behind a word that brings it to the food, in work on something. */
function isTouched(at: number, { read, events }: Said): boolean {
  if (isCompared(read, at) || isShape(at, read)) return false
  const lead = leadOf(at, read)
  return (
    lead !== undefined &&
    !isOfPerson(lead, read) &&
    events.some(
      ({ clause: { effect, first, last, isNegated }, touched }) =>
        first <= at &&
        at <= last &&
        !isNegated &&
        effect !== null &&
        touching.has(effect) &&
        touched.size > 0,
    )
  )
}

const leads = new Set([
  'in',
  'into',
  'inside',
  'on',
  'onto',
  'under',
  'between',
  'through',
  'over',
  'with',
  'from',
])
const reach = 5

function leadOf(at: number, { tokens, mentions }: ReadSentence): Token | undefined {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    if (tokens[before + 1]?.isAfterMark) return undefined
    const token = tokens[before]
    if (token !== undefined && leads.has(token.word)) return token
    const isNamed = mentions.some(
      ({ foods, kind, first, last }) =>
        (foods.length > 0 || kind === 'tool') && first <= before && last >= before,
    )
    if (isNamed) return undefined
  }
  return undefined
}

const personReach = 3
/** 'Anyone with a weak immune system': what is told of somebody, and nothing that food touches. */
const isOfPerson = (lead: Token, { tokens, mentions }: ReadSentence): boolean => {
  const at = tokens.indexOf(lead)
  return (
    lead.word === 'with' &&
    mentions.some(({ kind, last }) => kind === 'person' && last < at && at - last <= personReach)
  )
}

const shapes = new Set(['shape', 'shaped', 'size', 'sized', 'pattern', 'style'])
const isShape = (at: number, { tokens }: ReadSentence): boolean =>
  tokens.slice(at, at + 3).some(({ word }) => shapes.has(word))
