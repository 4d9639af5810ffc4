import type { Mention } from './mentions.ts'
import type { Token } from './tokens.ts'

const clauseOpeners = new Set(
  'and then or to please now next first finally also until till just gently carefully quickly lightly immediately slowly gradually thoroughly generously if when once before after while by meanwhile dont not never briefly evenly well can may should must will lets roughly finely thinly coarsely simply continue start let'.split(
    ' ',
  ),
)
const nounMakers = new Set(
  'the a an your of some any this that these those each every with in on from into over our my its their for no more less extra'.split(
    ' ',
  ),
)
const objectStarters = new Set(
  'the a an your it them all half each both together up out into remaining any until off over in well lightly gently on with some one two everything this these those at for as to down through again another enough thoroughly generously evenly frequently often constantly occasionally under around about almost if covered uncovered before after liberally'.split(
    ' ',
  ),
)

/** 'It keeps', 'which stands': what a dish does. */
const pronouns = new Set(['it', 'this', 'that', 'which', 'dish', 'everything'])

/** 'Baking powder', 'mixed nuts': the word belongs to the name of a food. */
const isInName = ({ first, last, form }: Mention, raw: readonly Mention[]) =>
  form !== 'base' && raw.some((each) => each.kind === 'food' && each.first <= first && each.last > last)

/** 'A warm place' is no placing, 'no longer pink' no longing. */
const wider: ReadonlySet<string> = new Set(['place', 'time', 'tool'])

/** A technique word is a verb at the head of a clause, or before what it may be done to; participles before a food are no work of this recipe. */
export function isVerb(mention: Mention, raw: readonly Mention[], tokens: readonly Token[]): boolean {
  if (isInName(mention, raw)) return false
  const { form, first, last } = mention
  if (
    raw.some(
      (each) =>
        wider.has(each.kind) &&
        each.first <= first &&
        each.last >= last &&
        each.last - each.first > last - first,
    )
  )
    return false
  const before = tokens[first - 1]
  const after = tokens[last + 1]
  const isHead =
    before === undefined || (tokens[first]?.isAfterMark ?? false) || clauseOpeners.has(before.word)
  if (last > first && (isHead || before === undefined || !nounMakers.has(before.word))) return true
  if (form === 'progressive')
    return before === undefined || !nounMakers.has(before.word) || after === undefined
  if (form === 'past') return isPassive(first, tokens)
  if (form === 'third' && before !== undefined && pronouns.has(before.word)) return true
  if (before !== undefined && !(tokens[first]?.isAfterMark ?? false) && nounMakers.has(before.word))
    return false
  if (isDishOfFood(mention, raw, tokens)) return false
  const isAlsoFood = raw.some(
    (each) =>
      (each.kind === 'food' || each.kind === 'food-class' || each.kind === 'tool') &&
      each.first <= first &&
      each.last >= last,
  )
  if (!isAlsoFood)
    return isHead || before === undefined || form === 'base' || isFollowedByObject(mention, raw, tokens)
  const isLonger = raw.some(
    (each) => (each.kind === 'food' || each.kind === 'tool') && each.first <= first && each.last > last,
  )
  if (isLonger && !isFollowedByDeterminer(after)) return false
  if (isToolAtWork(mention, raw, tokens, isHead)) return true
  return isHead && (isFollowedByDeterminer(after) || (before === undefined && isFollowedByFood(mention, raw)))
}

const leadKinds: ReadonlySet<string> = new Set(['tool', 'reference'])
/** 'Meanwhile, whisk egg yolks', 'in a bowl whisk the eggs': the name of a tool before a food, at a head or behind where it is done, is what is done with it. */
const isToolAtWork = (
  mention: Mention,
  raw: readonly Mention[],
  tokens: readonly Token[],
  isHead: boolean,
): boolean =>
  isFollowedByObject(mention, raw, tokens) &&
  raw.some(({ kind, first, last }) => kind === 'tool' && first === mention.first && last === mention.last) &&
  ((isHead && isFollowedByFood(mention, raw)) ||
    raw.some(({ kind, last }) => leadKinds.has(kind) && last === mention.first - 1))

const dishesOf = new Set(['the', 'your', 'this', 'our', 'remaining'])
const doers = new Set(['let', 'allow', 'leave', 'have', 'make', 'help', 'watch', 'while', 'as'])

/** 'Top with the pork stir-fry', 'spoon the beef braise over': what was made of a food, at the end of what is named. */
function isDishOfFood(
  { first, last, form, effect }: Mention,
  raw: readonly Mention[],
  tokens: readonly Token[],
) {
  const food = raw.find((each) => each.kind === 'food' && each.last === first - 1)
  const after = tokens[last + 1]
  if (food === undefined || form !== 'base' || effect !== 'cook' || tokens[first]?.isAfterMark) return false
  const isEnd = after === undefined || after.isAfterMark || after.word === 'and' || after.word === 'over'
  const lead = food.first - 1
  return isEnd && dishesOf.has(tokens[lead]?.word ?? '') && !doers.has(tokens[lead - 1]?.word ?? '')
}

const isFollowedByDeterminer = (after: Token | undefined) =>
  after !== undefined &&
  !after.isAfterMark &&
  (objectStarters.has(after.word) || after.word.charCodeAt(0) < 65)

const isFollowedByFood = ({ last }: Mention, raw: readonly Mention[]) =>
  raw.some(({ kind, first }) => (kind === 'food' || kind === 'food-class') && first === last + 1)

function isFollowedByObject({ last }: Mention, raw: readonly Mention[], tokens: readonly Token[]): boolean {
  if (isFollowedByDeterminer(tokens[last + 1])) return true
  return raw.some(({ kind, first }) => (kind === 'food' || kind === 'food-class') && first === last + 1)
}

const auxiliaries = new Set(
  'is are be been being was were has have had gets get got until once when when\u0027s its theyre fully completely almost nearly just not once lightly well evenly and or'.split(
    ' ',
  ),
)

/** 'Until browned', 'is chilled', 'once cooked': something happens; 'chopped onion' is a state of the food. */
function isPassive(first: number, tokens: readonly Token[]): boolean {
  const before = tokens[first - 1]
  if (before === undefined) return false
  return auxiliaries.has(before.word) && before.word !== 'and' && before.word !== 'or'
}
