import { findFood } from '../foods/index.ts'
import type { Line } from '../graph/index.ts'
import { pinkWhenSafe } from '../lexicon/index.ts'
import type { Mention, Quantity, ReadSentence, Token } from '../reading/index.ts'
import { clausesOf, numberAt } from '../reading/index.ts'
import { animalCategories } from '../safety/index.ts'
import type { TemperatureGroup } from '../safety/index.ts'
import { hasDoneCue, isAbout, requiredFahrenheit } from './doneness.ts'
import { strangeWords } from './strange.ts'
import { isInternal, written } from './temperature-text.ts'

/** Words of a sentence, by their first and last token, that leave a food less than done, and how they do. */
export type EndPoint = {
  readonly first: number
  readonly last: number
  readonly kind: 'temperature' | 'sign' | 'unknown-sign' | 'ceiling'
}

/** Sentence and food that are judged together. */
export type Judged = {
  readonly read: ReadSentence
  readonly line: Line
  readonly group: TemperatureGroup
  /** True where the sentence names the food, or speaks of nothing else. */
  readonly isNamed: boolean
  /** Groups of the other animal foods that the sentence names. */
  readonly others: readonly TemperatureGroup[]
  /** The words of the recipe's list. */
  readonly own: ReadonlySet<string>
  /** True for the kitchen's own words. */
  readonly isOurs: boolean
}

/** How far below the chart's figure a writer may round, in °F. */
const rounding = 1.5

/**
 * Every end point in the sentence that leaves the food less than done: an inside temperature below the chart's, a sign of rawness, a sign
 * about its inside that nobody knows to be safe, a limit of time that is too short.
 */
export function lowEndPoints(judged: Judged): readonly EndPoint[] {
  return [
    ...lowFigures(judged),
    ...signs(judged),
    ...unknownSigns(judged),
    ...unknownUntils(judged),
    ...unknownEggs(judged),
    ...ceilings(judged),
  ].toSorted((a, b) => a.first - b.first)
}

function lowFigures({ read, line, group }: Judged): readonly EndPoint[] {
  const required = line.animal === null ? null : requiredFahrenheit(line.animal.safe)
  const least = required ?? 145
  if (group === 'bivalves') return []
  const figures = read.quantities
    .filter(({ kind }) => kind === 'temperature')
    .filter((each) => isInternal(read.text, written(each)) && written(each).fahrenheit < least - rounding)
    .map(({ first, last }) => ({ first, last, kind: 'temperature' as const }))
  return [...figures, ...bareFigures(read, least)]
}

const thermometers = new Set(['thermometer', 'probe', 'reads', 'internal', 'core'])

/** 'Pull it at 140 on the thermometer', 'an internal 125': a figure without a sign beside the words of a thermometer. */
function bareFigures({ tokens, quantities, mentions }: ReadSentence, least: number): readonly EndPoint[] {
  const isRead = tokens.some(({ word }) => thermometers.has(word))
  return tokens.flatMap((_, at): readonly EndPoint[] => {
    if (quantities.some(({ first, last }) => first <= at && at <= last)) return []
    // 'Take it out at 120': the food is done there.
    const isTaken =
      tokens[at - 1]?.word === 'at' &&
      mentions.some(({ effect, last }) => effect === 'remove' && last < at && at - last <= 6)
    if (!isRead && !isTaken) return []
    const figure = numberAt(tokens, at, false)
    const isLow =
      figure !== undefined &&
      figure.value >= 40 &&
      figure.value < least - rounding &&
      !isUnit(tokens[figure.next])
    const isFahrenheit = figure !== undefined && (figure.value > 100 || figure.value < 60)
    return isLow && isFahrenheit ? [{ first: at, last: figure.next - 1, kind: 'temperature' }] : []
  })
}

const units = new Set([
  'g',
  'gram',
  'grams',
  'ml',
  'oz',
  'ounces',
  'percent',
  '%',
  'pieces',
  'cm',
  'minutes',
  'seconds',
  'lb',
  'kg',
])
const isUnit = (token: Token | undefined) => token !== undefined && units.has(token.word)

/** 'Until no liquid egg remains but still creamy (160°F)': the figure decides, and it is safe. */
function isMeasured(read: ReadSentence, { animal }: Line): boolean {
  const required = animal === null ? null : requiredFahrenheit(animal.safe)
  const figures = read.quantities
    .filter(({ kind }) => kind === 'temperature')
    .map(written)
    .filter((each) => isInternal(read.text, each))
  return (
    required !== null &&
    figures.length > 0 &&
    figures.every(({ fahrenheit }) => fahrenheit >= required - rounding)
  )
}

/** 'Roast to 145°F; the middle stays rosy': a whole cut that has reached its figure may be pink, and nothing more. */
export const isSafelyPink = (read: ReadSentence, line: Line): boolean =>
  line.animal?.safe.group === 'whole meat' &&
  isMeasured(read, line) &&
  read.mentions.every(
    ({ kind, senses, text }) =>
      kind !== 'cue' ||
      !senses.some(({ meaning }) => meaning === 'underdone') ||
      pinkWhenSafe.has(text.toLowerCase()),
  )

const stillWords = new Set([
  'still',
  'slightly',
  'stays',
  'stay',
  'remain',
  'remains',
  'leave',
  'leaving',
  'keep',
  'keeping',
  'barely',
  'faintly',
  'bit',
  'little',
  'some',
  'looks',
  'look',
])

function signs({ read, line, group, isNamed, others }: Judged): readonly EndPoint[] {
  if (group === 'egg' && isMeasured(read, line)) return []
  const isSafePink = isSafelyPink(read, line)
  const insides = read.mentions.filter(
    ({ kind, senses }) => kind === 'part' && senses.some((sense) => sense.id === 'inside'),
  )
  return read.mentions
    .filter((mention) => mention.kind === 'cue' && !mention.isNegated && !isOfFood(mention, read))
    .filter(({ text }) => !isSafePink || !pinkWhenSafe.has(text.toLowerCase()))
    .filter((mention) => !isWork(mention, read) && !isOtherIf(mention, read))
    .filter(({ senses }) => senses.some((sense) => sense.meaning === 'underdone' && isAbout(sense, group)))
    .filter(
      ({ senses }) =>
        !others.some((other) => senses.some((sense) => sense.meaning === 'done' && isAbout(sense, other))),
    )
    .filter(({ senses }) => !senses.some((sense) => sense.meaning === 'done' && isAbout(sense, group)))
    .filter((mention) => isNamed || insides.length > 0 || isStrong(mention))
    .filter((mention) => isStrong(mention) || insides.length > 0 || (isNamed && isBehindStill(mention, read)))
    .filter((mention) => group !== 'egg' || isOfEgg(read, insides, isNamed, mention))
    .map(({ first, last }) => ({ first, last, kind: 'sign' as const }))
}

const subjectReach = 5

/** The food that stands before a word as what it is said of, where it is none of an animal: 'the chard is just wilted'. */
const isOfPlant = (at: number, { mentions }: ReadSentence): boolean => {
  const subject = mentions.findLast(({ foods, last }) => foods.length > 0 && last < at)
  return (
    subject !== undefined &&
    at - subject.last <= subjectReach &&
    !animalCategories.has(findFood(subject.foods[0] ?? '')?.category ?? '')
  )
}

/** 'Turn over the rice if it is undercooked': what is to be done then, and of another food. */
const isOtherIf = ({ first }: Mention, read: ReadSentence): boolean =>
  read.tokens.slice(Math.max(0, first - subjectReach), first).some(({ word }) => word === 'if') &&
  isOfPlant(first, read)

/** 'Leave to cool': done to the food, and no sign of it. */
const isWork = ({ first, last }: Mention, { mentions }: ReadSentence): boolean =>
  mentions.some(
    (each) => each.kind === 'technique' && each.form === 'base' && each.first <= first && each.last >= last,
  )

/** 'Over medium heat' says how hot, not how done. */
const ofTheStove = new Set(['heat', 'high', 'low', 'hot', 'flame', 'fire'])

/** 'Red onion', 'pink salt', 'a loose cake': the word belongs to a food, or to what stands behind it. */
function isOfFood({ first, last }: Mention, { mentions, tokens }: ReadSentence): boolean {
  if (
    mentions.some(
      ({ foods, first: from, last: to }) => foods.length > 0 && from <= first && to >= last && to > from,
    )
  )
    return true
  const next = tokens[last + 1]
  if (next !== undefined && !next.isAfterStop && ofTheStove.has(next.word)) return true
  return (
    next !== undefined &&
    !next.isAfterMark &&
    mentions.some(({ foods, first: from }) => foods.length > 0 && from === last + 1) &&
    !['yolk', 'yolks', 'eggs', 'egg', 'meat'].includes(next.word)
  )
}

const isStrong = ({ senses }: Mention) =>
  senses.some(({ meaning, isWeak }) => meaning === 'underdone' && isWeak !== true)

function isBehindStill({ first }: Mention, { tokens }: ReadSentence): boolean {
  return [1, 2, 3].some((back) => stillWords.has(tokens[first - back]?.word ?? ''))
}

const eggWords = new Set([
  'egg',
  'eggs',
  'yolk',
  'yolks',
  'white',
  'whites',
  'omelet',
  'omelette',
  'frittata',
  'quiche',
])

/** Batters, sauces and honey are runny too. */
const isOfEgg = (
  { tokens }: ReadSentence,
  insides: readonly Mention[],
  isNamed: boolean,
  mention: Mention,
): boolean =>
  tokens.some(({ word }) => eggWords.has(word)) ||
  (isNamed && isStrong(mention)) ||
  insides.some(({ text }) => eggWords.has(text.toLowerCase()))

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
function unknownSigns({ read, group, isNamed }: Judged): readonly EndPoint[] {
  if (!innards.has(group) || !isNamed || hasDoneCue(group, read) || hasSafeWords(read)) return []
  if (read.quantities.some(({ kind }) => kind === 'temperature') || hasFirmCue(read)) return []
  return read.mentions
    .filter(
      ({ kind, senses, isNegated }) =>
        kind === 'part' && senses.some((sense) => sense.id === 'inside') && !isNegated,
    )
    .filter((mention) => isOfDoneness(mention, read))
    .map(({ first, last }) => ({ first, last, kind: 'unknown-sign' as const }))
}

const untils = new Set(['until', 'till', 'til'])

/** 'Until they look like mahogany': how far to go, in words that nobody knows, and nothing beside them that proves it. */
function unknownUntils({ read, group, isNamed, own, isOurs }: Judged): readonly EndPoint[] {
  if (isOurs || !innards.has(group) || !isNamed || hasDoneCue(group, read) || hasSafeWords(read)) return []
  if (read.quantities.some((each) => isInside(read, each)) || !isOnlyCooked(read)) return []
  const at = read.tokens.findLastIndex(({ word }) => untils.has(word))
  const next = read.tokens.findIndex(
    ({ isAfterMark }, index) => index > at + 1 && (isAfterMark || isMeanwhile(index, read)),
  )
  const last = next === -1 ? read.tokens.length - 1 : next - 1
  const strange = strangeWords(read, own).map((token) => read.tokens.indexOf(token))
  const isStrange = at !== -1 && strange.some((index) => index > at && index <= last)
  return isStrange ? [{ first: at, last, kind: 'unknown-sign' }] : []
}

const isInside = ({ text }: ReadSentence, each: Quantity): boolean =>
  each.kind === 'temperature' && isInternal(text, written(each))

const isMeanwhile = (at: number, { mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, id, first }) => kind === 'word' && id === 'during' && first === at)

/** Heat is all that the sentence gives, to the animal food alone: of a sauce or of onions it says nothing. */
const isOnlyCooked = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ effect, form }) => effect === 'cook' && form === 'base') &&
  mentions.every(
    ({ foods }) => foods.length === 0 || animalCategories.has(findFood(foods[0] ?? '')?.category ?? ''),
  )

const eggParts = new Set(['white', 'whites', 'yolk', 'yolks'])

/** 'With the whites still running': the egg's parts, and no word that they are set. */
function unknownEggs({ read, group }: Judged): readonly EndPoint[] {
  if (group !== 'egg' || hasDoneCue(group, read)) return []
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
function isOfDoneness({ first, last, text }: Mention, { tokens }: ReadSentence): boolean {
  if (
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

/** What heat does to leaves and roots, and to no meat. */
const wilting: ReadonlySet<string> = new Set([
  'wilted',
  'tender',
  'soft',
  'softened',
  'translucent',
  'coated',
  'melted',
  'thickened',
])

/** Minutes over heat that are a limit and no end: 'no longer than two minutes', 'only on the outside'. */
const shortestLimit = 5

const outsides = new Set(['outside', 'surface'])

const unheated: ReadonlySet<string> = new Set(['wash', 'clean', 'chill', 'combine', 'steep', 'cut'])
/** 'Rinse under cold water 30 seconds', 'beat until just combined, 20 seconds' limit no heat. */
const isOfHeat = (at: number, read: ReadSentence): boolean =>
  clausesOf(read).every(({ first, last, effect }) => at < first || at > last || !unheated.has(effect ?? ''))

/** 'Under the broiler 5 minutes' says where, and sets no limit. */
const isPlace = (last: number, { mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, first }) => kind === 'place' && first > last && first - last <= 2)

function ceilings({ read, group, isNamed }: Judged): readonly EndPoint[] {
  if (!isNamed || group === 'bacon') return []
  const limits = read.mentions.filter(({ kind, id }) => kind === 'word' && id === 'ceiling')
  return limits.flatMap(({ first, last }): readonly EndPoint[] => {
    if (isOfPlant(first, read) && wilting.has(read.tokens[last + 1]?.word ?? '')) return []
    if (isPlace(last, read)) return []
    const duration = read.quantities.find(
      (each) => each.kind === 'duration' && each.first > last && each.first - last <= 3,
    )
    const isShort = duration !== undefined && duration.range.max <= shortestLimit && isOfHeat(first, read)
    const isOutside =
      outsides.has(read.tokens[first - 1]?.word ?? '') ||
      read.tokens.slice(last + 1, last + 7).some(({ word }) => outsides.has(word))
    return isShort || isOutside ? [{ first, last: duration?.last ?? last, kind: 'ceiling' }] : []
  })
}
