import { ingredientKey } from '@plotluck/contract/basket'
import { maxIngredientLength, maxIngredients } from '@plotluck/contract/generation'
import { readTab, writeTab } from '../api/tab-storage.ts'
import { addDays, type CalendarDate, isCalendarDate } from '../calendar/dates.ts'

/** What the kitchen took a name for, or why no recipe uses it. */
export type Reading =
  | { readonly kind: 'food'; readonly food: string }
  | { readonly kind: 'unknown'; readonly message: string }

/** A chosen ingredient as typed. `reading` is null where the server could not be asked. */
export type BasketItem = {
  readonly name: string
  readonly reading: Reading | null
  /** To be used before others. */
  readonly useSoon?: boolean
  /** The calendar date on which it came. */
  readonly addedOn?: string
  /** What the server knows of it once it has been kept there. */
  readonly keepsUntil?: string | null
  /** Whether somebody who looks at it past that day may say that it is still good. */
  readonly isGoodByEye?: boolean
  readonly amount?: Amount | null
}

/** How much the name says there is: pieces where `unit` is null. `name` is the food without it. */
export type Amount = { readonly quantity: number | null; readonly unit: string | null; readonly name: string }

/** The chosen ingredients in the order they were added. */
export type Basket = readonly BasketItem[]

export type Refusal = 'too-many' | 'too-long' | 'duplicate'

export type Addition = { kind: 'added'; basket: Basket } | { kind: 'refused'; reason: Refusal }

/**
 * Adds an item, its name without the blanks around it. The 21st, more than 50 characters and what the basket holds already (in any case,
 * singular or plural, or with an amount) are refused. Where it holds the food alone, an item that says how much there is takes its place.
 */
export function addToBasket(basket: Basket, { name: typed, ...item }: BasketItem): Addition {
  const name = typed.trim()
  // Characters as people and the server count them: an emoji is one.
  if ([...name].length > maxIngredientLength) return { kind: 'refused', reason: 'too-long' }
  const added = { name, ...item }
  const same = basket.filter((chosen) => isSameFood(chosen, added))
  if (same.some((chosen) => isSaid(added, chosen))) return { kind: 'refused', reason: 'duplicate' }
  const bare = same.find(isFoodAlone)
  if (bare) return { kind: 'added', basket: basket.map((chosen) => (chosen === bare ? added : chosen)) }
  if (basket.length >= maxIngredients) return { kind: 'refused', reason: 'too-many' }
  return { kind: 'added', basket: [...basket, added] }
}

export type ListAddition = {
  readonly basket: Basket
  readonly added: readonly string[]
  readonly refused: readonly { readonly name: string; readonly reason: Refusal }[]
}

/** Adds items one after the other; what is refused does not keep the next from its place. */
export function addAllToBasket(held: Basket, items: readonly BasketItem[]): ListAddition {
  return items.reduce<ListAddition>(
    (so, item) => {
      const addition = addToBasket(so.basket, item)
      return addition.kind === 'added'
        ? { ...so, basket: addition.basket, added: [...so.added, item.name] }
        : { ...so, refused: [...so.refused, { name: item.name, reason: addition.reason }] }
    },
    { basket: held, added: [], refused: [] },
  )
}

/** The basket's own spelling of an ingredient, with its amount where it has one; undefined when it is not in it. */
export function findInBasket(basket: Basket, name: string): string | undefined {
  return basket.find((chosen) => keysOfItem(chosen).has(ingredientKey(name)))?.name
}

/** The name without an amount: as the server has it, or the food it was read as where the name is not known to be without one. */
function bareKey({ name, amount, reading }: BasketItem): string {
  return ingredientKey(amount?.name ?? (reading?.kind === 'food' ? reading.food : name))
}

const keysOfItem = (item: BasketItem): ReadonlySet<string> =>
  new Set([
    ingredientKey(item.name),
    bareKey(item),
    ...(item.reading?.kind === 'food' ? [ingredientKey(item.reading.food)] : []),
  ])

const isSameFood = (one: BasketItem, other: BasketItem): boolean =>
  keysOfItem(one).has(bareKey(other)) || keysOfItem(other).has(bareKey(one))

/** Whether a name says no more than the food. */
const isFoodAlone = (item: BasketItem): boolean =>
  item.amount ? item.amount.quantity === null : ingredientKey(item.name) === bareKey(item)

/** Whether an item that is there already says all that another one says. */
const isSaid = (added: BasketItem, there: BasketItem): boolean =>
  ingredientKey(added.name) === ingredientKey(there.name) || isFoodAlone(added)

export function removeFromBasket(basket: Basket, name: string): Basket {
  return basket.filter((chosen) => chosen.name !== name)
}

/** The food's name where it says more than what was typed: 'feta cheese' of 'feta', nothing of '2 ripe tomatoes'. */
export function takenFor({ name, reading }: BasketItem): string | undefined {
  if (reading?.kind !== 'food') return undefined
  const typed = new Set(keysOf(name))
  return keysOf(reading.food).every((word) => typed.has(word)) ? undefined : reading.food
}

const keysOf = (text: string): readonly string[] => text.split(/[\s,()]+/).map(ingredientKey)

/** Whether a food is past the last day on which it is good. */
export const isPast = ({ keepsUntil }: BasketItem, today: CalendarDate): boolean =>
  typeof keepsUntil === 'string' && keepsUntil < today

/** What may be cooked with on a day: nothing that is past its own by then. */
export const usableOn = (basket: Basket, day: CalendarDate): Basket =>
  basket.filter((item) => !isPast(item, day))

/** A food past its day that was looked at and is still good: as if it had come so late that today is its last day. */
export function stillGood(item: BasketItem, today: CalendarDate): BasketItem {
  const { addedOn, keepsUntil } = item
  if (!addedOn || !keepsUntil || !isPast(item, today)) return item
  const late = (Date.parse(today) - Date.parse(keepsUntil)) / dayMs
  return { ...item, addedOn: addDays(addedOn, late), keepsUntil: today }
}

const dayMs = 24 * 60 * 60_000

/** The basket as a request carries it. What is marked as unknown may be left out, unless something is there of which nobody was told. */
export function basketToSend(basket: Basket) {
  const isTold = basket.every(({ reading }) => reading !== null)
  const hasUnknown = basket.some(({ reading }) => reading?.kind === 'unknown')
  const ingredients = basket.map(({ name }) => name)
  return { ingredients, ...(isTold && hasUnknown && { leaveOutUnknown: true }) }
}

/** What recipes are to use before other things. */
export function hasteToSend(basket: Basket) {
  const useSoon = basket.flatMap((item) => (item.useSoon ? [item.name] : []))
  return useSoon.length > 0 ? { useSoon } : {}
}

const basketKey = 'basket'

/** The basket this tab kept; empty when it kept none. */
export function readBasket(): Basket {
  const kept = readTab(basketKey)
  return Array.isArray(kept) ? addAllToBasket([], kept.flatMap(readItem)).basket : []
}

function readItem(value: unknown): Basket {
  if (typeof value !== 'object' || value === null || !('name' in value)) return []
  const { name, useSoon, addedOn, keepsUntil, isGoodByEye } = value as Record<string, unknown>
  if (typeof name !== 'string') return []
  return [
    {
      name,
      reading: readReading(value),
      ...(useSoon === true && { useSoon }),
      ...(typeof addedOn === 'string' && { addedOn }),
      ...(typeof keepsUntil === 'string' && isCalendarDate(keepsUntil) && { keepsUntil }),
      ...(isGoodByEye === true && { isGoodByEye }),
    },
  ]
}

function readReading(value: object): Reading | null {
  const { kind, food, message } = ('reading' in value && value.reading ? value.reading : {}) as Record<
    string,
    unknown
  >
  if (kind === 'food' && typeof food === 'string') return { kind, food }
  return kind === 'unknown' && typeof message === 'string' ? { kind, message } : null
}

export function storeBasket(basket: Basket): void {
  writeTab(basketKey, basket)
}
