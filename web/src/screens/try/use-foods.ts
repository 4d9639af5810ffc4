import { useState } from 'react'
import { addAllToBasket, type Basket, findInBasket, removeFromBasket } from '../../ingredient-parts/basket.ts'
import { partsOf } from '../../ingredient-parts/read-typed.ts'

/** What a visitor has named so far: foods as tags, and the text in the box. */
export function useFoods() {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Basket>([])
  const withText = (text: string): Basket => addAllToBasket(chosen, partsOf(text)).basket
  /** Makes tags of a text. Answers all tags there are then. */
  function add(text: string): Basket {
    const all = withText(text)
    setChosen(all)
    setTyped('')
    return all
  }
  return {
    typed,
    chosen,
    add,
    /** Keeps what is typed; what stands before a comma is a tag at once. */
    type(text: string): void {
      const end = text.lastIndexOf(',')
      setChosen(withText(text.slice(0, Math.max(end, 0))))
      setTyped(end < 0 ? text : text.slice(end + 1).trimStart())
    },
    remove: (name: string) => setChosen(removeFromBasket(chosen, name)),
    /** Puts a food in, or takes out what is there of it. */
    toggle(name: string): void {
      const there = findInBasket(chosen, name)
      if (there === undefined) setChosen(withText(name))
      else setChosen(removeFromBasket(chosen, there))
    },
    /** Shows what the kitchen read in place of what was typed. */
    replace: setChosen,
  }
}

export type Foods = ReturnType<typeof useFoods>
