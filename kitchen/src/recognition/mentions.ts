import { findFood, foodNamed } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import { classesOf, formsOf, kinOf, longestPhrase, phrase } from './food-index.ts'
import { findGroup } from './groups.ts'
import { remembered } from '../reading/index.ts'
import { tokensOf } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'

/** A place in a text that names a food. One food: exactly that. Several: any of them may be meant, the likeliest first. */
export type Mention = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly foods: readonly FoodName[]
}

/**
 * Every food that a text names, by the longest match on whole words: 'peanut butter' is not butter, 'ice' is not in 'diced'. Words that
 * are verbs where they stand ('mince the garlic', 'cream the butter') are passed over.
 * @example findMentions('Toss the pasta with basil') // pasta: several foods, basil: one
 */
export const findMentions: (text: string) => readonly Mention[] = remembered(readMentions)

function readMentions(text: string): readonly Mention[] {
  const words = tokensOf(text)
  const mentions: Mention[] = []
  let at = 0
  while (at < words.length) {
    const found = longestAt(words, at)
    if (found === undefined) {
      at += 1
      continue
    }
    const [first, last] = [words[at], words[at + found.length - 1]]
    if (first && last) {
      mentions.push({
        text: text.slice(first.start, last.end),
        start: first.start,
        end: last.end,
        foods: found.foods,
      })
    }
    at += found.length
  }
  return mentions
}

type Found = { readonly length: number; readonly foods: readonly FoodName[] }

function longestAt(words: readonly Token[], at: number): Found | undefined {
  const first = words[at]
  if (first === undefined || isVerb(words, at)) return undefined
  const found = longestPhrase(words, at)
  if (found !== undefined) {
    const members = found.length === 1 && isClass(found.food) ? findGroup(first.singular) : undefined
    if (members !== undefined) return { length: 1, foods: unique([...members, found.food]) }
    const part = words.slice(at, at + found.length)
    return { length: found.length, foods: withForms(foodsMeant(part, found.food, isSeasoning(words, at))) }
  }
  // 'Greens' are leaves; 'green' is a color.
  const group = first.word === 'green' ? undefined : findGroup(first.singular)
  return group && { length: 1, foods: group }
}

function isClass(food: FoodName): boolean {
  return (findFood(food)?.members.length ?? 0) > 0
}

/** 'Salt and pepper': the spice, whatever else is called pepper. */
function isSeasoning(words: readonly Token[], at: number): boolean {
  const [salt, and] = [words[at - 2], words[at - 1]]
  return (salt?.word === 'salt' && andWords.has(and?.word ?? '')) || and?.word === 'salt'
}

const andWords = new Set(['and', 'n', 'or'])

// The same names come back in recipe after recipe: what each may mean is worked out once.
const meaningsKept = 5000
const meanings = new Map<string, readonly FoodName[]>()

function foodsMeant(part: readonly Token[], food: FoodName, isSpice: boolean): readonly FoodName[] {
  const key = `${isSpice ? '!' : ''}${phrase(part, 'word')}`
  const known = meanings.get(key)
  if (known) return known
  if (meanings.size >= meaningsKept) meanings.clear()
  const found = findFoodsMeant(part, food, isSpice)
  meanings.set(key, found)
  return found
}

function findFoodsMeant(part: readonly Token[], food: FoodName, isSpice: boolean): readonly FoodName[] {
  const states = inOtherStates(part)
  const [only] = part
  if (part.length > 1 || only === undefined) return unique([food, ...states])
  // NOTE 'pepper' is the spice first; a recipe with a bell pepper and no spice calls that so.
  const group = isSpice ? undefined : findGroup(only.singular)
  return unique([food, ...states, ...(group ?? kinOf(food))])
}

/** 'The roasted carrots' may be the raw ones of the list, roasted on the way, and 'the peanuts' the salted ones of the list. */
function withForms(foods: readonly FoodName[]): readonly FoodName[] {
  const [first = ''] = foods
  const food = findFood(first)
  const base = food?.formOf ?? null
  const forms = [...(food?.members ?? []), ...formsOf(first), ...classesOf(first)]
  return base === null && forms.length === 0
    ? foods
    : unique([...foods, ...(base === null ? [] : [base]), ...forms])
}

const states = ['fresh', 'dried', 'dry', 'ground', 'canned', 'frozen', 'rolled']

/** Cooks say 'oregano' of the fresh and of the dried, 'white beans' of those in the can. */
function inOtherStates(part: readonly Token[]): readonly FoodName[] {
  const [written, singular] = [phrase(part, 'word'), phrase(part, 'singular')]
  return states.flatMap((state) => {
    const found = foodNamed('word', `${state} ${written}`) ?? foodNamed('singular', `${state} ${singular}`)
    return found ? [found.name] : []
  })
}

function unique(foods: readonly FoodName[]): readonly FoodName[] {
  return [...new Set(foods)]
}

const verbs = new Set(
  (
    'mince chop roll squash cream mash toast stock flake sprout date dress ground chip crumb peel ' +
    'sandwich stuff brown pickle jam dip cook rub'
  ).split(' '),
)
const afterVerb = new Set(
  (
    'the a an it them all half each both together up out into remaining any your until off over in ' +
    'well lightly gently'
  ).split(' '),
)

const beforeNoun = new Set(
  'the a an of with your some replace replaces replacing use using add adding without instead of put'.split(
    ' ',
  ),
)
const isFigure = (word: string) => word >= '0' && word < ':'

function isVerb(words: readonly Token[], at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (word === undefined || !verbs.has(word.word) || next === undefined || next.isAfterMark) return false
  const before = words[at - 1]
  const isNoun =
    before !== undefined && !word.isAfterMark && (beforeNoun.has(before.word) || isFigure(before.word))
  return !isNoun && afterVerb.has(next.word)
}
