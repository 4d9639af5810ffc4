import type { FoodName } from '../foods/index.ts'
import { toolHeads } from '../lexicon/index.ts'
import type { ConceptKind, Effect } from '../lexicon/index.ts'
import type { Token } from './tokens.ts'
import { withThrown } from './thrown-away.ts'
import { isVerb } from './verbs.ts'
import { membersOf, phrasesAt, withPlurals } from './vocabulary.ts'
import type { Match, Sense, VerbForm } from './vocabulary.ts'

/**
 * How surely words name a food. `exact`: this food; `variety`: one of its kinds ('onion' of a red onion); `class`: any food of a class
 * ('berries'); `unknown`: an animal food the tables do not have. Diets and allergens take `exact` and `variety` only.
 */
export type Certainty = 'exact' | 'variety' | 'class' | 'unknown'

/** A concept at a place in a text. */
export type Mention = {
  readonly kind: ConceptKind
  /** The likeliest meaning; `senses` has all of this kind. */
  readonly id: string
  readonly senses: readonly Sense[]
  readonly text: string
  readonly start: number
  readonly end: number
  /** Indexes of its first and last token. */
  readonly first: number
  readonly last: number
  /** Foods that may be meant, the likeliest first; empty for what is no food. */
  readonly foods: readonly FoodName[]
  readonly certainty: Certainty
  /** True where the words deny it: 'no', 'without', 'instead of', 'do not'. */
  readonly isNegated: boolean
  /** Of a technique: the form of its verb, and what it does. */
  readonly form: VerbForm | null
  readonly effect: Effect | null
}

/** Kinds that stand in one another's way: of these the longest phrase counts. */
const laneOf: Readonly<Record<ConceptKind, number>> = {
  food: 0,
  'food-class': 0,
  tool: 0,
  poison: 1,
  technique: 2,
  cue: 3,
  place: 4,
  word: 5,
  reference: 6,
  person: 7,
  claim: 8,
  contact: 9,
  state: 10,
  danger: 11,
  part: 12,
  time: 13,
}
const lanes = 14

/**
 * Every concept that a text names, by the longest phrase of its kind, in order of the text. What is named for a food but is none here
 * ('rice cooker', 'the size of a walnut') and verbs that look like foods ('cream the butter') are no foods.
 */
export function mentionsIn(text: string, tokens: readonly Token[]): readonly Mention[] {
  const raw = scan(text, tokens)
  const settled = settle(raw, tokens)
  return withNegation(withThrown(text, settled, tokens), tokens)
}

function scan(text: string, tokens: readonly Token[]): Mention[] {
  const found: Mention[] = []
  const free = Array.from({ length: lanes }, () => 0)
  const best: (Match & { senses: readonly Sense[] })[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const matches = phrasesAt(tokens, at)
    if (matches.length === 0) continue
    best.length = 0
    for (const match of matches) {
      if (endsInAdverb(tokens, at + match.length - 1)) continue
      for (const sense of match.senses) {
        const lane = laneOf[sense.kind]
        const known = best[lane]
        if (known === undefined || known.length < match.length)
          best[lane] = { length: match.length, senses: [sense] }
        else best[lane] = { length: known.length, senses: [...known.senses, sense] }
      }
    }
    for (let lane = 0; lane < lanes; lane += 1) {
      const match = best[lane]
      if (match === undefined || (free[lane] ?? 0) > at) continue
      found.push(mentionOf(text, tokens, at, match))
      free[lane] = at + match.length
    }
  }
  return found
}

const particles = new Set(['in', 'into', 'to', 'on', 'onto', 'over', 'up', 'under'])

/** 'Nestle the chicken back in': where to, and no part of a chicken. */
function endsInAdverb(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'back' || at === 0) return false
  const next = tokens[at + 1]
  if (next !== undefined && !next.isAfterMark) return particles.has(next.word)
  return tokens.slice(Math.max(0, at - puttingReach), at).some(({ word }) => putting.has(word))
}
const putting = new Set(['put', 'bring', 'add', 'tip', 'slide', 'pour', 'pop', 'set', 'place', 'move'])
const puttingReach = 4

const order: readonly ConceptKind[] = ['tool', 'food', 'food-class']

function mentionOf(text: string, tokens: readonly Token[], at: number, { length, senses }: Match): Mention {
  const main =
    order.map((kind) => senses.find((sense) => sense.kind === kind)).find((sense) => sense !== undefined) ??
    senses[0]
  const last = at + length - 1
  const start = tokens[at]?.start ?? 0
  const end = tokens[last]?.end ?? start
  const kind = main?.kind ?? 'word'
  const foods = kind === 'food' || kind === 'food-class' ? foodsMeant(senses) : noFoods
  return {
    kind,
    id: main?.id ?? '',
    senses: kind === 'food' ? senses : senses.filter((sense) => sense.kind === kind),
    text: text.slice(start, end),
    start,
    end,
    first: at,
    last,
    foods,
    certainty: kind === 'food' ? (foods.length > 1 ? 'variety' : 'exact') : 'class',
    isNegated: false,
    form: main?.form ?? null,
    effect: main?.effect ?? null,
  }
}

const meant = new Map<string, readonly FoodName[]>()

/** The food that the words name, then those of its class, likeliest first. */
function foodsMeant(senses: readonly Sense[]): readonly FoodName[] {
  const named = senses.filter(({ kind }) => kind === 'food' || kind === 'food-class')
  if (named.length === 0) return noFoods
  const key = named.map(({ kind, id }) => `${kind}:${id}`).join('|')
  const known = meant.get(key)
  if (known !== undefined) return known
  const exact = named.filter(({ kind }) => kind === 'food').map(({ id }) => id)
  const classes = named.flatMap(({ foodClass }) => (foodClass === undefined ? [] : membersOf(foodClass)))
  const found = [...new Set([...exact, ...classes])]
  meant.set(key, found)
  return found
}

const noFoods: readonly FoodName[] = []

const toolEnds = withPlurals(toolHeads)
const shapes = new Set(
  'size sized sizes shape shaped like coloured colored free less flavoured flavored style scented lover lovers thick'.split(
    ' ',
  ),
)

/** Takes out foods that are none where they stand, and techniques that are nouns there. */
function settle(raw: readonly Mention[], tokens: readonly Token[]): readonly Mention[] {
  const verbs = new Set<Mention>()
  for (const mention of raw)
    if (mention.kind === 'technique' && isVerb(mention, raw, tokens)) verbs.add(mention)
  const comparisons = raw.filter(
    ({ kind, id }) => kind === 'word' && (id === 'comparison' || id === 'likeness'),
  )
  return raw.filter((mention) => {
    if (mention.kind === 'technique') return verbs.has(mention) && !isToolOfFood(mention, raw, tokens)
    if (coveredKinds.has(mention.kind) && isCoveredBy(mention, verbs)) return false
    if (mention.kind === 'cue' && isWorkOnFood(mention, verbs, tokens)) return false
    if (mention.kind === 'reference' && isInFood(mention, raw)) return false
    return !isFood(mention) || !(isOtherwise(mention, tokens, comparisons) || isOfTool(mention, raw, tokens))
  })
}

/** 'Behind the flour bin' throws nothing away. */
const isToolOfFood = ({ first, last }: Mention, raw: readonly Mention[], tokens: readonly Token[]): boolean =>
  first === last &&
  toolEnds.has(tokens[first]?.word ?? '') &&
  tokens[first]?.isAfterMark === false &&
  raw.some((each) => isFood(each) && each.last === first - 1) &&
  determiners.has(tokens[first - 2]?.word ?? '')

/** 'A sheet of kitchen roll'. */
const isOfTool = ({ last }: Mention, raw: readonly Mention[], tokens: readonly Token[]): boolean =>
  tokens[last + 1]?.word === 'of' && raw.some(({ kind, first }) => kind === 'tool' && first === last + 2)

const isFood = ({ kind }: Mention) => kind === 'food' || kind === 'food-class'
const coveredKinds: ReadonlySet<ConceptKind> = new Set([
  'food',
  'food-class',
  'reference',
  'part',
  'state',
  'tool',
  'place',
])

const articles = new Set(['the', 'a', 'an', 'it', 'them', 'into', 'over', 'your'])

/** 'Flake the tuna' is work, 'until it flakes' a sign. */
function isWorkOnFood(
  { first, last }: Mention,
  verbs: ReadonlySet<Mention>,
  tokens: readonly Token[],
): boolean {
  const next = tokens[last + 1]
  if (next === undefined || next.isAfterMark || !articles.has(next.word)) return false
  for (const verb of verbs) if (verb.form === 'base' && verb.first <= first && verb.last >= last) return true
  return false
}

/** 'The soy sauce' is that sauce, and none made here. */
const isInFood = ({ first, last }: Mention, raw: readonly Mention[]) =>
  raw.some(
    (each) => each.kind === 'food' && each.first <= first && each.last >= last && each.last > each.first,
  )

function isCoveredBy({ first, last }: Mention, verbs: ReadonlySet<Mention>): boolean {
  for (const verb of verbs) if (verb.first <= first && verb.last >= last) return true
  return false
}

function isOtherwise(mention: Mention, tokens: readonly Token[], comparisons: readonly Mention[]): boolean {
  const after = tokens[mention.last + 1]
  if (after !== undefined && !after.isAfterMark) {
    if (toolEnds.has(after.word) && !isKeptBeforeTool(mention, after.word)) return true
    if (shapes.has(after.word) || isColor(mention, tokens, after)) return true
  }
  return comparisons.some(
    ({ last }) =>
      last < mention.first &&
      mention.first - last <= 4 &&
      !tokens.slice(last + 1, mention.first + 1).some(({ isAfterMark }) => isAfterMark),
  )
}

const shades = new Set(['brown', 'green', 'pink'])
/** 'Chestnut brown', 'olive green' are colors; 'until the onions brown', '1 pepper green' are not. */
const isColor = ({ first, text }: Mention, tokens: readonly Token[], { word }: Token): boolean =>
  shades.has(word) &&
  !text.endsWith('s') &&
  !determiners.has(tokens[first - 1]?.word ?? '') &&
  (word === 'brown' || (first > 0 && Number.isNaN(Number(tokens[first - 1]?.word))))
const determiners = new Set(['the', 'your', 'this', 'that', 'with', 'let', 'add'])

/** 'Chicken bowl' and 'pasta salad' are dishes; so is a 'stick' of butter a measure and a 'ring' of onion a part. */
const isKeptBeforeTool = ({ text }: Mention, tool: string) =>
  measureWords.has(tool) || (text.toLowerCase() === 'rice' && tool === 'paper')
const measureWords = new Set(['stick', 'sticks', 'ring', 'rings', 'bowl', 'bowls'])

const negations = 6

/** Denials reach to the next mark or verb, and over six words at the most. */
function withNegation(mentions: readonly Mention[], tokens: readonly Token[]): readonly Mention[] {
  const denials = mentions.filter(
    ({ kind, id }) => kind === 'word' && (id === 'negation' || id === 'forbidding'),
  )
  if (denials.length === 0) return mentions
  const foods = new Set(
    mentions
      .filter(isFood)
      .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  return mentions.map((mention) => {
    if (mention.kind === 'word') return mention
    const isNegated = denials.some(
      (denial) => denial.last < mention.first && reaches(denial, mention, tokens, foods),
    )
    return isNegated ? { ...mention, isNegated } : mention
  })
}

function reaches(
  denial: Mention,
  mention: Mention,
  tokens: readonly Token[],
  foods: ReadonlySet<number>,
): boolean {
  if (mention.first - denial.last > negations || isOrderBehind(denial, mention, tokens)) return false
  const isBare = bareDenials.has(tokens[denial.first]?.word ?? '')
  for (let at = denial.last + 1; at <= mention.first; at += 1)
    if (
      (isBare && modals.has(tokens[at]?.word ?? '')) ||
      tokens[at]?.word === 'but' ||
      (tokens[at]?.isAfterMark && !isListed(at, tokens, foods))
    )
      return false
  return true
}

/** 'Ones without topping can stay in the fridge': what is left out is a thing, and no work. */
const bareDenials = new Set(['without', 'no', 'minus'])
const modals = new Set(['can', 'may', 'will', 'should', 'must', 'could'])

const joints = new Set(['or', 'and', 'nor'])

/** 'Scatter over without pressing and bake': behind 'without' only what goes on in '-ing' is denied. */
const isOrderBehind = (denial: Mention, { kind, form, first }: Mention, tokens: readonly Token[]): boolean =>
  kind === 'technique' &&
  form === 'base' &&
  tokens[denial.first]?.word === 'without' &&
  tokens[first - 1]?.word === 'and'

/** 'No salt, sugar or honey': a comma between the foods of a list ends no denial. */
const isListed = (at: number, tokens: readonly Token[], foods: ReadonlySet<number>): boolean =>
  tokens[at]?.isAfterStop === false &&
  foods.has(at - 1) &&
  (foods.has(at) || joints.has(tokens[at]?.word ?? ''))
