import type { BasketAnswer, Sent } from '@plotluck/contract'

export type KeptBasket = Omit<Sent<'PUT /api/basket'>['body'], 'revision'>
/** What it adds to a basket that has it already, or takes from one that does not, makes no difference. */
export type BasketChange = (kept: KeptBasket) => Partial<KeptBasket>

/** Changes that the page shows and whose keeping is not confirmed yet, oldest first. */
let pending: readonly BasketChange[] = []

export function addPending(change: BasketChange): void {
  pending = [...pending, change]
}

/** Takes back what could not be kept. */
export function dropPending(change: BasketChange): void {
  pending = pending.filter((other) => other !== change)
}

export function clearPending(): void {
  pending = []
}

/** An answer of the server as the page shows it: one that left before the changes under way arrived there would show them undone. */
export const withPending = (answer: BasketAnswer): BasketAnswer => pending.reduce(shownWith, answer)

/** The basket that `change` asks the server to keep. */
export function changed({ items, always_at_home }: BasketAnswer, change: BasketChange): KeptBasket {
  const before: KeptBasket = {
    items: items.map(({ text, use_soon, added_on }) => ({ text, use_soon, added_on })),
    always_at_home: [...always_at_home],
  }
  return { ...before, ...change(before) }
}

/** What leaves is gone at once; a food that comes is shown when the server has read it. */
export function shownWith(shown: BasketAnswer, change: BasketChange): BasketAnswer {
  const { items, always_at_home } = changed(shown, change)
  const staying = new Set(items.map(({ text }) => text))
  return { ...shown, items: shown.items.filter(({ text }) => staying.has(text)), always_at_home }
}
