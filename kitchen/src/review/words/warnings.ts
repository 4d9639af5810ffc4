import { findFood } from '../../foods/index.ts'
import { harmForms, harmlessForms } from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'
import { carriersIn } from '../diets/carriers.ts'
import { allergensOfLine } from '../diets/household-allergens.ts'
import { holdsContactDetails } from './contact-details.ts'
import type { Work } from '../work.ts'

/** Words of a warning: what a dish holds, and what is left out for whom. */
const holding = new Set(['contain', 'contains', 'containing', 'holds', 'includes'])
const leaving = new Set(['leave', 'omit', 'skip', 'swap', 'replace'])
/** With these the sentence also says what is not in it, or who may eat it. */
const limiting = new Set([
  'only',
  'just',
  'no',
  'none',
  'but',
  'except',
  'otherwise',
  'free',
  'safe',
  'fine',
  'ok',
  'okay',
  'suitable',
  'still',
])

/**
 * True for a sentence that tells whom the dish is not for, or which allergens it holds, where every food and allergen that it names is really in
 * the recipe: the computed allergens prove it. 'Contains fish and peanuts', 'Not for coeliacs: barley contains gluten'.
 */
export function isTrueWarning(read: ReadSentence, work: Pick<Work, 'lines'>): boolean {
  if (!warns(read)) return false
  const named = [...allergensNamed(read)]
  const held = new Set(
    work.lines.flatMap((line) => allergensOfLine(line, ({ us9, eu14 }) => [...us9, ...eu14])),
  )
  const isOfPerson = read.mentions.some(({ kind }) => kind === 'person')
  return (
    (named.length > 0 || isOfPerson) &&
    named.every((allergen) => held.has(allergen)) &&
    namesOnlyListed(read, work)
  )
}

function warns({ tokens, mentions }: ReadSentence): boolean {
  const isNot =
    tokens[0]?.word === 'not' && mentions.some(({ kind, isNegated }) => kind === 'person' && isNegated)
  const words = tokens.slice(isNot ? 3 : 0)
  if (words.some(({ word }) => limiting.has(word))) return false
  const isHeld = words.some(({ word }) => holding.has(word))
  const isLeft = leaving.has(tokens[0]?.word ?? '') && mentions.some(({ kind }) => kind === 'person')
  return isNot || isHeld || isLeft || isCalledSo(words, mentions)
}

const copulas = new Set(['is', 'are'])
/** 'Tahini is sesame': one food by the name of another. */
const isCalledSo = (words: readonly Token[], mentions: ReadSentence['mentions']): boolean =>
  words.some(
    ({ word, start, end }) =>
      copulas.has(word) &&
      mentions.some((each) => each.foods.length > 0 && each.end + 1 === start) &&
      mentions.some((each) => each.foods.length > 0 && each.start === end + 1),
  ) && mentions.every(({ kind, effect }) => kind !== 'technique' || effect === 'test')

const labels = new Set(['label', 'packet', 'tin', 'can', 'jar', 'bottle', 'pack', 'packaging', 'box'])
const labelReach = 3
/** 'For coeliacs, check the labels of the almonds': whoever is told to read what is printed is told nothing of it. */
export const asksForLabels = (read: ReadSentence, work: Pick<Work, 'lines'>): boolean =>
  read.tokens.some(
    ({ word }, at) =>
      (word === 'check' || word === 'read') &&
      read.tokens.slice(at + 1, at + 1 + labelReach).some(({ singular }) => labels.has(singular)),
  ) &&
  !read.tokens.some(({ word }) => limiting.has(word)) &&
  !holdsContactDetails(read.text, read.tokens) &&
  read.mentions.every(({ kind }) => kind !== 'claim') &&
  namesOnlyListed(read, work)

const words: Readonly<Record<string, readonly string[]>> = {
  gluten: ['gluten'],
  dairy: ['milk'],
  lactose: ['milk'],
  nut: ['tree nuts'],
  shellfish: ['crustaceans'],
}

/** Allergens that a text names, by themselves or by a food. */
export function allergensNamed(read: ReadSentence): ReadonlySet<string> {
  const said = read.tokens.flatMap(({ singular }) => words[singular] ?? [])
  const carried = carriersIn(read.tokens.filter(({ singular }) => !(singular in words))).flatMap(
    ({ allergens }) => allergens,
  )
  const certain = read.mentions.flatMap(({ foods, kind, text }) => {
    const food = kind === 'food' && !(text.toLowerCase() in words) ? findFood(foods[0] ?? '') : undefined
    return food === undefined ? [] : [...food.us9, ...food.eu14]
  })
  return new Set([...said, ...carried, ...certain])
}

/** A harmless food that no line lists would be a lie about what is in it. */
const namesOnlyListed = (read: ReadSentence, { lines }: Pick<Work, 'lines'>): boolean =>
  read.mentions.every(
    ({ foods, kind, text }) =>
      kind !== 'food' ||
      foods.length === 0 ||
      allergensNamed({ ...read, mentions: read.mentions.filter((each) => each.text === text) }).size > 0 ||
      lines.some(({ food }) => food !== undefined && foods.includes(food.name)),
  )

const harm = phraseSet(harmForms)
const harmless = phraseSet(harmlessForms)
/** Work that takes the harmful part away. */
const taking: ReadonlySet<Effect> = new Set<Effect>(['remove', 'cut'])

/**
 * What a sentence says of harm: 'warns' where it only says that a part of a food harms and how it is taken away, 'denies' where it says that something
 * does not harm, which no table bears out. Null where it says nothing of it, or something else besides, which is judged as any other words are.
 */
export function harmSaid(read: ReadSentence): 'warns' | 'denies' | null {
  const found = findPhrase(read.tokens, harm)
  if (holdsPhrase(read.tokens, harmless)) return 'denies'
  if (found === undefined) return null
  const denials = read.mentions.filter(({ kind, id }) => kind === 'word' && id === 'negation')
  const clause = read.tokens.findLastIndex(({ isAfterMark }, at) => isAfterMark && at <= found.first)
  const before = denials.filter(({ first }) => first >= clause && first < found.first)
  if (before.length > 0 && !isTooLittle(read, before[0]?.last ?? 0, found.first)) return 'denies'
  if (denials.some(({ first }) => first > found.first)) return null
  return isOfPartAlone(read) ? 'warns' : null
}

/** True where a sentence calls something harmful, without a denial before it and without leave for anything else. */
export function callsHarmful(read: ReadSentence): boolean {
  const found = findPhrase(read.tokens, harm)
  if (found === undefined || holdsPhrase(read.tokens, harmless)) return false
  const clause = read.tokens.findLastIndex(({ isAfterMark }, at) => isAfterMark && at <= found.first)
  return (
    !read.tokens.some(({ word }) => limiting.has(word) && word !== 'only' && word !== 'no') &&
    !read.mentions.some(
      ({ kind, id, first }) => kind === 'word' && id === 'negation' && first >= clause && first < found.first,
    )
  )
}

/** 'Never gets hot enough to knock out the toxin': what is denied is the remedy. */
const isTooLittle = ({ tokens }: ReadSentence, denial: number, harmed: number): boolean =>
  tokens.slice(denial + 1, harmed).some(({ word }) => word === 'enough')

/** Rhubarb leaves, the pits of apricots: nothing of people, cures and addresses, and no work but what takes the part away. */
function isOfPartAlone({ mentions, tokens, text }: ReadSentence): boolean {
  return (
    mentions.some(({ kind }) => kind === 'part' || kind === 'food' || kind === 'food-class') &&
    !holdsContactDetails(text, tokens) &&
    mentions.every(
      ({ kind, effect, isNegated, text: said }) =>
        kind !== 'claim' &&
        (kind !== 'person' || holdsPhrase(tokensOf(said), harm)) &&
        (kind !== 'technique' ||
          isNegated ||
          effect === null ||
          taking.has(effect) ||
          (effect === 'prepare' && holdsPhrase(tokens, harm))),
    )
  )
}

/** 'A rotten smell?', answered by 'bin the lot'. */
export const asksForSpoiled = (read: ReadSentence, answer: ReadSentence): boolean =>
  read.text.endsWith('?') &&
  read.mentions.some(({ kind, id }) => kind === 'danger' && id === 'spoiled') &&
  (answer.tokens[0]?.word === 'toss' ||
    answer.mentions.some(({ kind, id, isNegated }) => kind === 'technique' && id === 'discard' && !isNegated))

/** 'If it smells rotten, bin the lot': food that shows decay is thrown away, and nothing else is done. */
export const throwsAwaySpoiled = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, id }) => kind === 'danger' && id === 'spoiled') &&
  mentions.some(({ kind, id, isNegated }) => kind === 'technique' && id === 'discard' && !isNegated) &&
  mentions.every(
    ({ kind, id, effect, isNegated, first, last }) =>
      kind !== 'technique' ||
      id === 'discard' ||
      effect === null ||
      isNegated ||
      mentions.some((each) => each.kind === 'danger' && each.first <= first && each.last >= last),
  )
