import { findFood } from '../../foods/index.ts'
import type { Food } from '../../foods/index.ts'
import { remembered } from '../../reading/index.ts'
import type { Token } from '../asked/tokens.ts'
import { namedFoodsIn } from '../named-foods.ts'
import type { NamedFood } from '../named-foods.ts'

/** The food that a word, or several, mean where they stand alone; null where they mean none. */
export const foodOfWord = remembered((word) => namedFoodsIn(word)[0]?.food ?? null)

/** 'Celery' in 'celery root', 'cream' in 'cream cheese': of these kinds a first word is often another food of the same kind. */
const firstWordDiffers: ReadonlySet<Food['category']> = new Set([
  'vegetable',
  'fruit',
  'dairy',
  'herb',
  'grain',
])
const fewestDays = 14
/** 'Soy sauce' is no sauce that spoils, and 'lemon extract' no lemon. */
const isOnShelf = ({ category, storage }: Food): boolean =>
  category === 'condiment' && (storage.pantry?.max ?? 0) >= fewestDays

/** 'Fish' in 'fish sauce', 'butter' in 'almond butter': a word that alone means another food than the name that it is part of. */
function isOnlyPart(word: string, isHead: boolean, { food }: NamedFood): boolean {
  if (isOnShelf(food)) return true
  const alone: Food | null = foodOfWord(word)
  if (!alone || alone.name === food.name || alone.members.includes(food.name)) return false
  if (alone.category === food.category)
    return !isHead && firstWordDiffers.has(food.category) && food.formOf !== alone.name
  return findFood(food.formOf ?? '')?.category !== alone.category
}

/** The words of a food's name, and those of them that mean another food where they stand alone. */
export type SplitName = { readonly whole: readonly number[]; readonly parts: readonly number[] }

/** Names of foods in a question of which a word alone is another food. */
export function splitNames(tokens: readonly Token[], foods: readonly NamedFood[]): readonly SplitName[] {
  return foods.flatMap((named) => {
    const whole = [...tokens.keys()].filter((at) => isInside(tokens[at], named) && tokens[at]?.stem !== 'be')
    const parts =
      whole.length < 2
        ? []
        : whole.filter((at) => isOnlyPart(tokens[at]?.word ?? '', at === whole.at(-1), named))
    return parts.length > 0 ? [{ whole, parts }] : []
  })
}

/** True where words are found of which one is only part of a food's name, and neither the rest of the name is nor what the food is at its end. */
export const takesPartForFood = (names: readonly SplitName[], found: ReadonlySet<number>): boolean =>
  names.some(({ whole, parts }) => {
    const head = whole.at(-1) ?? -1
    const isHeadFound = found.has(head) && !parts.includes(head)
    return parts.some((at) => found.has(at)) && !isHeadFound && !whole.every((at) => found.has(at))
  })

const isInside = (token: Token | undefined, { start, end }: NamedFood): boolean =>
  token !== undefined && token.start < end && token.end > start
