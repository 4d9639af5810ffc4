import type { CuisineId } from '../../cooking/index.ts'
import type { Diet, FoodName } from '../../foods/index.ts'
import type { EquipmentId, WayOfEating } from '../../lexicon/index.ts'
import type { Restriction } from '../asked/restriction.ts'
import type { AskedFood } from '../display-name.ts'
import type { SaidDish } from './dish-traits.ts'

/** A food that a message names, with every food that its words stand for. */
export type WishedFood = { readonly food: AskedFood; readonly kin: ReadonlySet<FoodName> }

/** What somebody wants to eat or drink, read once from a message. */
export type Wish = {
  /** What there is to cook with, as far as it is told. */
  readonly foods: readonly WishedFood[]
  readonly withoutFoods: readonly WishedFood[]
  /** The kinds of dishes that are wanted: a dish has to be of each. */
  readonly kinds: readonly SaidDish[]
  readonly withoutKinds: readonly SaidDish[]
  /** Verbs of what is not to be done: 'stuff', 'bake'. */
  readonly withoutWork: readonly string[]
  /** What it is to be cooked with; several are any of them. */
  readonly equipment: readonly EquipmentId[]
  /** True where there is nothing but `equipment`. */
  readonly isOnlyEquipment: boolean
  readonly withoutEquipment: readonly EquipmentId[]
  /** Nothing is to be heated. */
  readonly isUncooked: boolean
  readonly isOneVessel: boolean
  /** At the most, from start to table; Infinity where no time is told. */
  readonly minutes: number
  readonly servings: number | null
  /** The kitchens that a dish may come from, and how they were named; null for any. */
  readonly cuisine: { readonly said: string; readonly ids: readonly CuisineId[] } | null
  readonly diets: readonly Diet[]
  /** How somebody at the table eats who leaves out more than a diet does. */
  readonly ways: readonly WayOfEating[]
  /** A way of eating that no table knows, as it was called. */
  readonly unknownWay: string | null
  /** Allergens that the message denies by their names. */
  readonly withoutAllergens: readonly string[]
  /** What nobody at the table may be given. */
  readonly restrictions: readonly Restriction[]
  readonly isMild: boolean
  /** What was said of dishes before, where others are wanted. */
  readonly proposed: readonly string[]
  readonly isSpicy: boolean
}

/** Which limits a wish tells, by the names of its fields. */
export const limitsTold = (wish: Wish): readonly (keyof Wish)[] =>
  tellable.filter((field) => {
    const told = wish[field]
    if (Array.isArray(told)) return told.length > 0
    return told !== null && told !== false && told !== Infinity
  })

const tellable = [
  'withoutFoods',
  'kinds',
  'withoutKinds',
  'withoutWork',
  'equipment',
  'withoutEquipment',
  'isUncooked',
  'isOneVessel',
  'minutes',
  'servings',
  'cuisine',
  'diets',
  'ways',
  'unknownWay',
  'isMild',
  'isSpicy',
] as const satisfies readonly (keyof Wish)[]

/** True for a wish that says more than which foods there are. */
export const hasLimits = (wish: Wish): boolean => limitsTold(wish).length > 0

/** True for a wish that says what it is, or is not, to be cooked with, or what there was too much of. */
export const tellsHow = (wish: Wish): boolean => limitsTold(wish).some((field) => ofCooking.has(field))

const ofCooking: ReadonlySet<keyof Wish> = new Set<keyof Wish>([
  'withoutKinds',
  'withoutWork',
  'equipment',
  'withoutEquipment',
  'isUncooked',
  'isOneVessel',
])
