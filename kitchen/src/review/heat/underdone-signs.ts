import { pinkWhenSafe } from '../../lexicon/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { isAbout } from './doneness.ts'
import { isMeasured, isOfPlant, isSafelyPink, subjectReach } from './end-point.ts'
import type { EndPoint, Judged } from './end-point.ts'

export const stillWords = new Set([
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

export function signs({ read, line, group, isNamed, others }: Judged): readonly EndPoint[] {
  if (group === 'egg' && isMeasured(read, line)) return []
  const isMeant = isNamed || (group === 'egg' && read.tokens.some(({ word }) => fillings.has(word)))
  const isSafePink = isSafelyPink(read, line)
  const insides = read.mentions.filter(
    ({ kind, senses }) => kind === 'part' && senses.some((sense) => sense.id === 'inside'),
  )
  return read.mentions
    .filter((mention) => mention.kind === 'cue' && !mention.isNegated && !isOfFood(mention, read))
    .filter(({ text }) => !isSafePink || !pinkWhenSafe.has(text.toLowerCase()))
    .filter((mention) => !isWork(mention, read) && !isOtherIf(mention, read) && !isPast(mention, read))
    .filter(({ senses }) => senses.some((sense) => sense.meaning === 'underdone' && isAbout(sense, group)))
    .filter(
      ({ senses }) =>
        !others.some((other) => senses.some((sense) => sense.meaning === 'done' && isAbout(sense, other))),
    )
    .filter(({ senses }) => !senses.some((sense) => sense.meaning === 'done' && isAbout(sense, group)))
    .filter((mention) => isMeant || insides.length > 0 || isStrong(mention))
    .filter((mention) => isStrong(mention) || insides.length > 0 || (isMeant && isBehindStill(mention, read)))
    .filter((mention) => group !== 'egg' || isOfEgg(read, insides, isNamed, mention))
    .map(({ first, last }) => ({ first, last, kind: 'sign' as const }))
}

/** 'Turn over the rice if it is undercooked': what is to be done then, and of another food. */
const isOtherIf = ({ first }: Mention, read: ReadSentence): boolean =>
  read.tokens.slice(Math.max(0, first - subjectReach), first).some(({ word }) => word === 'if') &&
  isOfPlant(first, read)

/** 'From glassy to opaque': what it was before. */
const isPast = ({ first, last }: Mention, { tokens }: ReadSentence): boolean =>
  tokens[first - 1]?.word === 'from' && tokens[last + 1]?.word === 'to'

/** 'Leave to cool': done to the food, and no sign of it. */
const isWork = ({ first, last }: Mention, { mentions }: ReadSentence): boolean =>
  mentions.some(
    (each) => each.kind === 'technique' && each.form === 'base' && each.first <= first && each.last >= last,
  )

/** 'Over medium heat' says how hot, not how done. */
const ofTheStove = new Set(['heat', 'high', 'low', 'hot', 'flame', 'fire'])

/** 'Skim off the grey foam' says nothing of the meat under it. */
const scums = new Set(['foam', 'scum', 'froth'])

const thingReach = 4
/** 'Red onion', 'pink salt', 'a loose cake': the word belongs to a food, or to what stands behind it. */
function isOfFood({ first, last }: Mention, { mentions, tokens }: ReadSentence): boolean {
  if (
    mentions.some(
      ({ foods, first: from, last: to }) => foods.length > 0 && from <= first && to >= last && to > from,
    )
  )
    return true
  const next = tokens[last + 1]
  if (next !== undefined && !next.isAfterStop && (ofTheStove.has(next.word) || scums.has(next.word)))
    return true
  // 'The cool side of the smoker': the words belong to a thing.
  const isOfThing =
    tokens[last + 2]?.word === 'of' &&
    mentions.some(
      ({ kind, first: from }) =>
        (kind === 'place' || kind === 'tool') && from > last && from - last <= thingReach,
    )
  if (isOfThing) return true
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

/** What egg sets, where the egg itself is not named. */
const fillings = new Set(['filling', 'custard'])

const eggWords = new Set([
  ...fillings,
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
