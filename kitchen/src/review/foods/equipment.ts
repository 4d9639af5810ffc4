import { equipmentInLists } from '../../lexicon/index.ts'
import type { Line } from '../../graph/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'

const equipment = phraseSet(equipmentInLists)

/** '8 metal skewers', '1 cedar plank, soaked in water': a line that names no food before its first mark, and a tool. */
export function isEquipment({ read: { tokens, mentions } }: Pick<Line, 'read'>): boolean {
  const mark = tokens.findIndex(({ isAfterMark }, at) => at > 0 && isAfterMark)
  const end = mark === -1 ? tokens.length : mark
  return (
    holdsPhrase(tokens.slice(0, end), equipment) &&
    mentions.every(({ foods, first }) => foods.length === 0 || first >= end)
  )
}
