import { allFoods, findFood } from '../foods/index.ts'
import type { Food } from '../foods/index.ts'
import { singular } from '../reading/index.ts'
import { findMentions } from '../recognition/index.ts'
import type { Mention } from '../recognition/index.ts'
import { findPhrases, phraseBook } from './asked/phrases.ts'
import { tokensOf } from './asked/tokens.ts'
import { withDisplayName } from './display-name.ts'
import type { AskedFood } from './display-name.ts'

/** A food of a question with the characters that name it. */
export type NamedFood = { readonly food: AskedFood; readonly start: number; readonly end: number }

/** Words of questions that hold the name of a food and mean none: 'past its date', 'water bath', 'ice cream' of no row. */
const noFoods = phraseBook<true>([
  ['use|best|sell by|before date', true],
  ['expiry|expiration date', true],
  ['in|out of date', true],
  ['in =date', true],
  ['past|after|by|before|to|until|till|beyond it|its|the|their|is|this date', true],
  ['past date', true],
  ['date on', true],
  ['water|ice bath', true],
  ['stock price|market|exchange', true],
  ['preserve', true],
  ['turn|turning|go|going brown|black|green', true],
  ['in|under oil', true],
  ['=nut|=egg|=milk|=soy|=fish|=wheat|=sugar|=meat free', true],
  ['tree nut free', true],
  ['high|low|more|enough|much|get|need|of protein', true],
  ['nut allergy', true],
  ['ice cream', true],
  ['ice pack|packs|chest|box', true],
  ['breast|human|expressed|pumped|pumping milk', true],
  ['puri|leaked|leaking|leaks|melted water', true],
  ['water leak|leaks|leaked|leaking', true],
  ['fatty liver', true],
  ['liver|kidney|heart disease|failure', true],
  ['yom kippur', true],
])
/** What stands behind the verb 'pickle', not behind the noun. */
const behindPickles = new Set(['in', 'last', 'keep', 'is', 'are', 'juice', 'brine'])

type Span = { readonly start: number; readonly end: number }

function spansWithoutFood(plain: string): readonly Span[] {
  const tokens = tokensOf(plain)
  const spans = findPhrases(tokens, noFoods).flatMap(({ from, to }) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    return first && last ? [{ start: first.start, end: last.end }] : []
  })
  for (const [at, { stem, word, start, end }] of tokens.entries()) {
    const next = tokens[at + 1]
    const isVerb = stem === 'pickl' && word !== 'pickles' && next && !next.isAfterStop
    if (isVerb && !behindPickles.has(next.word)) spans.push({ start, end })
    if (word === 'green' && !next) spans.push({ start, end })
  }
  return spans
}

function blanked(plain: string): string {
  let text = plain
  for (const { start, end } of spansWithoutFood(plain))
    text = `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`
  return text
}

let classes: ReadonlyMap<string, Food> | undefined

/** Foods that stand for several ('nuts', 'berries', 'fish'), by each of their names. */
function classNames(): ReadonlyMap<string, Food> {
  return (classes ??= new Map(
    allFoods()
      .filter(({ members }) => members.length > 0)
      .flatMap((food) =>
        [food.name, food.plural, ...food.aliases, singular(food.name)].map((name) => [name, food] as const),
      )
      .filter(([name, { name: own }]) => name === own || !findFood(name)),
  ))
}

/** Every mention of a food; a word for a class ('nuts', 'fish') is that class and none of its members. */
export function mentionsWithClasses(text: string): readonly Mention[] {
  return findMentions(text).map((mention) => {
    const food = classNames().get(mention.text)
    return food ? { ...mention, foods: [food.name, ...food.members] } : mention
  })
}

const joining = new Set('and or also with plus the some my a of'.split(' '))

/** 'Leeks, eggs and feta': who only says what there is wants to hear what becomes of it. */
export function namesOnlyFoods(plain: string): boolean {
  const mentions = mentionsWithClasses(plain)
  return (
    mentions.length > 0 &&
    tokensOf(plain).every(
      ({ word, start, end }) =>
        joining.has(word) || mentions.some((food) => start >= food.start && end <= food.end),
    )
  )
}

/** Foods named in a question with their places, each once, in the order named. A word for a class of foods names the class. */
export function namedFoodsIn(plain: string): readonly NamedFood[] {
  const text = blanked(plain)
  const found = findMentions(text).flatMap(({ foods, text: said, start, end }): NamedFood[] => {
    const food = classNames().get(said) ?? findFood(foods[0] ?? '')
    return food ? [{ food: withDisplayName(food, said), start, end }] : []
  })
  const named = found.length > 0 ? found : classesIn(text)
  // The cloves beside garlic are its own.
  const meant = named.some(({ food }) => food.name.startsWith('garlic'))
    ? named.filter(({ food }) => food.name !== 'cloves')
    : named
  return meant.filter(({ food }, at) => meant.findIndex((other) => other.food.name === food.name) === at)
}

/** Words for a class that are also something else ('cake', 'rolls', 'protein'): read as foods where nothing else is. */
function classesIn(plain: string): readonly NamedFood[] {
  const tokens = tokensOf(plain)
  const nutrient = tokens.some(({ word }) => word === 'much' || word === 'many')
  return tokens.flatMap(({ word, start, end }, at) => {
    const isObject = beforeFood.has(tokens[at - 1]?.word ?? '')
    const food = nutrient ? undefined : (classOf(word) ?? (isObject ? findFood(word) : undefined))
    return food ? [{ food: withDisplayName(food, word), start, end }] : []
  })
}

/** A made dish ('soup') keeps by the times of what was cooked, not of a class. */
function classOf(word: string): Food | undefined {
  const food = classNames().get(word)
  return food?.name === 'soup' ? undefined : food
}

/** After these a word that is also a verb or a game is a food. */
const beforeFood = new Set(['do', 'does'])

/** The foods of a question without their places. */
export function foodsIn(plain: string): readonly AskedFood[] {
  return namedFoodsIn(plain).map(({ food }) => food)
}

const anyFood = 'food'
/** 'Egg replacer': what it is for is in its name. */
const standIns = new Set(['substitute', 'substitutes', 'replacer', 'replacement', 'alternative'])

/**
 * A question with each name of several words shortened to what it names, so that a word within a name asks for nothing: 'stew meat' is no stew, 'baby leeks' are for no baby, a 'vegan burger'
 * asks whether nothing is vegan. A name whose last word is no food alone is 'food'.
 * @example withShortNames('how long do hush puppies keep') // 'how long do food keep'
 */
export function withShortNames(plain: string): string {
  let text = plain
  for (const { food, start, end } of namedFoodsIn(plain).toReversed()) {
    if (food.members.length > 0) continue
    const words = plain.slice(start, end).split(' ')
    const last = words.at(-1) ?? ''
    if (words.length > 1 && !words.some((word) => standIns.has(word)))
      text = `${text.slice(0, start)}${findFood(singular(last)) || classNames().has(last) ? last : anyFood}${text.slice(end)}`
  }
  return text
}
