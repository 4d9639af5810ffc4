import { bakingCards } from './baking.ts'
import type { Card } from './card.ts'
import { everydayCards } from './everyday.ts'
import { keepingCards } from './keeping.ts'
import { preservingCards } from './preserving.ts'
import { rescueCards } from './rescue.ts'
import { safetyCards } from './safety.ts'
import { substitutionCards } from './substitution.ts'
import { techniqueCards } from './technique.ts'

/** Every written card, by topic. */
export function allCards(): readonly Card[] {
  return [
    ...safetyCards,
    ...keepingCards,
    ...preservingCards,
    ...rescueCards,
    ...techniqueCards,
    ...bakingCards,
    ...substitutionCards,
    ...everydayCards,
  ]
}
