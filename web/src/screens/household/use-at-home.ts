import { ingredientKey } from '@plotluck/contract/basket'
import { maxAlwaysAtHome } from '@plotluck/contract/generation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { basketQuery } from '../../ingredient-parts/basket-query.ts'
import { changeBasket } from '../../ingredient-parts/change-basket.ts'
import { readTyped } from '../../ingredient-parts/read-typed.ts'
import { householdTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

const texts = householdTexts.atHome

const isIn = (foods: readonly string[], name: string): boolean =>
  foods.some((food) => ingredientKey(food) === ingredientKey(name))

/** The foods that are always at home, and the ways to add and to remove one. What the kitchen does not know is not added. */
export function useAtHome() {
  const basket = useQuery(basketQuery)
  const [notAdded, setNotAdded] = useState('')

  /** Keeps what of `names` is not there yet; false where it could not be kept. */
  async function keep(names: readonly string[]): Promise<boolean> {
    const failure = await changeBasket(({ always_at_home: kept }) => ({
      always_at_home: [...kept, ...names.filter((name) => !isIn(kept, name))],
    }))
    if (failure) setNotAdded(failure.message)
    return failure === null
  }

  /** Gives what of the typed text did not go in. */
  async function add(typed: string): Promise<string> {
    if (typed.trim() === '') return ''
    const read = await readTyped(typed)
    if (read.kind === 'refused') {
      setNotAdded(read.message)
      return typed
    }
    const { foods, left } = parted(read)
    setNotAdded(left.map(({ message }) => message).join(' '))
    if (foods.length > 0 && !(await keep(foods))) return typed
    return left.map(({ text }) => text).join(', ')
  }

  async function remove(name: string): Promise<void> {
    const failure = await changeBasket(({ always_at_home: kept }) => ({
      always_at_home: kept.filter((food) => food !== name),
    }))
    if (failure) return toast({ title: texts.error, text: failure.message, tone: 'destructive' })
    toast({ ...texts.removed(name), action: { label: texts.undo, onPress: () => void keep([name]) } })
  }

  const foods = basket.data?.always_at_home ?? []
  return { basket, foods, isFull: foods.length >= maxAlwaysAtHome, notAdded, add, keep, remove }
}

type Read = Extract<Awaited<ReturnType<typeof readTyped>>, { kind: 'read' }>

/** What can be kept, and what stays in the box with the reason. */
function parted({ items, absent }: Read) {
  const unknown = items.flatMap(({ name, reading }) =>
    reading?.kind === 'unknown' ? [{ text: name, message: reading.message }] : [],
  )
  const foods = items.flatMap(({ name, reading }) => (reading?.kind === 'unknown' ? [] : [name]))
  return { foods, left: [...unknown, ...absent] }
}

/** What most kitchens have, to be tapped instead of typed. */
export const usualAtHome = [
  'salt',
  'black pepper',
  'olive oil',
  'vegetable oil',
  'sugar',
  'flour',
  'rice',
  'pasta',
  'butter',
  'garlic',
  'onions',
  'vinegar',
] as const

/** The usual foods that are not there yet. */
export const stillUsual = (foods: readonly string[]): readonly string[] =>
  usualAtHome.filter((name) => !isIn(foods, name))
