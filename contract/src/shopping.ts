import type { ShoppingList } from '@plotluck/kitchen'
import * as z from 'zod/mini'
import { calendarDateSchema, spanRule } from './dates.ts'

const textSchema = z
  .string('Required')
  .check(z.trim(), z.minLength(1, 'Required'), z.maxLength(100, 'Maximum 100 characters allowed'))

/** What `PUT /api/shopping-list/checks` takes: a line by its key, and whether it is in the basket now. Any number of times. */
export const checkLineSchema = z
  .strictObject({
    from: calendarDateSchema,
    to: calendarDateSchema,
    key: z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(300)),
    checked: z.boolean(),
  })
  .check(spanRule)

/** What `POST /api/shopping-list/lines` takes: a line of one's own. */
export const ownLineSchema = z
  .strictObject({ from: calendarDateSchema, to: calendarDateSchema, text: textSchema })
  .check(spanRule)

/** What `PUT /api/shopping-list/stock` takes: what is at home, as typed, with or without amounts; it replaces what stood there. */
export const stockSchema = z.strictObject({
  stock: z.array(textSchema).check(z.maxLength(200, 'Maximum 200 foods allowed')),
})

/** The kitchen's list of a span of days, what is checked off in it, lines of one's own, and the stock that was subtracted. */
export type ShoppingListAnswer = ShoppingList & {
  readonly from: string
  readonly to: string
  /** Keys of lines that are checked off. */
  readonly checked: readonly string[]
  /** The key of a line of one's own in `checked` is its id. */
  readonly ownLines: readonly { readonly id: string; readonly text: string }[]
  readonly stock: readonly string[]
}
