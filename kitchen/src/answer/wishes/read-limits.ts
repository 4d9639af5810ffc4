import type { CuisineId } from '../../cooking/index.ts'
import { findFood } from '../../foods/index.ts'
import type { Diet } from '../../foods/index.ts'
import {
  cuisineGroups,
  cuisineWords,
  deniedByDiet,
  effortWords,
  excessWords,
  forms,
  hotWords,
  mildWords,
  notATimeLimit,
  quickMinutes,
  quickWords,
  spicyWords,
} from '../../lexicon/index.ts'
import { holdsPhrase, phraseAt, phraseSet, quantitiesIn } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { allergenNames } from '../asked/restriction.ts'
import type { Restriction } from '../asked/restriction.ts'
import { tokensOf as plainTokens } from '../asked/tokens.ts'
import { readTalk } from '../asked/talk.ts'
import { dietsIn } from '../diet-words.ts'
import type { Question } from '../question.ts'
import { isDenied } from './denied.ts'
import type { Denial } from './denied.ts'
import { waysIn } from './ways-of-eating.ts'
import type { Wish } from './wish.ts'

const longestLimit = 300
const quick = phraseSet(quickWords)
const ease = phraseSet(effortWords)
const noLimit = new Set(forms(notATimeLimit))

/** Minutes that the meal may take at the most. */
export function minutesIn(tokens: readonly Token[], denials: readonly Denial[]): number {
  const limits = quantitiesIn(tokens).filter(
    ({ kind, range, last }) =>
      kind === 'duration' && range.max <= longestLimit && !noLimit.has(tokens[last + 1]?.word ?? ''),
  )
  if (limits.length > 0) return Math.min(...limits.map(({ range }) => range.max))
  const at = tokens.findIndex((_, index) => phraseAt(tokens, index, quick) !== undefined)
  const isQuick = at >= 0 && !isDenied(denials, at)
  return isQuick || wantsEase(tokens) ? quickMinutes : Infinity
}

/** 'I am tired' and not 'tired of soup'. */
const wantsEase = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => {
    const found = phraseAt(tokens, at, ease)
    return found !== undefined && tokens[found.last + 1]?.word !== 'of'
  })

/** A kitchen, or several under one word, with how people ask for it. */
const kitchenOf = (words: string, ids: readonly CuisineId[]) => ({
  said: forms(words)[0] ?? '',
  ids,
  phrase: phraseSet(words),
})
const kitchens = [
  ...Object.entries(cuisineWords).map(([id, words]) => kitchenOf(words, [id as CuisineId])),
  ...Object.entries(cuisineGroups).map(([words, ids]) => kitchenOf(words, ids)),
]

export function cuisineIn(tokens: readonly Token[], denials: readonly Denial[]): Wish['cuisine'] {
  for (let at = 0; at < tokens.length; at += 1)
    for (const { said, ids, phrase } of kitchens) {
      const found = phraseAt(tokens, at, phrase)
      if (found !== undefined && !isDenied(denials, at) && !isOfFood(tokens, found.last)) return { said, ids }
    }
  return null
}

/** 'Greek yogurt', 'thai basil', 'italian sausage': the name of a food. */
function isOfFood(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.word, tokens[at + 1]]
  return next !== undefined && findFood(`${word} ${next.singular}`) !== undefined
}

export function dietsOf(text: string, context: Question['context']): Wish['diets'] {
  const told = readTalk(text, context).own.restrictions
  const before = context.previous.flatMap(({ role, content }) =>
    role === 'user' ? dietsIn(content.toLowerCase()) : [],
  )
  const own = told.flatMap((each) => (each.kind === 'diet' ? [each.diet] : []))
  return [...new Set([...own, ...dietsIn(text), ...before])]
}

/** The ways of eating that are told now or were told before: they hold for the whole talk. */
export function waysOf(text: string, { previous }: Question['context']): Wish['ways'] {
  const before = previous.flatMap(({ role, content }) => (role === 'user' ? waysIn(content) : []))
  return [...new Set([...waysIn(text), ...before])]
}

/** 'No nuts, eggs or dairy'. */
export const deniedDiets = (tokens: readonly Token[], denials: readonly Denial[]): readonly Diet[] =>
  Object.entries(deniedByDiet).flatMap(([diet, words]) =>
    tokens.some(({ word }, at) => isDenied(denials, at) && forms(words).includes(word)) ? [diet as Diet] : [],
  )

const allergens = phraseBook(allergenNames)

/** An allergen that is named, with the place of its first word. */
type NamedAllergen = { readonly restriction: Restriction; readonly at: number }

/** Every allergen that a message names. */
export const allergensNamed = (text: string, tokens: readonly Token[]): readonly NamedAllergen[] => {
  const plain = plainTokens(text)
  return findPhrases(plain, allergens).map(({ value, from }) => ({
    restriction: value,
    at: tokens.findIndex(({ start }) => start === plain[from]?.start),
  }))
}

/** 'No soy, celery or mustard': where one of what is denied is an allergen and no food, all of them are allergens. 'No nuts' means peanuts too. */
export function deniedAllergens(
  named: readonly NamedAllergen[],
  denials: readonly Denial[],
  ofFoods: ReadonlySet<number>,
): readonly Restriction[] {
  const denied = named.filter(({ at }) => isDenied(denials, at))
  const isOfSeveral = ({ restriction }: NamedAllergen): boolean =>
    restriction.kind === 'allergen' && restriction.allergens.length > 1
  return denied.every((each) => ofFoods.has(each.at) && !isOfSeveral(each))
    ? []
    : denied.map(({ restriction }) => restriction)
}

const hot = phraseSet(hotWords)
const mild = phraseSet(mildWords)

/** 'Mild', 'not too spicy'. */
export const isMild = (tokens: readonly Token[], denials: readonly Denial[]): boolean =>
  holdsPhrase(tokens, mild) ||
  tokens.some((_, at) => phraseAt(tokens, at, hot) !== undefined && isDenied(denials, at))

const spicy = phraseSet(spicyWords)
const excess = new Set(forms(excessWords))

/** 'Spicy', and neither 'too spicy' nor 'nothing spicy'. */
export const isSpicy = (tokens: readonly Token[], denials: readonly Denial[]): boolean =>
  tokens.some(
    (_, at) =>
      phraseAt(tokens, at, spicy) !== undefined &&
      !isDenied(denials, at) &&
      !excess.has(tokens[at - 1]?.word ?? ''),
  )
