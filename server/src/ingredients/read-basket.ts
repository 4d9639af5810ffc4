import { maxIngredients, withoutDuplicates } from '@plotluck/contract'
import { type SplitFood, splitFoods } from '@plotluck/kitchen'
import { failure, type Result, success } from '../platform/failure.ts'

/**
 * The texts of a basket as the kitchen takes them: lists parted, later duplicates left out, 20 at the most. Fails before anything is spent
 * with `no-food` when none is a food, and with `not-understood` when some are not, unless `leaveOutUnknown`: then they go on and are named among
 * what was left out. `details.notUnderstood` names each with its reason.
 */
export function readBasket(
  texts: readonly string[],
  { leaveOutUnknown }: { readonly leaveOutUnknown: boolean },
): Result<readonly string[]> {
  const items = texts.flatMap(splitFoods)
  const basket = withoutDuplicates(items.map(({ text }) => text))
  if (basket.length === 0) return failure('invalid-input', { message: 'At least one ingredient required' })
  if (basket.length > maxIngredients)
    return failure('invalid-input', { message: 'Maximum 20 ingredients allowed' })
  const others = items.filter((item) => item.kind !== 'food')
  if (others.length === items.length) return failure('no-food', reasons(others))
  return others.length > 0 && !leaveOutUnknown ? failure('not-understood', reasons(others)) : success(basket)
}

type Other = Exclude<SplitFood, { kind: 'food' }>

function reasons(others: readonly Other[]) {
  const notUnderstood = others.map(({ text, message }) => ({ text, message }))
  return { message: others.map(({ message }) => message).join(' '), details: { notUnderstood } }
}
