import { answerCards } from './answers.ts'
import { basicCards } from './basics.ts'
import { bakingCards } from './baking.ts'
import { canningCards } from './canning.ts'
import type { Card } from './card.ts'
import { carrierCards } from './carriers.ts'
import { cookingTermCards } from './cooking-terms.ts'
import { everydayCards } from './everyday.ts'
import { freezingCards } from './freezing.ts'
import { keepingCards } from './keeping.ts'
import { ownCards } from './own.ts'
import { preservingCards } from './preserving.ts'
import { produceCards } from './produce.ts'
import { rescueCards } from './rescue.ts'
import { ripeningCards } from './ripening.ts'
import { safetyCards } from './safety.ts'
import { skillCards } from './skills.ts'
import { substitutionCards } from './substitution.ts'
import { techniqueCards } from './technique.ts'

/** Every written card, by topic. */
export function allCards(): readonly Card[] {
  return [
    ...answerCards,
    ...safetyCards,
    ...keepingCards,
    ...preservingCards,
    ...rescueCards,
    ...techniqueCards,
    ...bakingCards,
    ...substitutionCards,
    ...everydayCards,
    ...freezingCards,
    ...canningCards,
    ...produceCards,
    ...ripeningCards,
    ...skillCards,
    ...carrierCards,
    ...ownCards,
    ...basicCards,
    ...cookingTermCards,
  ]
}
