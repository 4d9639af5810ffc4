import { findFood } from '../../foods/index.ts'
import { findMentions } from '../../recognition/index.ts'
import type { Mention } from '../../recognition/index.ts'
import { findPhrases, phraseAt, phraseBook } from './phrases.ts'
import type { PhraseBook } from './phrases.ts'
import { allergenNames, restrictionNames } from './restriction.ts'
import type { Restriction } from './restriction.ts'
import type { Token } from './tokens.ts'
import { childrenIn } from './children-told.ts'
import { weeksAlong } from './weeks-along.ts'
import type { Told } from './children-told.ts'

/** What a text says of people: what they may not eat, and which words of the text say so. */
export type ReadRestrictions = {
  readonly restrictions: readonly Restriction[]
  /** Characters of the text that name restrictions: a food in them is not what is asked about. */
  readonly spans: readonly (readonly [start: number, end: number])[]
  /** 'He outgrew it', 'no longer allergic': a doctor decides whether it still holds. */
  readonly isOutgrown: boolean
}

const allergens = phraseBook(allergenNames)
const named = phraseBook(restrictionNames)

/** What a body does that does not bear a food. */
const reactions =
  'swell|swollen|hives|rash|rashes|itch|itchy|wheeze|wheezy|spots|blotchy|blotches|welts|tingle|tingly|puffy|eczema|throat|lips|tongue'

/** Words after which comes what somebody does not eat. */
const ills = phraseBook<true>([
  ['allergic|intolerant|sensitive|anaphylactic|allergy|intolerance|reaction|react|reacts to', true],
  ['badly from', true],
  [`${reactions} * from|after`, true],
  ['break|come out * from|after', true],
  ['blow|puff up * from|after', true],
  [`${reactions} * when|whenever|if he|she|they|i|we|who|that eat|have|drink|touch|taste|get`, true],
])
const shunning = phraseBook<true>([
  ['avoid|avoids|avoiding', true],
  ['ban|bans|banned|banning|forbid|forbids|prohibits', true],
  ['off', true],
  ['not|never eat|have|do|tolerate|touch|allowed|digest|handle', true],
  ['no longer eat|have|do|tolerate', true],
  ['not be allowed|able|supposed to eat|have', true],
  ['cut|cutting out', true],
  ['one|guest|other|another no', true],
])
/** Words before which it stands: 'egg allergy', 'dairy free'. */
const after = phraseBook<true>([
  ['allergy|allergic|allergies|intolerance|intolerant|sensitivity|free|anaphylaxis|anaphylactic|ige', true],
])
/** Behind a food: 'eggs make her itch', 'milk gives my son a rash'. */
const makesIll = phraseBook<true>([
  [`make|give|bring|send him|her|me|us|them|my|our|his * ${reactions}|sick|ill|vomit|puke`, true],
])
const outgrown = phraseBook<true>([
  ['outgrew|outgrown|outgrow', true],
  ['grew|grown out of', true],
  ['no longer allergic|intolerant|coeliac', true],
  ['not allergic|coeliac * anymore|any', true],
  ['used to be allergic|intolerant|coeliac', true],
])
const notAllergic = phraseBook<true>([['not|nor allergic|intolerant|coeliac', true]])
/** Reads who may not eat what, in the words of one message. */
export function readRestrictions(plain: string, tokens: readonly Token[]): ReadRestrictions {
  const mentions = findMentions(plain)
  const isOutgrown = findPhrases(tokens, outgrown).length > 0
  const sure = [
    ...toldAfter(tokens, mentions, ills),
    ...toldBefore(tokens, mentions),
    ...findPhrases(tokens, makesIll).flatMap(({ from }) => restrictedBefore(tokens, mentions, from) ?? []),
    ...namedIn(tokens, mentions),
  ]
  // 'He can't have mayo if he's allergic to eggs': the allergy is told, the mayo is asked about.
  const isSure = (each: Told): boolean => sure.some(({ from, to }) => each.to > from && each.from < to)
  const shunned = findPhrases(tokens, shunning)
    .map(({ to }) => listFrom(tokens, mentions, to))
    .flatMap((list) =>
      list.filter((each) => !isSure(each) && (sure.length === 0 || isAllergen(each) || list.some(isSure))),
    )
  const told = [...sure, ...shunned, ...childrenIn(tokens), ...weeksAlong(tokens)]
  const isDenied = !isOutgrown && findPhrases(tokens, notAllergic).length > 0 && told.length < 2
  const kept = isDenied ? [] : told
  return {
    restrictions: unique(kept.map(({ value }) => value)),
    spans: told.flatMap(({ from, to }) => {
      const [first, last] = [tokens[from], tokens[to - 1]]
      return first && last ? [[first.start, last.end] as const] : []
    }),
    isOutgrown,
  }
}

const allergenWords = new Set(allergenNames.map(([, { said }]) => said))
const isAllergen = ({ value }: Told): boolean =>
  value.kind !== 'food' && 'said' in value && (allergenWords.has(value.said) || value.kind === 'diet')

function toldAfter(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  cues: PhraseBook<true>,
): readonly Told[] {
  return findPhrases(tokens, cues).flatMap(({ to }) => listFrom(tokens, mentions, to))
}

const fillers = new Set(
  'to any all the a raw some kind of most every cooked plain real much such as'.split(' '),
)
const joins = new Set(['and', 'or', 'nor', 'plus'])

function listFrom(tokens: readonly Token[], mentions: readonly Mention[], start: number): readonly Told[] {
  const found: Told[] = []
  let at = start
  for (;;) {
    while (fillers.has(tokens[at]?.word ?? '') || (found.length > 0 && joins.has(tokens[at]?.word ?? '')))
      at += 1
    if (found.length > 0) at = pastNextPerson(tokens, at)
    const token = tokens[at]
    const isNext =
      found.length === 0 ? !token?.isAfterStop : !token?.isAfterStop && isListed(tokens, at, start)
    const next = token && isNext ? restrictedAt(tokens, mentions, at) : undefined
    if (!next) return found
    found.push(next)
    at = next.to
  }
}

const persons = new Set(
  'one another other two three second third son daughter sister brother husband wife mother father mom mum dad girl boy friend'.split(
    ' ',
  ),
)
const owners = new Set(['the', 'my', 'his', 'her', 'our', 'their'])

/** 'Allergic to milk, one to sesame': the next person, of whom the same is told. */
function pastNextPerson(tokens: readonly Token[], at: number): number {
  const person = owners.has(tokens[at]?.word ?? '') ? at + 1 : at
  const isToldOf = persons.has(tokens[person]?.word ?? '') && tokens[person + 1]?.word === 'to'
  return isToldOf ? person + 2 : at
}

/** A list goes on after 'and' or a comma. */
const isListed = (tokens: readonly Token[], at: number, start: number): boolean =>
  at > start &&
  (tokens[at]?.isAfterBreak === true ||
    joins.has(tokens[at - 1]?.word ?? '') ||
    fillers.has(tokens[at - 1]?.word ?? ''))

/** The allergen or food named at this word. */
function restrictedAt(tokens: readonly Token[], mentions: readonly Mention[], at: number): Told | undefined {
  const gluten = phraseAt(tokens, at, named)
  if (gluten && gluten.value.kind === 'diet') return gluten
  const mention = mentions.find(({ start }) => start === tokens[at]?.start)
  const byFood = mention ? foodRestriction(tokens, mention, at) : undefined
  const byName = phraseAt(tokens, at, allergens)
  // The longer name counts: 'egg' of 'egg noodles' is not what somebody is allergic to.
  return byName && (!byFood || byName.to >= byFood.to) ? byName : byFood
}

/** Nobody has to do without: 'she never did a water bath'. */
const forAll: ReadonlySet<string> = new Set(['water', 'ice'])

/** 'Allergic to cashews' stands for their allergen; 'to strawberries' for the food itself. */
function foodRestriction(
  tokens: readonly Token[],
  { foods, end, text }: Mention,
  at: number,
): Told | undefined {
  const food = findFood(foods[0] ?? '')
  if (!food || forAll.has(food.name)) return undefined
  const last = tokens.findIndex((token) => token.end >= end)
  const contained = [...new Set([...food.us9, ...food.eu14])]
  const value: Restriction =
    contained.length > 0
      ? { kind: 'allergen', allergens: contained, said: text }
      : { kind: 'food', food: food.name, said: text }
  return { value, from: at, to: last < 0 ? at + 1 : last + 1 }
}

/** 'Egg and nut allergy', 'dairy-free': what stands before, back to the beginning of the list. */
function toldBefore(tokens: readonly Token[], mentions: readonly Mention[]): readonly Told[] {
  return findPhrases(tokens, after).flatMap(({ from, to }) => {
    if (isModifier(tokens, mentions, to, from)) return []
    const found: Told[] = []
    let end = from
    for (;;) {
      const last = restrictedBefore(tokens, mentions, end)
      if (!last) break
      found.push({ ...last, to: found.length === 0 ? to : last.to })
      if (!joins.has(tokens[last.from - 1]?.word ?? '')) break
      end = last.from - 1
    }
    return found
  })
}

function restrictedBefore(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  end: number,
): Told | undefined {
  for (let at = Math.max(0, end - 4); at < end; at += 1) {
    const found = restrictedAt(tokens, mentions, at)
    if (found?.to === end) return found
  }
  return undefined
}

/** 'Gluten-free pasta', 'vegan mayonnaise': it tells the food and not the person. */
export function isModifier(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  to: number,
  from: number,
): boolean {
  const isWord = tokens[to - 1]?.word
  const next = tokens[to]
  if (!next || next.isAfterBreak || !(isWord === 'free' || isProductDiet(tokens, from))) return false
  return mentions.some(({ start }) => start === next.start)
}

const productDiets = new Set(['vegan', 'vegetarian', 'plant', 'veggie', 'keto', 'paleo', 'halal', 'kosher'])
const isProductDiet = (tokens: readonly Token[], from: number): boolean =>
  productDiets.has(tokens[from]?.word ?? '')

function namedIn(tokens: readonly Token[], mentions: readonly Mention[]): readonly Told[] {
  return findPhrases(tokens, named).filter(
    ({ from, to, value }) =>
      !isModifier(tokens, mentions, to, from) &&
      // Gluten alone may be what is asked about ('does it contain gluten'); told of a person it has its own words.
      !(tokens[from]?.word === 'gluten' && to - from === 1) &&
      value.kind !== 'child',
  )
}

function unique(restrictions: readonly Restriction[]): readonly Restriction[] {
  const keys = restrictions.map((restriction) => JSON.stringify(restriction))
  return restrictions.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}
