import type { ReadIngredients } from '@plotluck/contract'
import { call } from '../api/client.ts'
import type { BasketItem } from './basket.ts'

/** What was typed, thing by thing. `absent` says what is not there; `refused` is a text that cannot be read at all. */
export type Typed =
  | { kind: 'read'; items: readonly BasketItem[]; absent: readonly { text: string; message: string }[] }
  | { kind: 'refused'; message: string }

/** Has the kitchen read what was typed or pasted. Where it cannot be asked, the text is parted at its separators and nothing is known of the parts. */
export async function readTyped(text: string): Promise<Typed> {
  const outcome = await call('POST /api/read-ingredients', { body: { text } })
  if (!outcome.ok)
    return outcome.failure.code === 'invalid-input'
      ? { kind: 'refused', message: outcome.failure.message }
      : { kind: 'read', items: partsOf(text), absent: [] }
  return { kind: 'read', ...partedOf(outcome.answer) }
}

/** What was read as a basket has it: each food or unknown word an item, and apart from them what is said not to be there. */
export function partedOf({ items }: ReadIngredients) {
  return {
    items: items.flatMap((item): readonly BasketItem[] => {
      if (item.kind === 'absent') return []
      const { kind, text: name } = item
      const reading =
        kind === 'food' ? { kind, food: item.food } : { kind: 'unknown' as const, message: item.message }
      return [{ name, reading }]
    }),
    absent: items.flatMap((item) => (item.kind === 'absent' ? [item] : [])),
  }
}

/** What stands between the separators of a text, of which nothing is known. */
export function partsOf(text: string): readonly BasketItem[] {
  const names = text.split(/[,;\n]/).map((part) => part.trim())
  return names.flatMap((name) => (name === '' ? [] : [{ name, reading: null }]))
}
