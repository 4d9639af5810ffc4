import { findFood } from '../../foods/index.ts'
import type { Food } from '../../foods/index.ts'
import {
  aloneWords,
  commonWords,
  forms,
  liquidNouns,
  porousThings,
  shapeWords,
  sharedMakers,
  surfaceNouns,
  toolHeads,
  bareVessels,
} from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import type { FoundPhrase, Mention, ReadSentence } from '../../reading/index.ts'
import { carriersIn } from './carriers.ts'
import type { Carrier } from './carriers.ts'
import type { Work } from '../work.ts'

const things = phraseSet(
  [toolHeads, surfaceNouns, liquidNouns, porousThings, sharedMakers, bareVessels].flatMap(forms),
)
const porous = new Set(forms(porousThings))
const makers = phraseSet(sharedMakers)
const common = phraseSet(commonWords)
const shapes = new Set(forms(shapeWords))
const alone = phraseSet(aloneWords)

/**
 * The words of a sentence that let a thing of another dish touch this one: 'the water the spaghetti was cooked in', 'the same oil as the breaded
 * fish', 'the family toaster'. Traces of `isHarmful` food stay in it. Null where there are none. Source: FDA, food allergies; FDA Food Code
 * 3-302.11.
 */
export function sharedThing(
  read: ReadSentence,
  work: Work,
  isHarmful: (food: Food) => boolean,
  isCarried: (carrier: Carrier) => boolean,
): string | null {
  const { tokens } = read
  const found = findPhrase(tokens, things)
  if (found === undefined || holdsPhrase(tokens, alone) || isForbidden(read)) return null
  const at = findPhrase(tokens, makers)
  if (at !== undefined && isCommon(read, at)) return textOf(read, at)
  const own = namedByFood(read, work, isCarried)
  if (own !== null) return own
  const other = read.mentions.find((mention) => isOfOtherDish(mention, read, work, isHarmful))
  if (other === undefined || !isPast(read, other)) return null
  return `${textOf(read, found)} … ${other.text}`
}

/** 'The nut jar', 'the pasta colander': what is named by a food that the list does not bring holds it. */
function namedByFood(
  { tokens, mentions }: ReadSentence,
  { lines }: Work,
  isCarried: (carrier: Carrier) => boolean,
): string | null {
  const isDenied = (index: number): boolean =>
    mentions.some(({ isNegated, first, last }) => isNegated && first <= index && last >= index)
  const at = tokens.findIndex(({ singular, isAfterMark }, index) => {
    const before = tokens[index - 1]
    if (before === undefined || isAfterMark || !porous.has(singular) || isDenied(index)) return false
    const isListed = lines.some(({ keywords }) => keywords.has(before.singular))
    return !isListed && carriersIn([before]).some(isCarried)
  })
  return at === -1 ? null : `${tokens[at - 1]?.word ?? ''} ${tokens[at]?.word ?? ''}`
}

const textOf = ({ text, tokens }: ReadSentence, { first, last }: FoundPhrase): string =>
  text.slice(tokens[first]?.start, tokens[last]?.end)

const isForbidden = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, id }) => kind === 'word' && id === 'forbidding')

/** 'Damp crumbs' are of this cake, 'a sheet' is of metal. */
export const isShape = ({ kind, first, last }: Mention, { tokens }: ReadSentence): boolean =>
  kind === 'food-class' && first === last && shapes.has(tokens[first]?.singular ?? '')

const nameReach = 3
/** 'The family toaster', 'the toaster everybody uses'. */
const isCommon = ({ tokens }: ReadSentence, { first, last }: FoundPhrase): boolean =>
  holdsPhrase(tokens.slice(Math.max(0, first - nameReach), last + 1 + nameReach), common)

/** A harmful food that neither a line nor the title brings. */
function isOfOtherDish(
  mention: Mention,
  read: ReadSentence,
  { lines, title }: Work,
  isHarmful: (food: Food) => boolean,
): boolean {
  const { tokens } = read
  const food = findFood(mention.foods[0] ?? '')
  const isOwn = tokensOf(title).some(({ singular }) =>
    tokens.slice(mention.first, mention.last + 1).some((token) => token.singular === singular),
  )
  return (
    food !== undefined &&
    food.members.length === 0 &&
    mention.id !== 'sauce' &&
    !mention.isNegated &&
    !isShape(mention, read) &&
    isHarmful(food) &&
    !isOwn &&
    !lines.some(
      (line) =>
        line.food?.name === food.name ||
        tokens.slice(mention.first, mention.last + 1).some(({ singular }) => line.keywords.has(singular)),
    )
  )
}

const pasts = new Set(
  forms(
    'was|were|had|held|has|have|came|comes|come|went|been|just|earlier|previous|same|you|youve|we|where|which|shares',
  ),
)
const befores = new Set(forms('after|following|from|as|once|when|of'))
const pastReach = 5

/** What was done with it before: 'where the nuts were', 'after the fish', 'you just fried the cashews in', 'the same as'. */
function isPast({ tokens, mentions }: ReadSentence, { first, last }: Mention): boolean {
  const near = tokens.slice(Math.max(0, first - pastReach), last + 1 + pastReach)
  const isDone = mentions.some(
    ({ kind, form, first: at }) =>
      kind === 'technique' && form === 'past' && Math.abs(at - first) <= pastReach,
  )
  const isBehind = tokens
    .slice(Math.max(0, first - nameReach), first)
    .some(({ word }, index, all) => befores.has(word) && index >= all.length - nameReach)
  return isDone || near.some(({ word }) => pasts.has(word)) || isBehind
}
