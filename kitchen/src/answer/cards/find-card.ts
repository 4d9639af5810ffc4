import { isDenied } from '../asked/denied.ts'
import { keepsAlike } from '../asked/keeps-alike.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { comparedFoods, isOnlyCompared, isContent, isOnlyOfKeeping, isUnderstood } from '../asked/fit.ts'
import { wording } from '../asked/wording.ts'
import { stemOf, tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import type { Quantity } from '../../reading/index.ts'
import type { Wording } from '../asked/wording.ts'
import { quantitiesIn, tokensOf as readTokens } from '../../reading/index.ts'
import { fillSlots } from './fill-slots.ts'
import { asksForSign, relationsAsked } from './asked-relation.ts'
import { allCards } from './all-cards.ts'
import { cardsByPhrase } from './cards-by-phrase.ts'
import type { CardsOf } from './cards-by-phrase.ts'
import type { Card, Relation } from './card.ts'
import { topicOf } from '../intent.ts'
import { namedFoodsIn } from '../named-foods.ts'
import type { NamedFood } from '../named-foods.ts'
import { shareSpokenOf } from './card-meaning.ts'
import { foodOfWord, splitNames, takesPartForFood } from './food-names.ts'

/** A card with how well it fits: the rarer what it shares with the question, the better. */
export type FoundCard = {
  readonly card: Card
  readonly score: number
  readonly coverage: number
  /** True where the question is the kitchen's own for the card. */
  readonly isWordForWord?: boolean
}

type Index = {
  readonly book: ReturnType<typeof phraseBook<string>>
  readonly rarity: ReadonlyMap<string, number>
  readonly cardsOf: CardsOf
}

let index: Index | undefined

/** What 'how', 'do' and the like weigh, which tell nothing of what a question is about. */
const ofQuiet = 1
const isQuiet = (phrase: string): boolean =>
  tokensOf(phrase.replaceAll('|', ' ').replaceAll('*', ' ')).every((token) => !isContent(token))

function cardIndex(): Index {
  if (index) return index
  const cards = allCards()
  const phrases = new Set(cards.flatMap(({ about, unless }) => [...about.flat(), ...unless]))
  const counts = new Map<string, number>()
  for (const { about } of cards)
    for (const phrase of new Set(about.flat())) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  const rarity = new Map(
    [...counts].map(([phrase, count]) => [
      phrase,
      isQuiet(phrase) ? ofQuiet : Math.log(1 + cards.length / count),
    ]),
  )
  const book = phraseBook([...phrases].map((phrase) => [phrase, phrase] as const))
  index = { book, rarity, cardsOf: cardsByPhrase(cards) }
  return index
}

const day = 24 * 60
const askedTimes: readonly { readonly asked: Wording; readonly isTold: (card: Card) => boolean }[] = [
  {
    asked: wording(
      'how long * keep|=last|lasts|stay|good|store|stored|fridge|refrigerator|freezer|fresh|ok|okay|safe|freez / how many day|week|month * keep|=last|lasts|stay|good|store|stored|fridge|refrigerator|freezer|fresh|ok|okay|safe / shelf life / how long be * good|ok|okay|safe|fresh / when * expire / how long * before * bad|off|spoil',
      'boil / roast / simmer / cook / bake',
    ),
    isTold: (card) =>
      tells(card, ({ kind, range }) => kind === 'duration' && range.max >= day) || lasting.test(card.text),
  },
  {
    asked: wording(
      'how long * cook|boil|steam|fry|grill|saute|poach|blanch|microwave|roast|bake|simmer / how many minute * cook|boil|steam|fry|grill|saute|poach|blanch|microwave|roast|bake|simmer',
    ),
    isTold: (card) => tells(card, ({ kind }) => kind === 'duration'),
  },
  {
    asked: wording('what|which temperature|temp / how hot / internal temperature|temp'),
    isTold: (card) => tells(card, ({ kind }) => kind === 'temperature'),
  },
]
const lasting = wording(
  'indefinitely / for good / for years / forever / overnight / within 2 hours / 2 hours',
)

const quantities = new WeakMap<Card, ReturnType<typeof quantitiesIn>>()

/** Whether a card tells a figure of the kind that is asked for: how long it keeps, how hot it has to be. */
function tells(card: Card, is: (quantity: Quantity) => boolean): boolean {
  let found = quantities.get(card)
  if (found === undefined) quantities.set(card, (found = quantitiesIn(readTokens(fillSlots(card.text)))))
  return found.some(is)
}

/** Below this share of what a question is about, a card answers another question. */
const leastCoverage = 0.5

/** Below this share of what a question says, a card speaks of something else. */
const leastShare = 0.28

/** What is asked has another relation to the matter than a card has: then it speaks of most of the question, or by chance of its words. */
const otherRelation = 0.6
const mostSpokenOf = 0.5

/** What stood in the cold all the time was not left out, whatever 'left' and 'overnight' say. */
const wasKeptCold = wording(
  'in|inside|from|to the|my|a fridge|refrigerator|freezer / in|inside fridge|refrigerator',
  'out of / before|forgot|broke|broken|door|power|died|off / counter|worktop|table|side|bench|car|outside / room temperature / not put|in|refrigerated / straight|hot|warm',
)
const isOfLeftOut = ({ about }: Card): boolean =>
  about.some((group) => {
    const words = group.flatMap((phrase) => phrase.replaceAll('|', ' ').split(' '))
    return words.includes('overnight') && (words.includes('counter') || words.includes('temperature'))
  })

/** What keeps on a shelf is not spoilt by standing out. */
const fewestDays = 14
const isShelved = ({ isDish, storage, us9 }: NamedFood['food']): boolean =>
  !isDish && (storage.pantry?.max ?? 0) >= fewestDays && !us9.includes('egg') && !us9.includes('milk')
const keepOnShelf = (foods: readonly NamedFood[]): boolean =>
  foods.length > 0 && foods.every(({ food }) => isShelved(food))

const signs = wording('mold|mould|moldy|slime|slimy|smell|fuzz|fuzzy|spots')
/** 'Two weeks past its date, no mold': a sign that was looked for and is not there. */
const isMissingSign = (tokens: readonly Token[], at: number): boolean =>
  signs.test(tokens[at]?.word ?? '') &&
  isDenied(
    tokens.map(({ word }) => word),
    at,
  )

/** The cards that answer a question, the best first: every group of what it is about is named, and what it wants to know agrees. */
export function findCards(tokens: readonly Token[], plain: string): readonly FoundCard[] {
  const wanted = askedTimes.filter(({ asked }) => asked.test(plain))
  const { book, rarity, cardsOf } = cardIndex()
  const foods = namedFoodsIn(plain)
  const compared = comparedFoods(tokens, foods)
  const isOfCompared = ({ start, end }: Token): boolean =>
    compared.some((food) => start >= food.start && end <= food.end)
  const found = findPhrases(tokens, book).filter(
    ({ from, to }) =>
      (to - from > 1 || !isMissingSign(tokens, from)) && !tokens.slice(from, to).every(isOfCompared),
  )
  const names = splitNames(tokens, foods)
  const shown = Map.groupBy(found, ({ value }) => value)
  const asked = relationsOf(tokens, plain)
  const wantsSign = asksForSign(tokens)
  const onlyKeeps = isOnlyOfKeeping(plain, foods)
  const asksWhy = tokens[0]?.word === 'why'
  const asksWhen = tokens[0]?.word === 'when' && doing.has(tokens[1]?.word ?? '')
  const isUnhurt = wasKeptCold.test(plain) || keepOnShelf(foods)
  const saysInstead = instead.test(plain) && !asksWhether.has(tokens[0]?.word ?? '')
  const missing = missingPlaces(tokens)
  const content = tokens.flatMap((token, at) => (isContent(token) && !isOnlyCompared(tokens, at) ? [at] : []))
  return cardsOf(shown.keys())
    .flatMap((card) => {
      if (card.unless.some((phrase) => shown.has(phrase))) return []
      if (onlyKeeps && !card.relations.includes('keep')) return []
      if (wantsSign && card.relations.every((each) => each === 'how')) return []
      if (!card.about.every((group) => group.some((phrase) => shown.has(phrase)))) return []
      const matched = card.about.map((group) => bestOf(group, shown, rarity))
      if (!wanted.every(({ isTold }) => isTold(card))) return []
      const named = card.about.flat().flatMap((phrase) => shown.get(phrase) ?? [])
      const places = new Set(named.flatMap(({ from, to }) => range(from, to)))
      if (saysInstead && missing.length > 0 && !missing.some((at) => places.has(at))) return []
      if (missing.some((at) => tokens[at]?.stem === opening(card))) return []
      if (takesPartForFood(names, places) || (isUnhurt && isOfLeftOut(card))) return []
      if (onlyKeeps && !keepsNamed(tokens, places, foods)) return []
      const coverage = coverageOf(tokens, content, places)
      const share = shareSpokenOf(card, tokens, places, foods)
      if (share < leastShare) return []
      const isMissed = (asksWhy && !explains(card)) || (asksWhen && !card.relations.includes('when'))
      const agreement = agreementOf(card, asked, saysInstead) * (isMissed ? leadMissed : 1)
      const isThin = coverage < leastCoverage - (card.about.length - 1) * 0.08
      if (agreement === 0 || isThin || (agreement <= otherRelation && share < mostSpokenOf)) return []
      const rare = matched.reduce((sum, each) => sum + (each?.rarity ?? 0), 0)
      const score = rare * (0.5 + coverage) * agreement
      return [{ card, score, coverage }]
    })
    .toSorted((a, b) => b.score - a.score)
}

/** What holds of a can holds of all that is canned. */
const ofCans = new Set(['canned', 'tin'])

/** Whether the words that a card is found by name a food that keeps as one of those asked for does: 'breaded' is no bread, and canned corn no corn. */
function keepsNamed(
  tokens: readonly Token[],
  places: ReadonlySet<number>,
  foods: readonly NamedFood[],
): boolean {
  if (tokens.some(({ stem }, at) => places.has(at) && ofCans.has(stem))) return true
  return foods.some(({ food, start, end }) => {
    const said = tokens.filter((token, at) => places.has(at) && token.start < end && token.end > start)
    const told = foodOfWord(said.map(({ word }) => word).join(' '))
    return told !== null && keepsAlike(told, food)
  })
}

/** What the words ask, and 'instead' also where something is only told to be missing. */
const relationsOf = (tokens: readonly Token[], plain: string): ReadonlySet<Relation> => {
  const said = relationsAsked(tokens)
  return topicOf(plain) === 'substitutes' ? new Set<Relation>([...said, 'instead']) : said
}

/** What a word beside the card's own weighs where it only tells of a place, a state or a time. */
const circumstance = 0.4

/** Of the words that a question is about, the share that the card is about. */
function coverageOf(
  tokens: readonly Token[],
  content: readonly number[],
  places: ReadonlySet<number>,
): number {
  const missed = content
    .filter((at) => !places.has(at))
    .reduce((sum, at) => sum + (isUnderstood(tokens[at]) ? circumstance : 1), 0)
  const covered = content.filter((at) => places.has(at)).length
  return covered === 0 ? 0 : covered / (covered + missed)
}

/** A card that says how is a poor answer to why, and one that says whether to when. */
const leadMissed = 0.5
const doing = new Set('do does is are can should will'.split(' '))
const explains = ({ relations }: Card): boolean =>
  relations.some((each) => each === 'why' || each === 'fix' || each === 'what')

/** Cards that only answer when just that is asked: nobody wants to hear of substitutes who asks why. */
const strict: readonly Relation[] = ['instead']

/** Who says what is to be replaced wants to hear by what; what was replaced already may have to be mended. */
const instead = wording('instead of / in place of / rather than / substitute for|of / replacement for')
/** 'Can I use a pressure cooker instead' wants a yes or no. */
const asksWhether = new Set('can could may should is are do does will would'.split(' '))
/** What a card speaks of first: 'Cornstarch: ...' is no answer to what to use in place of cornstarch. */
const opening = ({ text }: Card): string => stemOf((text.split(' ')[0] ?? '').toLowerCase().replace(':', ''))

const cueOfMissing = phraseBook<true>([
  ['instead of', true],
  ['place of', true],
  ['rather than', true],
])
const longestMissing = 4
const endsMissing = new Set('for in to with when while on if as because and or'.split(' '))

/** Where what is to be replaced stands: the words behind 'instead of'. */
function missingPlaces(tokens: readonly Token[]): readonly number[] {
  const cue = findPhrases(tokens, cueOfMissing)[0]
  if (!cue) return []
  const behind = range(cue.to, Math.min(tokens.length, cue.to + longestMissing))
  const stop = behind.findIndex(
    (at) => at > cue.to && ((tokens[at]?.isAfterBreak ?? false) || endsMissing.has(tokens[at]?.word ?? '')),
  )
  return (stop < 0 ? behind : behind.slice(0, stop)).filter((at) => tokens[at] && isContent(tokens[at]))
}
const mends = new Set<Relation>(['fix', 'why', 'amount', 'own'])

/** What goes wrong is mended by its cause: who asks to save it and who asks why are told the same. */
const mending = new Set<Relation>(['fix', 'why'])
const asksToMend = (asked: ReadonlySet<Relation>): boolean => asked.has('fix') || asked.has('why')

/** How well what a card answers agrees with what is asked: 1 where it does, less where the words leave it open, 0 where it cannot be. */
function agreementOf({ relations }: Card, asked: ReadonlySet<Relation>, saysInstead: boolean): number {
  if (asked.size === 0) return relations.some((each) => strict.includes(each)) ? 0 : 0.9
  if (relations.every((each) => strict.includes(each)) && !relations.some((each) => asked.has(each))) return 0
  if (saysInstead && !relations.includes('instead'))
    return relations.some((each) => mends.has(each)) ? 0.5 : 0
  if (asked.has('keep') && !relations.includes('keep')) return asked.size === 1 ? 0.4 : 0.6
  if (relations.some((each) => asked.has(each) || (mending.has(each) && asksToMend(asked))))
    return asked.has('instead') && !relations.includes('instead') ? 0.6 : 1
  return relations.every((each) => strict.includes(each)) || asked.has('instead') ? 0 : 0.6
}

function bestOf(
  group: readonly string[],
  shown: ReadonlyMap<string, readonly { from: number; to: number }[]>,
  rarity: ReadonlyMap<string, number>,
) {
  const found = group.flatMap((phrase) => {
    return (shown.get(phrase) ?? []).map((place) => ({ ...place, rarity: rarity.get(phrase) ?? 0 }))
  })
  return found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || b.rarity - a.rarity)[0] ?? null
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, step) => from + step)
