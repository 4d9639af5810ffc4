import type { ApiRecipe, LeftOut } from '@plotluck/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { addAllToBasket, type Basket, storeBasket } from '../../ingredient-parts/basket.ts'
import { partedOf } from '../../ingredient-parts/read-typed.ts'
import { tryTexts as texts } from '../../messages/index.ts'
import { rememberTried } from '../../recipe-parts/tried-recipes.ts'

export type Trying =
  | { kind: 'idle' }
  | { kind: 'cooking' }
  | { kind: 'failed'; message: string; isAboutInput: boolean }
  | {
      kind: 'done'
      recipes: readonly ApiRecipe[]
      leftOut: readonly LeftOut[]
      /** What was said not to be there, which keeps nothing out. */
      absent: readonly string[]
    }

/** What is wrong with what was typed stands at the box; everything else where the recipes would. */
const aboutInput: ReadonlySet<string> = new Set(['invalid-input', 'no-food', 'not-understood', 'no-recipe'])

/** Asks for a visitor's recipes. What they had and got is there for them when they sign up; `onRead` is told how the foods were read. */
export function useTrying(onRead: (foods: Basket) => void) {
  const [state, setState] = useState<Trying>({ kind: 'idle' })
  async function cook(foods: Basket): Promise<void> {
    const ingredients = foods.map(({ name }) => name)
    if (ingredients.length === 0) return setState({ kind: 'failed', message: texts.none, isAboutInput: true })
    setState({ kind: 'cooking' })
    const outcome = await call('POST /api/try-recipes', { body: { ingredients, leaveOutUnknown: true } })
    if (!outcome.ok) {
      const { code, message } = outcome.failure
      const words = code === 'too-many-requests' ? texts.limit : message
      return setState({ kind: 'failed', message: words, isAboutInput: aboutInput.has(code) })
    }
    const { recipes, leftOut, keep } = outcome.answer
    const { items, absent } = partedOf(outcome.answer)
    rememberTried(keep)
    const { basket } = addAllToBasket([], items)
    storeBasket(basket)
    onRead(basket)
    setState({ kind: 'done', recipes, leftOut, absent: absent.map(({ text }) => text) })
  }
  return { state, cook }
}
