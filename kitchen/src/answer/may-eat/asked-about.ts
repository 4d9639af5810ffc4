import { cookName, findFood } from '../../foods/index.ts'
import type { Food, FoodName } from '../../foods/index.ts'
import type { Mention } from '../../recognition/index.ts'
import { mentionsWithClasses } from '../named-foods.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { withDisplayName } from '../display-name.ts'
import { isAllergenWord } from '../../recognition/index.ts'
import { isModifier } from '../asked/read-restrictions.ts'
import type { Talk } from '../asked/talk.ts'
import type { Token } from '../asked/tokens.ts'
import { usualContents } from './usual-contents.ts'
import type { UsualContents } from './usual-contents.ts'
import type { AskedAbout } from './verdict.ts'

/** A prepared food of the table of usual contents, with the words that name it. */
export type AskedDish = { readonly called: string; readonly contents: UsualContents }

/** Everything a message asks about: foods of the tables and dishes by what they usually hold. */
export type Subjects = {
  readonly foods: readonly AskedAbout[]
  readonly dishes: readonly AskedDish[]
  /** 'Vegan mayonnaise', 'gluten-free rings': made to be without something, which only a label tells. */
  readonly isMadeFree: boolean
}

const dishBook = phraseBook(
  usualContents.flatMap((contents) => contents.names.map((name) => [name, contents] as const)),
)
const freeFrom = phraseBook<true>([
  ['gluten|dairy|egg|milk|nut|peanut|soy|wheat|lactose|fish|sesame free', true],
  ['vegan|vegetarian|veggie|eggless|halal|kosher|keto', true],
  ['plant based', true],
  ['non dairy', true],
])

/** The foods and dishes a message names, apart from those that only say what somebody may not eat. */
export function subjectsOf({ plain, tokens, own }: Talk): Subjects {
  const isRestriction = (start: number, end: number) =>
    own.spans.some(([from, to]) => start < to && end > from)
  const mentions = mentionsWithClasses(plain)
  const told = mentions.filter(({ start, end }) => !isRestriction(start, end))
  const asked = told.some(isSubject) ? told.filter(isSubject) : told
  const dishes = findPhrases(tokens, dishBook).flatMap(({ value, from, to }) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (!first || !last || isRestriction(first.start, last.end)) return []
    return [
      {
        called: value.called ?? plain.slice(first.start, last.end),
        contents: value,
        start: first.start,
        end: last.end,
      },
    ]
  })
  // A longer name tells another food: the 'bread' of 'bread flour'.
  const isOwnFood = (dish: { start: number; end: number }) =>
    asked.some(
      ({ start, end }) => start <= dish.start && end >= dish.end && end - start > dish.end - dish.start,
    )
  return {
    foods: asked
      .filter((mention) => !isPartOf(mention, dishes))
      .flatMap((mention) => aboutOf(mention, tokens) ?? []),
    dishes: dishes.filter((dish) => !isOwnFood(dish) && !isPartOf({ ...dish }, dishes)),
    isMadeFree: findPhrases(tokens, freeFrom).some(({ from, to }) => isModifier(tokens, mentions, to, from)),
  }
}

/** The 'cream' of 'ice cream'. */
/** 'Does tahini hold nuts?' asks about tahini. */
const isSubject = ({ text }: Mention): boolean => !isAllergenWord(text)

const isPartOf = (
  { start, end }: { readonly start: number; readonly end: number },
  dishes: readonly { start: number; end: number }[],
): boolean =>
  dishes.some((dish) => start >= dish.start && end <= dish.end && end - start < dish.end - dish.start)

/** The food of an answer before, when the question points back to it. */
export function aboutBefore(name: FoodName): AskedAbout | null {
  const food = findFood(name)
  return food ? { food, called: cookName(food.plural), isExact: true } : null
}

function aboutOf({ foods, start, end, text }: Mention, tokens: readonly Token[]): AskedAbout | null {
  const food = findFood(foods[0] ?? '')
  if (!food) return null
  const first = tokens.findIndex((token) => token.end > start)
  const last = tokens.findIndex((token) => token.end >= end)
  const isExact = isQuiet(tokens[first - 1], tokens[first]) && isQuiet(tokens[last + 1], tokens[last + 1])
  return { food, called: callName(food, text), isExact }
}

/** The person's own word where it is short for the food, else a cook's. */
function callName(food: Food, text: string): string {
  const { called, calledPlural } = withDisplayName(food, text)
  return text === called ? called : calledPlural
}

/** Words beside the name of a food that add nothing to it. A noun there makes another food: 'chicken korma', 'breaded chicken'. */
export const quiet: ReadonlySet<string> = new Set(
  `love loves like likes enjoy miss crave craving want wants allowed a an the some any my his her their our your this that these those plain fresh raw cooked boiled steamed grilled roast roasted roasting
  baked mashed ripe dry dried ground whole pure organic more little bit of with and or to in on at for from by as is are be was were am
  can could may might should would will shall do does did not if when while because since but so then than i we you he she it they me him
  them us who which what that eat eats eating have has having drink give serve use ok okay fine safe alright allowed suitable good bad
  contain contains containing hold holds include includes made problem issue matter right now today tonight too also either both only just even still yet again vegan vegetarian keto pescatarian paleo
  halal kosher gluten dairy lactose free please thanks yes no there here all well very off up out much many nothing about`
    .split(' ')
    .flatMap((word) => word.trim() || []),
)

const isQuiet = (token: Token | undefined, boundary: Token | undefined): boolean =>
  token === undefined || boundary?.isAfterBreak === true || quiet.has(token.word)
