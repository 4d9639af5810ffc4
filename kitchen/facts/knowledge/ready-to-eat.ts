import type { SourcedFood } from '../compile-foods.ts'
import { traitFacts, type TraitFacts } from './traits.ts'

/** Animal foods of the older tables that are sold cooked, cured, canned or smoked, by name. Chicken and fish in a can are cooked in it. */
const readyByName =
  /\b(canned|smoked|cured|cooked|dried|deli|salami|pepperoni|prosciutto|serrano|jerky|mortadella|pastrami|caviar|imitation|canned anchovy|anchovy paste|pickled|rotisserie|paste|luncheon|hot dogs?|ham|corned)\b/

/** True for an animal food that is eaten as it is sold: cooked, cured, canned or smoked. Raw sausages and bacon are not. */
export function isReadyToEat({ name, category, traits, members }: SourcedFood): boolean {
  if (members !== undefined) return members.every(isReadyToEat)
  if (traits?.includes('raw') || !animalShelves.has(category)) return false
  if ((traits ?? []).some((trait) => (traitFacts[trait] as TraitFacts).isReadyToEat)) return true
  return readyByName.test(name)
}

const animalShelves: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'seafood', 'egg'])
