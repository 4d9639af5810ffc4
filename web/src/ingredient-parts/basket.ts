import { ingredientKey } from '@plotluck/contract/basket'
import { maxIngredientLength, maxIngredients } from '@plotluck/contract/generation'
import { readTab, writeTab } from '../api/tab-storage.ts'

/** The chosen ingredients as typed, in the order they were added. */
export type Basket = readonly string[]

export type Refusal = 'too-many' | 'too-long' | 'duplicate'

export type Addition =
  | { kind: 'added'; basket: Basket; name: string }
  | { kind: 'ignored' }
  | { kind: 'refused'; reason: Refusal }

/**
 * Adds what was typed, without the blanks around it. Blanks alone are ignored; the 21st, more than 50 characters and what the basket
 * holds already (in any case, singular or plural) are refused.
 */
export function addToBasket(basket: Basket, typed: string): Addition {
  const name = typed.trim()
  if (name === '') return { kind: 'ignored' }
  // Characters as people and the server count them: an emoji is one.
  if ([...name].length > maxIngredientLength) return { kind: 'refused', reason: 'too-long' }
  if (findInBasket(basket, name) !== undefined) return { kind: 'refused', reason: 'duplicate' }
  if (basket.length >= maxIngredients) return { kind: 'refused', reason: 'too-many' }
  return { kind: 'added', basket: [...basket, name], name }
}

/** The basket's own spelling of an ingredient; undefined when it is not in it. */
export function findInBasket(basket: Basket, name: string): string | undefined {
  return basket.find((chosen) => ingredientKey(chosen) === ingredientKey(name))
}

export function removeFromBasket(basket: Basket, name: string): Basket {
  return basket.filter((chosen) => chosen !== name)
}

const basketKey = 'basket'

/** The basket this tab kept; empty when it kept none. */
export function readBasket(): Basket {
  const kept = readTab(basketKey)
  if (!Array.isArray(kept)) return []
  const texts = kept.filter((text): text is string => typeof text === 'string')
  return texts.reduce<Basket>((basket, text) => {
    const addition = addToBasket(basket, text)
    return addition.kind === 'added' ? addition.basket : basket
  }, [])
}

export function keepBasket(basket: Basket): void {
  writeTab(basketKey, basket)
}
