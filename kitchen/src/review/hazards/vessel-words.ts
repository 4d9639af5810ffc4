import {
  cuttingTools,
  forms,
  handNouns,
  liquidNouns,
  otherNouns,
  sameWords,
  spotNouns,
  surfaceNouns,
  toolHeads,
} from '../../lexicon/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'

/** Words for a liquid that carries what was in it. */
export const liquids = new Set(forms(liquidNouns))
const nouns = new Set([...forms(toolHeads), ...forms(surfaceNouns), ...liquids])
const hands = new Set(forms(handNouns))
const cutters = new Set(forms(cuttingTools))
/** A thing by one name: fingers and palms are hands, a blade is a knife. */
export const nounOf = ({ word, singular }: Pick<Token, 'word' | 'singular'>): string => {
  if (hands.has(singular)) return 'hand'
  if (cutters.has(singular) || cutters.has(word)) return 'knife'
  return nouns.has(word) ? word : singular
}
/** 'A bowl', 'a clean board': another one, from here on the one that is meant. */
const others = new Set(forms(otherNouns))
const same = new Set(forms(sameWords))
const determiners = new Set(['the', 'that', 'this', 'same', 'its', 'their', 'very', 'those', 'these'])
const reach = 3
/** A vessel, tool or liquid that a sentence names: its word, where it stands, and whether the words make it another or the very same one. */
export type Vessel = {
  readonly noun: string
  readonly at: number
  readonly isOther: boolean
  readonly isSame: boolean
  /** True where the words themselves say that it comes to the next food as the last one left it. */
  readonly soiled?: 'told' | 'meant' | 'for all'
}

/** Every vessel of a sentence, in order. */
export function vesselsIn({ tokens, mentions }: ReadSentence): readonly Vessel[] {
  return tokens.flatMap((token, at): readonly Vessel[] => {
    const { singular, word } = token
    const isPart = mentions.some(
      ({ foods, kind, first, last }) =>
        first <= at && last >= at && (kind === 'technique' || (foods.length > 0 && !liquids.has(word))),
    )
    const isHand = hands.has(singular)
    const isThing = [singular, word].some((each) => nouns.has(each) || cutters.has(each))
    // 'The cooked skewers' are what is eaten.
    const isCooked = mentions.some(
      ({ kind, id, last }) => kind === 'state' && id === 'cooked' && last === at - 1,
    )
    if ((!isThing && !isHand) || isPart || isCooked) return []
    const before = tokens.slice(Math.max(0, at - reach), at).map((each) => each.word)
    const isSame = before.at(-1) === 'very' || before.some((each) => same.has(each))
    const isKnown = isHand || determinerOf(tokens, at) !== undefined
    return [
      {
        noun: nounOf(token),
        at,
        isSame,
        isOther: !isSame && (!isKnown || before.some((each) => others.has(each))),
      },
    ]
  })
}

const leads = new Set(['on', 'onto', 'in', 'into'])
/** Nothing is cut on these. */
const cloths = new Set(['cloth', 'towel', 'sponge', 'paper', 'hand', 'knife'])
const board = nounOf({ word: 'board', singular: 'board' })

/** 'In the same spot': where the work before was done. */
const spots = new Set(forms(spotNouns))
/** 'Land the burgers on it', 'shred the cucumber there too': the vessel that the words before name, else the board. */
export function vesselsMeant(
  { tokens, quantities }: ReadSentence,
  last: readonly Vessel[],
  own: readonly Vessel[],
): readonly Vessel[] {
  const at = tokens.findIndex(
    ({ word }, index) =>
      (word === 'it' && leads.has(tokens[index - 1]?.word ?? '')) ||
      (spots.has(word) && tokens[index - 1]?.word === 'same') ||
      (word === 'there' &&
        index > 1 &&
        isPlaced(tokens, index) &&
        quantities.every(({ last: end }) => end !== index - 1)),
  )
  const before = own.findLast((vessel) => vessel.at < at && !cloths.has(vessel.noun)) ?? last.at(-1)
  const isBare = tokens[at]?.word === 'there' || spots.has(tokens[at]?.word ?? '')
  const noun = before?.noun ?? (isBare ? board : undefined)
  return at === -1 || noun === undefined ? [] : [{ noun, at, isSame: true, isOther: false, soiled: 'meant' }]
}

const behindThere = new Set(['too', 'as', 'and', 'while', 'straight', 'next'])
/** 'There too', 'there.'; not 'there is'. */
const isPlaced = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return next === undefined || next.isAfterMark || behindThere.has(next.word)
}

const relatives = new Set(['you', 'that', 'which', 'it', 'they', 'where', 'youve'])
const soiledWords = new Set([
  'still',
  'greasy',
  'unwashed',
  'sticky',
  'unrinsed',
  'uncleaned',
  'dirty',
  'raw',
])
const allWords = new Set(['everything', 'all', 'both', 'anything'])
const soilReach = 2
const heldReach = 7

/**
 * What the words say of a vessel before they use it again: 'the knife you used for the chicken', 'the plate that held it raw', 'one board for
 * everything', 'fingers still greasy'. `isRaw` tells of a token whether it names raw flesh.
 */
export function withState(vessel: Vessel, read: ReadSentence, isRaw: (at: number) => boolean): Vessel {
  const { at } = vessel
  const { tokens } = read
  const near = tokens.slice(Math.max(0, at - soilReach), at + 1 + soilReach)
  const isHeld =
    relatives.has(tokens[at + 1]?.word ?? '') &&
    tokens
      .slice(at + 1, at + 1 + heldReach)
      .some(({ word }, index) => word === 'raw' || isRaw(at + 1 + index))
  const isForAll =
    ['one', 'single', 'same'].includes(tokens[at - 1]?.word ?? '') &&
    tokens.slice(at + 1, at + 1 + soilReach + 1).some(({ word }) => allWords.has(word))
  const isSoiled = near.some(({ word }) => soiledWords.has(word)) && hands.has(tokens[at]?.singular ?? '')
  const isTold = isHeld || isSoiled || isWhereItWas(at, read) || near.some(({ word }) => word === 'unwashed')
  return isForAll || isTold
    ? { ...vessel, isSame: true, isOther: false, soiled: isForAll ? 'for all' : 'told' }
    : vessel
}

const foodBefore = new Set(['it', 'they', 'theyd', 'itd'])
const backTo = new Set(['on', 'onto', 'in', 'into', 'to'])
const clauseReach = 4
const cleanWork: ReadonlySet<string> = new Set(['cook', 'sear', 'warm', 'serve', 'eat', 'wash', 'clean'])
/** 'The plate it came from', 'the dish they marinated in': where the food was, and no heat or soap that says it is another state of the thing. */
function isWhereItWas(at: number, { tokens, mentions }: ReadSentence): boolean {
  const next = tokens[at + 1]
  const from = determinerOf(tokens, at)
  if (from === undefined || !backTo.has(tokens[from - 1]?.word ?? '')) return false
  if (next === undefined || next.isAfterMark || !foodBefore.has(next.word)) return false
  return !mentions.some(
    ({ effect, first }) => first > at && first <= at + clauseReach && cleanWork.has(effect ?? ''),
  )
}

const placing = new Set(['on', 'onto', 'in', 'into', 'to', 'with', 'from', 'over', 'and', 'or'])

/** The token of 'the' or 'that' that belongs to a noun: none of 'bowls' in 'ladle the soup into bowls'. */
function determinerOf(tokens: readonly Token[], at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    const word = tokens[before]?.word ?? ''
    if (determiners.has(word)) return before
    if (placing.has(word) || tokens[before + 1]?.isAfterMark === true) return undefined
  }
  return undefined
}

/** 'That sheet pan' becomes 'a clean sheet pan', 'the skewers' 'clean skewers'; what stands behind token `to` follows. */
export function withClean({ text, tokens }: ReadSentence, at: number, to: number): string {
  const start = determinerOf(tokens, at) ?? at
  const name = text.slice(tokens[start === at ? at : start + 1]?.start, tokens[at]?.end)
  const isMany = tokens[at]?.word !== tokens[at]?.singular
  return `${text.slice(0, tokens[start]?.start)}${isMany ? '' : 'a '}clean ${name}${text.slice(tokens[to]?.end)}`
}
