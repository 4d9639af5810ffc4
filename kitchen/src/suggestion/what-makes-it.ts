import type { CookFacts } from '../cooking/index.ts'
import { cupboard, type Filled, type FilledDish } from '../repertoire/index.ts'

/** Grams of a serving from which a part that is needed is seen and tasted as itself. */
const seen = 10

/** The parts without which it is another dish: what it is about, and what is bought for it in more than a spoonful. */
function makersOf({ dish, filled }: FilledDish): readonly Filled[] {
  return filled.filter(({ part, facts, grams }) => {
    if (cupboard.has(facts.food)) return false
    const role = dish.parts[part]?.role
    return role === 'main' || (role === 'needed' && grams / dish.serves >= seen)
  })
}

/** How much of what makes the dish lies at home, two foods of it at least: 1 for all of it, 0 for a half or less. */
export function partAtHand(named: FilledDish): number {
  const makers = makersOf(named)
  const have = makers.filter((each) => each.have).length
  return have < 2 ? 0 : Math.max(0, (2 * have) / makers.length - 1)
}

/** Whether all that it is about is at hand, and that is more than one food: paneer and spinach are palak paneer. */
export function isWholeAtHand({ dish, filled }: FilledDish): boolean {
  const mains = filled.filter(
    ({ part, facts }) => dish.parts[part]?.role === 'main' && !cupboard.has(facts.food),
  )
  return mains.length > 1 && mains.every(({ have }) => have)
}

/** Which part of the weight of the dish a food is, without the water: nearly all of an omelette is egg, and little of a muffin. */
export function partMadeOf({ filled }: FilledDish, food: CookFacts): number {
  let all = 0
  let own = 0
  for (const { facts, grams } of filled) {
    if (facts.food === 'water' || facts.tags.has('broth')) continue
    all += grams
    if (facts === food) own += grams
  }
  return all === 0 ? 0 : own / all
}
