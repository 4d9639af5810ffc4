import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { namedFoodsIn } from '../named-foods.ts'
import type { NamedFood } from '../named-foods.ts'
import type { AskedFood } from '../display-name.ts'
import type { Question } from '../question.ts'

/** Whose place is taken; the 'in' of it is that of no dish. */
const inPlaceOf = phraseBook<true>([
  ['instead|place of', true],
  ['place of the|my', true],
  ['in lieu of', true],
])
/** What else stands right before the food that is missing. */
const beforeMissing = phraseBook<true>([
  ['rather than', true],
  ['substitute|substitution|sub|replacement|alternative|stand for|to|in', true],
  ['out of', true],
  ['no', true],
  ['not have|got', true],
  ['without', true],
  ['replac|replaces|replacing', true],
])
/** 'Use honey for sugar', 'substitute honey for sugar': the second is missing. */
const offers = phraseBook<true>([['sub|substitute|substituting|use|using', true]])
/** What a dish is made of stands before, the dish behind: 'port in a risotto', 'milk when making bread'. */
const beforeDish = phraseBook<true>([
  ['in|into|when|while|making|during', true],
  ['to mak|flavor|flavour|thicken|season', true],
])
/** Between the place of a cue and its food there stand at most so many words: 'instead of the usual plain'. */
const nearest = 4

type Place = { readonly first: number; readonly last: number; readonly food: AskedFood }

/** The food that is missing, then the one offered for it, then others; a dish that it is for is left out where something else is named. */
export function missingFirst({ foods, text }: Question): readonly AskedFood[] {
  const tokens = tokensOf(text)
  const named = namedFoodsIn(text)
  if (named.length < 2 || foods.length < 2) return foods
  const places = ofIngredients(tokens, named)
  const at = missingAt(tokens, places)
  const missing = places[at]
  if (!missing) return foods
  return [missing, ...places.filter((_, other) => other !== at)].map(({ food }) => food)
}

function ofIngredients(tokens: readonly Token[], named: readonly NamedFood[]): readonly Place[] {
  const places = named.map(({ food, start, end }) => ({
    food,
    first: tokens.findIndex((token) => token.end > start),
    last: tokens.findLastIndex((token) => token.start < end),
  }))
  const ingredients = places.filter(
    ({ first }) => isBehind(tokens, first, places, inPlaceOf) || !isBehind(tokens, first, places, beforeDish),
  )
  return ingredients.length > 0 ? ingredients : places
}

function missingAt(tokens: readonly Token[], places: readonly Place[]): number {
  const behindCue = places.findIndex(
    ({ first }) =>
      isBehind(tokens, first, places, inPlaceOf) || isBehind(tokens, first, places, beforeMissing),
  )
  if (behindCue >= 0) return behindCue
  const [one, other] = places
  if (!one || !other) return 0
  const isOffer = findPhrases(tokens, offers).some(({ to }) => to <= one.first && one.first - to < nearest)
  const between = tokens.slice(one.last + 1, other.first)
  return isOffer && between.some(({ word }) => word === 'for') ? 1 : 0
}

/** Whether one of the phrases ends shortly before a food, with no other food between; 'replaced by' offers what follows. */
function isBehind(
  tokens: readonly Token[],
  first: number,
  places: readonly Place[],
  book: ReturnType<typeof phraseBook<true>>,
): boolean {
  const earlier = Math.max(0, ...places.filter(({ last }) => last < first).map(({ last }) => last + 1))
  const from = Math.max(earlier, first - nearest)
  return findPhrases(tokens, book).some(
    (found) => found.from >= from && found.to <= first && tokens[found.to]?.word !== 'by',
  )
}
