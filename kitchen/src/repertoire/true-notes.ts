import { cookFactsOf } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import { plainWord, readSentence, remembered, sentencesOf, singular } from '../reading/index.ts'
import { equivalentsOf } from './equivalents.ts'
import { playersFor } from './casting.ts'
import { type FilledDish } from './fill.ts'
import type { NamedDish } from './named-dish.ts'

/** Foods that a sentence about a dish names, each of which only this dish's own parts can bring: one for each mention. */
type Named = readonly (readonly FoodName[])[]
const players = new WeakMap<NamedDish, ReadonlySet<FoodName>>()
const named = new WeakMap<NamedDish, Map<string, Named>>()

/** The sentences of a note that hold of the dish as it is filled: none of the cherries where it is made of plums. */
export function trueSentences(text: string, { dish, filled }: FilledDish): string {
  return sentencesOf(text)
    .filter((sentence) => namedIn(sentence, dish, () => true).every((foods) => isIn(foods, filled)))
    .join(' ')
}

/** The variations that hold: 'use avocado for the banana' only where there is a banana. What they bring is not in the dish and need not be. */
export function trueVariations(texts: readonly string[], { dish, filled }: FilledDish): readonly string[] {
  return texts.filter((text) => namedIn(text, dish, isDefinite).every((foods) => isIn(foods, filled)))
}

/**
 * Whether a title promises no food of the dish's parts that is not in it. It goes by words, since many titles are foods of their own as well; what the dish
 * is a kind of ('pasta', 'ribs') promises nothing.
 */
export function isTrueTitle(title: string, { dish, filled }: FilledDish): boolean {
  const there = new Set(filled.flatMap(({ facts }) => wordsOf(facts.food)))
  const kind = dish.kind.split(' ').at(-1)
  const calls = callsOf(dish)
  const promised = title.split(' ').map((word) => singular(plainWord(word)))
  return promised.every((word) => word === kind || there.has(word) || !calls.has(word))
}

/** What the foods of a dish's parts are called, where one word does it. */
function callsOf(dish: NamedDish): ReadonlySet<string> {
  const known =
    calls.get(dish) ??
    new Set([...playersOf(dish)].map(wordsOf).flatMap((words) => (words.length === 1 ? words : [])))
  calls.set(dish, known)
  return known
}
const calls = new WeakMap<NamedDish, ReadonlySet<string>>()

const isDefinite = (before: string): boolean => before.endsWith(' the ') || before.endsWith(' The ')

function namedIn(text: string, dish: NamedDish, counts: (before: string) => boolean): Named {
  const known = named.get(dish) ?? new Map<string, Named>()
  named.set(dish, known)
  let found = known.get(text)
  if (found === undefined) known.set(text, (found = findNamed(text, dish, counts)))
  return found
}

function findNamed(text: string, dish: NamedDish, counts: (before: string) => boolean): Named {
  const own = playersOf(dish)
  return readSentence(text).mentions.flatMap(({ foods, certainty, isNegated, start }) => {
    const isOfDish = !isNegated && certainty !== 'class' && foods.some((food) => own.has(food))
    return isOfDish && !foods.includes('water') && counts(text.slice(0, start)) ? [foods] : []
  })
}

function playersOf(dish: NamedDish): ReadonlySet<FoodName> {
  const known =
    players.get(dish) ?? new Set(Object.values(dish.parts).flatMap((part) => [...playersFor(part)]))
  players.set(dish, known)
  return known
}

function isIn(foods: readonly FoodName[], filled: FilledDish['filled']): boolean {
  return filled.some(({ facts }) => foods.some((food) => isAlike(facts.food, food)))
}

/** The same food, however it was kept or whichever sort it is: frozen blueberries are blueberries. */
function isAlike(one: FoodName, other: FoodName): boolean {
  if (one === other || equivalentsOf(one).some(({ food }) => food === other)) return true
  const [ofOne, ofOther] = [wordsOf(one), wordsOf(other)]
  return ofOne.some((word) => ofOther.includes(word))
}

const wordsOf: (food: FoodName) => readonly string[] = remembered((food) =>
  (cookFactsOf(food)?.one ?? food).split(' ').map((word) => singular(plainWord(word))),
)
