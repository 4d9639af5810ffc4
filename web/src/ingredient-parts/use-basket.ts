import { useRef, useState } from 'react'
import { dashboardTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'
import {
  addAllToBasket,
  findInBasket,
  storeBasket,
  readBasket,
  removeFromBasket,
  stillGood,
  usableOn,
  type Basket,
  type BasketItem,
  type ListAddition,
} from './basket.ts'
import { todayOf } from '../calendar/dates.ts'
import { useToday } from '../calendar/use-today.ts'
import { stepped } from './amounts.ts'
import { readTyped } from './read-typed.ts'
import { useBasketSync } from './use-basket-sync.ts'

const { picker, refusals } = dashboardTexts

/** The basket and what can be done with it. `news` says the last change, for those who cannot see it. */
export type BasketControl = {
  readonly items: Basket
  readonly names: readonly string[]
  /** Names of what may be cooked with today. */
  readonly usable: readonly string[]
  readonly news: string
  /** What was typed and is being read, oldest first. */
  readonly beingRead: readonly string[]
  /** What of the last typed text did not go in, and why; empty when all of it did. */
  readonly notAdded: string
  /** Reads what was typed and adds its foods. Gives the text that did not go in, to be mended; `notAdded` says why. */
  readonly add: (typed: string) => Promise<string>
  /** Adds foods, passing over those that are there already and those that no longer fit. */
  readonly addAll: (names: readonly string[]) => void
  /** Adds a preset, or takes it out again in whatever spelling it is there. */
  readonly toggle: (name: string) => void
  readonly remove: (name: string) => void
  readonly clear: () => void
  /** Has more (1) or less (-1) of a food. */
  readonly step: (name: string, direction: 1 | -1) => void
  readonly toggleUseSoon: (name: string) => void
  /** Takes a food that is past its day for good today. */
  readonly keepOn: (name: string) => void
  /** Baskets that recipes were last written from, newest first. */
  readonly lastBaskets: readonly (readonly string[])[]
  /** What recipes take as there beside the basket; undefined until the server has said it. */
  readonly alwaysAtHome: readonly string[] | undefined
  /** True while changes could not be kept on the server. */
  readonly isBehind: boolean
  /** What may be cooked with today, once everything that was typed has been read. */
  readonly settled: () => Promise<Basket>
}

export function useBasket(): BasketControl {
  const [items, setItems] = useState(readBasket)
  const [news, setNews] = useState('')
  const today = useToday()
  // What is read comes back later than the render that sent it: the newest basket stands here.
  const newest = useRef(items)
  const adopt = (basket: Basket) => {
    newest.current = basket
    setItems(basket)
    storeBasket(basket)
  }
  const sync = useBasketSync(newest, adopt)
  const change = (basket: Basket, said: string) => {
    adopt(basket)
    setNews(said)
    sync.push()
  }
  const edit = (name: string, changed: (item: BasketItem) => BasketItem) =>
    change(
      newest.current.map((item) => (item.name === name ? changed(item) : item)),
      '',
    )
  const put = (foods: readonly BasketItem[]): ListAddition => {
    const addedOn = todayOf(new Date())
    const addition = addAllToBasket(
      newest.current,
      foods.map((food) => ({ addedOn, ...food })),
    )
    if (addition.added.length > 0) change(addition.basket, picker.added(addition.added.join(', ')))
    return addition
  }
  const { settled, ...typed } = useTyping(put, setNews)
  const remove = (name: string) => change(removeFromBasket(newest.current, name), picker.removed(name))
  const toggle = (name: string) => {
    const chosen = findInBasket(newest.current, name)
    if (chosen === undefined) showRefusals(put([known(name)]))
    else remove(chosen)
  }
  return {
    ...typed,
    items,
    names: items.map(({ name }) => name),
    usable: usableOn(items, today).map(({ name }) => name),
    news,
    addAll: (names) => void put(names.map(known)),
    toggle,
    remove,
    clear: () => change([], dashboardTexts.side.empty),
    step: (name, direction) => edit(name, (item) => withStep(item, direction)),
    toggleUseSoon: (name) => edit(name, (item) => ({ ...item, useSoon: item.useSoon !== true })),
    keepOn: (name) => edit(name, (item) => stillGood(item, todayOf(new Date()))),
    lastBaskets: sync.server?.last_baskets ?? [],
    alwaysAtHome: sync.server?.always_at_home,
    isBehind: sync.isBehind,
    settled: async () => {
      await settled()
      return usableOn(newest.current, todayOf(new Date()))
    },
  }
}

/** The new amount is shown at once; what the kitchen makes of the new text comes with the server's answer. */
function withStep(item: BasketItem, direction: 1 | -1): BasketItem {
  if (!item.amount) return item
  const name = stepped(item.amount, direction)
  const figure = Number.parseFloat(name)
  const quantity = name === item.amount.name || Number.isNaN(figure) ? null : figure
  return { ...item, name, amount: { ...item.amount, quantity } }
}

/** What the kitchen itself names needs no reading. */
const known = (name: string): BasketItem => ({ name, reading: { kind: 'food', food: name } })

/** Reads typed texts one after the other, so that they go in as they were typed. */
function useTyping(put: (foods: readonly BasketItem[]) => ListAddition, say: (news: string) => void) {
  const [beingRead, setBeingRead] = useState<readonly string[]>([])
  const [notAdded, setNotAdded] = useState('')
  const last = useRef<Promise<unknown>>(Promise.resolve())

  async function read(typed: string): Promise<string> {
    const answer = await readTyped(typed)
    if (answer.kind === 'refused') {
      setNotAdded(answer.message)
      return typed
    }
    const addition = put(answer.items)
    showRefusals(addition)
    const tooMany = addition.refused.filter(({ reason }) => reason === 'too-many').map(({ name }) => name)
    const reasons = answer.absent.map(({ message }) => message)
    if (tooMany.length > 0 && addition.added.length > 0) reasons.unshift(picker.noRoom(tooMany))
    setNotAdded(reasons.join(' '))
    if (reasons.length > 0) say([picker.added(addition.added.join(', ')), ...reasons].join(' '))
    return toMend(addition, answer.absent)
  }

  const add = (typed: string): Promise<string> => {
    if (typed.trim() === '') return Promise.resolve('')
    setBeingRead((waiting) => [...waiting, typed.trim()])
    const done = last.current
      .then(() => read(typed))
      .finally(() => setBeingRead((waiting) => waiting.slice(1)))
    last.current = done
    return done
  }
  return { beingRead, notAdded, add, settled: () => last.current }
}

/** What stays in the box. A name that is there already stays only where it is all that was typed. */
function toMend({ added, refused }: ListAddition, absent: readonly { text: string }[]): string {
  const isOne = added.length + refused.length + absent.length === 1
  const kept = refused.filter(({ reason }) => isOne || reason !== 'duplicate')
  return [...kept.map(({ name }) => name), ...absent.map(({ text }) => text)].join(', ')
}

function showRefusals({ refused }: ListAddition): void {
  for (const reason of new Set(refused.map((one) => one.reason)))
    toast({ ...refusals[reason], tone: 'destructive' })
}
