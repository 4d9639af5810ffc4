import { allFoods } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { Mention } from './work.ts'

const animals = new Set(['meat', 'poultry', 'fish', 'seafood'])

/** What a cook calls a piece of meat or fish once its name was said: 'season the chops', 'turn the fillets'. */
const cutWords =
  /\b(chops|thighs?|breasts?|wings|drumsticks?|fillets|cutlets?|loin|tenderloin|brisket|shanks?|patties)\b/gi

const foodsByCut = new Map<string, readonly FoodName[]>()

function foodsOf(cut: string): readonly FoodName[] {
  const noun = cut.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')
  const known = foodsByCut.get(noun)
  if (known) return known
  const foods = allFoods()
    .filter(({ name, category }) => animals.has(category) && isCutOf(noun, name, category))
    .map(({ name }) => name)
  foodsByCut.set(noun, foods)
  return foods
}

function isCutOf(noun: string, name: FoodName, category: string): boolean {
  if (noun === 'fillet') return category === 'fish' || name.includes('breast')
  if (noun === 'patty') return name.startsWith('ground ')
  return name.split(' ').includes(noun)
}

/**
 * Places in a step that name a listed food by its cut alone, outside of `named`. They stand for a line or for nothing: the breast
 * side of a bird is no food of its own.
 */
export function cutMentions(text: string, named: readonly Mention[]): readonly Mention[] {
  return [...text.matchAll(cutWords)].flatMap((match) => {
    const [said] = match
    const [start, end] = [match.index, match.index + said.length]
    const isTaken = named.some((mention) => mention.start < end && start < mention.end)
    return isTaken ? [] : [{ text: said, start, end, foods: foodsOf(said), isCut: true }]
  })
}
