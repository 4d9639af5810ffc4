import type { Food } from '../../foods/index.ts'

/** What the table's general rule for a kind of food says of no food in particular. */
const generalRule = 'general rule'
const hasDays = ({ pantry, fridge, freezer, fridgeOpened }: Food['storage']): boolean =>
  [pantry, fridge, freezer, fridgeOpened].some((days) => days !== null)

/**
 * Whether what is told of keeping one food holds of another: it is the same, a class that it belongs to, or one that the storage table keeps by the same entry; of a food without days, also the
 * food that it is a sort of. A canned, cooked or breaded food is none of these to the fresh one.
 */
export function keepsAlike(told: Food, asked: Food): boolean {
  if (told.name === asked.name || told.members.includes(asked.name)) return true
  const isRuled = asked.storage.source.startsWith(generalRule)
  if (!isRuled) return told.storage.source === asked.storage.source
  return !hasDays(asked.storage) && asked.formOf === told.name
}
