import { findFood } from '../../foods/index.ts'
import type { Mention, Quantity, ReadSentence } from '../../reading/index.ts'
import { animalCategories } from '../../safety/index.ts'
import type { TemperatureGroup } from '../../safety/index.ts'
import { hasDoneCue } from './doneness.ts'
import { unlistedWords } from '../words/unlisted-words.ts'
import { isInternal, written } from './temperature-text.ts'
import { isOfOtherAnimal } from './end-point.ts'
import type { EndPoint, Judged } from './end-point.ts'
import { stillWords } from './underdone-signs.ts'

const innards: ReadonlySet<TemperatureGroup> = new Set([
  'poultry',
  'ground poultry',
  'ground meat',
  'whole meat',
  'game',
  'fish',
  'crustaceans and scallops',
])

/** What the inside is like, in words that nobody knows to mean done: closed by default. */
export function unknownSigns(judged: Judged): readonly EndPoint[] {
  const { read, group, isNamed } = judged
  if (!innards.has(group) || !isNamed || hasDoneCue(group, read) || hasSafeWords(read)) return []
  if (read.quantities.some((each) => isInside(read, each)) || hasFirmCue(read)) return []
  return read.mentions
    .filter(
      ({ kind, senses, isNegated }) =>
        kind === 'part' && senses.some((sense) => sense.id === 'inside') && !isNegated,
    )
    .filter((mention) => isOfDoneness(mention, read) && !isOfOtherAnimal(mention.first, judged))
    .filter(({ first }) => !isOfSolid(first, read))
    .map(({ first, last }) => ({ first, last, kind: 'unknown-sign' as const }))
}

const solids: ReadonlySet<string> = new Set([
  'vegetable',
  'fruit',
  'plant-protein',
  'legume',
  'grain',
  'pasta-noodle',
  'bread-bakery',
])
/** 'Lay in the tofu and simmer until hot in the middle': of the last food that is named, which is no flesh and no liquid. */
const isOfSolid = (at: number, { mentions }: ReadSentence): boolean => {
  const subject = mentions.findLast(({ foods, last }) => foods.length > 0 && last < at)
  const isFlesh = mentions.some(
    ({ foods, kind, senses }) =>
      animalCategories.has(findFood(foods[0] ?? '')?.category ?? '') ||
      (kind === 'reference' && senses.some(({ id }) => id === 'meat')),
  )
  return !isFlesh && solids.has(findFood(subject?.foods[0] ?? '')?.category ?? '')
}

const untils = new Set(['until', 'till', 'til'])

/** 'Until they look like mahogany': how far to go, in words that nobody knows, and nothing beside them that proves it. */
export function unknownUntils({ read, group, isNamed, own, isOurs }: Judged): readonly EndPoint[] {
  if (isOurs || !innards.has(group) || !isNamed || hasDoneCue(group, read) || hasSafeWords(read)) return []
  if (read.quantities.some((each) => isInside(read, each)) || !isOnlyCooked(read)) return []
  const at = read.tokens.findLastIndex(({ word }) => untils.has(word))
  const next = read.tokens.findIndex(
    ({ isAfterMark }, index) => index > at + 1 && (isAfterMark || isMeanwhile(index, read)),
  )
  const last = next === -1 ? read.tokens.length - 1 : next - 1
  const strange = unlistedWords(read, own).map((token) => read.tokens.indexOf(token))
  const isStrange = at !== -1 && strange.some((index) => index > at && index <= last)
  return isStrange ? [{ first: at, last, kind: 'unknown-until' }] : []
}

/** What food may still be though it is done. */
const stillFine = new Set(
  'juicy moist succulent tender hot warm sizzling bubbling steaming wet damp in on over attached whole intact covered crisp crunchy plump supple safe'.split(
    ' ',
  ),
)

/** 'So they are still wobbly': of what is cooked, something that heat has not yet changed. */
export function unknownStills({ read, group, isNamed }: Judged): readonly EndPoint[] {
  if (!innards.has(group) || !isNamed || hasDoneCue(group, read) || hasSafeWords(read)) return []
  if (read.quantities.some((each) => isInside(read, each))) return []
  if (!read.mentions.every(({ foods }) => isOfAnimal(foods))) return []
  return read.tokens.flatMap(({ word }, at): readonly EndPoint[] => {
    const next = read.tokens[at + 1]
    const isSaid =
      word === 'still' &&
      next !== undefined &&
      !next.isAfterMark &&
      beings.has(read.tokens[at - 1]?.word ?? '')
    return isSaid && !stillFine.has(next.word) && !next.word.endsWith('ing')
      ? [{ first: at, last: at + 1, kind: 'unknown-sign' }]
      : []
  })
}

const beings = new Set(['is', 'are', 'its', 'theyre', 'be', 'while', 'and'])

const isInside = ({ text }: ReadSentence, each: Quantity): boolean =>
  each.kind === 'temperature' && isInternal(text, written(each))

const isMeanwhile = (at: number, { mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, id, first }) => kind === 'word' && id === 'during' && first === at)

/** Heat is all that the sentence gives, to the animal food alone: of a sauce or of onions it says nothing. */
const isOnlyCooked = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ effect, form }) => effect === 'cook' && form === 'base') &&
  mentions.every(({ foods }) => isOfAnimal(foods))

/** Names no food, or one of animals. */
const isOfAnimal = (foods: Mention['foods']): boolean =>
  foods.length === 0 || animalCategories.has(findFood(foods[0] ?? '')?.category ?? '')

/** 'Whisk until the whites look frothy': of foam, and of nothing that is cooked. */
const isWhisked = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ effect, form }) => effect === 'combine' && form === 'base') &&
  mentions.every(({ effect }) => effect !== 'cook' && effect !== 'sear' && effect !== 'warm')

const eggParts = new Set(['white', 'whites', 'yolk', 'yolks'])

/** 'With the whites still running': the egg's parts, and no word that they are set. */
export function unknownEggs({ read, group }: Judged): readonly EndPoint[] {
  if (group !== 'egg' || hasDoneCue(group, read) || isWhisked(read)) return []
  return read.tokens.flatMap(({ word }, at): readonly EndPoint[] =>
    eggParts.has(word) && [1, 2].some((next) => stillWords.has(read.tokens[at + next]?.word ?? ''))
      ? [{ first: at, last: at + 1, kind: 'unknown-sign' }]
      : [],
  )
}

/** 'The middle is firm', 'the center springs back': done for another food, and no sign of rawness in this. */
const hasFirmCue = ({ mentions }: ReadSentence) =>
  mentions.some(
    ({ kind, senses, isNegated }) => kind === 'cue' && !isNegated && senses.some(({ id }) => id === 'set'),
  )

const hasSafeWords = ({ mentions }: ReadSentence) =>
  mentions.some(
    ({ kind, senses }) =>
      kind === 'cue' && senses.some(({ meaning, about }) => meaning === 'done' && about === undefined),
  ) || mentions.some(({ kind, senses }) => kind === 'cue' && senses.some(({ id }) => id === 'fork-tender'))

const states = new Set([
  'is',
  'are',
  'stays',
  'stay',
  'remains',
  'remain',
  'looks',
  'look',
  'be',
  'run',
  'runs',
])

/** 'The middle of the oven', 'the center rack'. */
const ofDishes = new Set(['of', 'rack', 'shelf', 'oven', 'position'])

/** 'The middle is', 'so the heart stays', 'until ... inside'; not the middle of a dish, nor where a stuffing goes. */
function isOfDoneness({ first, last, text }: Mention, { tokens, mentions }: ReadSentence): boolean {
  const isEnd = tokens[last + 1]?.isAfterMark ?? true
  if (
    !(isEnd && text.toLowerCase() === 'within') &&
    [
      'juices',
      'flesh',
      'yolk',
      'yolks',
      'within',
      'thickest',
      'thickest part',
      'internal temperature',
      'internal',
      'interior',
    ].includes(text.toLowerCase())
  )
    return text.toLowerCase() === 'juices' && states.has(tokens[last + 1]?.word ?? '')
  const next = tokens[last + 1]
  // 'Long enough for the centre to lose its chill'.
  if (next !== undefined && (states.has(next.word) || next.word === 'to')) return true
  // 'A cut one should look like a plum inside'.
  if (
    isEnd &&
    mentions.some(({ kind, id, last: end }) => kind === 'word' && id === 'likeness' && end < first)
  )
    return true
  const before = tokens
    .slice(0, first)
    .findLastIndex(({ word }) => word === 'until' || word === 'till' || word === 'so')
  return (
    !ofDishes.has(next?.word ?? '') &&
    before !== -1 &&
    first - before < 10 &&
    !tokens.slice(before, first).some(({ isAfterStop }) => isAfterStop)
  )
}
