import { findFood } from '../../foods/index.ts'
import type { Token } from '../../reading/index.ts'
import type { Mention } from '../../recognition/index.ts'
import type { AskedFood } from '../display-name.ts'
import { isDenied } from './denied.ts'
import type { Denial } from './denied.ts'
import { dishAt } from './dish-traits.ts'
import type { SaidDish } from './dish-traits.ts'

/** Characters of a message. */
export type Place = { readonly start: number; readonly end: number }

/** The said dish with its place; `isFood` where its words name a food as well. */
export type PlacedDish = {
  readonly dish: SaidDish
  readonly start: number
  readonly end: number
  readonly isFood: boolean
}
export type Dishes = {
  readonly wanted: readonly PlacedDish[]
  readonly unwanted: readonly PlacedDish[]
  /** What 'not that' means. */
  readonly back: readonly PlacedDish[]
}

export function dishesIn(
  text: string,
  tokens: readonly Token[],
  denials: readonly Denial[],
  foods: readonly Mention[],
): Dishes {
  const found: (PlacedDish & { readonly isUnwanted: boolean })[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const dish = dishAt(tokens, at)
    if (dish === undefined) continue
    const [start, end] = [tokens[at]?.start ?? 0, tokens[dish.last]?.end ?? 0]
    const isFood =
      (dish.kind?.isFoodToo ?? dish.kind === null) &&
      areFoods({ start, end }, tokens.slice(at, dish.last + 1), foods)
    const said = { said: text.slice(start, end), kind: dish.kind }
    found.push({ dish: said, start, end, isFood, isUnwanted: isDenied(denials, at) })
    at = dish.last
  }
  const back = denials.find(({ isBack }) => isBack)
  const backFrom = tokens[back?.first ?? -1]?.start ?? 0
  const meant = found.findLast(
    ({ dish, start, isUnwanted }) => !isUnwanted && isNamed(dish) && start < backFrom,
  )
  return {
    wanted: found.filter((each) => !each.isUnwanted && !each.isFood && each !== meant),
    unwanted: found.filter(({ isUnwanted, isFood }) => isUnwanted && !isFood),
    back: meant ? [meant] : [],
  }
}

const joints = new Set(['and', 'with', 'or'])
/** 'Baked beans' and 'chicken and rice' are what somebody has, whatever dish is called so; 'zucchini bread' is a dish. */
function areFoods({ start, end }: Place, words: readonly Token[], foods: readonly Mention[]): boolean {
  const whole = foods.find((food) => food.start <= start && food.end >= end)
  if (whole !== undefined) return findFood(whole.foods[0] ?? '')?.isDish !== true
  const isFoodWord = (word: Token) => foods.some((food) => food.start <= word.start && food.end >= word.end)
  return (
    words.some(({ word }) => joints.has(word)) &&
    words.every((word) => joints.has(word.word) || isFoodWord(word))
  )
}

/** A dish, and no time of the day. */
export const isNamed = ({ kind }: SaidDish): boolean => kind?.isMeal !== true

/** The zucchini of a zucchini bread that somebody has had enough of. */
export const isWithin = (dishes: readonly Place[], { start, end }: Place): boolean =>
  dishes.some((dish) => start >= dish.start && end <= dish.end)

/** The banana of banana bread is there; the soup of a soup is none. */
export const isDishItself = (wanted: readonly Place[], food: AskedFood, places: readonly Place[]): boolean =>
  places.every((place) =>
    wanted.some(
      ({ start, end }) =>
        place.start >= start && place.end <= end && (food.isDish || place.end - place.start === end - start),
    ),
  )

/** 'Soup for dinner' is a soup, whatever else dinner is. */
export function narrowest(kinds: readonly SaidDish[]): readonly SaidDish[] {
  const narrow = kinds.filter(({ kind }) => kind?.isMeal !== true)
  return narrow.length > 0 ? narrow : kinds.slice(0, 1)
}
