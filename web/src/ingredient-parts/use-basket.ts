import { useState } from 'react'
import { dashboardTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'
import { addToBasket, findInBasket, keepBasket, readBasket, removeFromBasket, type Basket } from './basket.ts'

/** The basket and what can be done with it. `news` says the last change, for those who cannot see it. */
export type BasketControl = {
  readonly names: Basket
  readonly news: string
  /** Adds what was typed and tells whether it went in; a refusal shows its toast, blanks show nothing. */
  readonly add: (typed: string) => boolean
  /** Adds foods, passing over those that are there already and those that no longer fit. */
  readonly addAll: (names: readonly string[]) => void
  /** Adds a preset, or takes it out again in whatever spelling it is there. */
  readonly toggle: (name: string) => void
  readonly remove: (name: string) => void
  readonly clear: () => void
}

export function useBasket(): BasketControl {
  const [names, setNames] = useState(readBasket)
  const [news, setNews] = useState('')

  const change = (basket: Basket, said: string) => {
    setNames(basket)
    keepBasket(basket)
    setNews(said)
  }
  const add = (typed: string) => {
    const addition = addToBasket(names, typed)
    if (addition.kind === 'added') change(addition.basket, dashboardTexts.picker.added(addition.name))
    if (addition.kind === 'refused')
      toast({ ...dashboardTexts.refusals[addition.reason], tone: 'destructive' })
    return addition.kind === 'added'
  }
  const addAll = (foods: readonly string[]) => {
    const basket = foods.reduce((held, food) => {
      const addition = addToBasket(held, food)
      return addition.kind === 'added' ? addition.basket : held
    }, names)
    change(basket, dashboardTexts.picker.added(foods.join(', ')))
  }
  const remove = (name: string) => change(removeFromBasket(names, name), dashboardTexts.picker.removed(name))
  const toggle = (name: string) => {
    const chosen = findInBasket(names, name)
    if (chosen === undefined) add(name)
    else remove(chosen)
  }
  return { names, news, add, addAll, toggle, remove, clear: () => change([], dashboardTexts.side.empty) }
}
