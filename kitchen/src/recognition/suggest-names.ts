import { allFoods, cookName, findFood } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { recognise } from './recognise.ts'

/** A food to choose while one types: as people call a basketful of it, and the kitchen's name of it. */
export type NameSuggestion = { readonly name: string; readonly food: FoodName }

/**
 * Foods whose names begin with what was typed, or have a word that does; where none does, the one that a slip of the fingers meant. What
 * cooks have most comes first. Nothing for less than two letters.
 * @example suggestNames('tom', 5)[0] // { name: 'tomatoes', food: 'tomato' }
 */
export function suggestNames(typed: string, most: number): readonly NameSuggestion[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted.length < 2) return []
  const found = names().flatMap(({ food, spellings, rank }) => {
    const scores = spellings.flatMap(({ spelling, isOther }) => {
      const place = placeIn(spelling, wanted)
      return place === undefined ? [] : [place + rank + (isOther ? 2 : 0) + spelling.length / 3]
    })
    return scores.length > 0 ? [{ food, score: Math.min(...scores) }] : []
  })
  if (found.length === 0) return meant(wanted)
  return found
    .toSorted((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ food }) => suggestionOf(food))
}

type Spelling = { readonly spelling: string; readonly isOther: boolean }
type Named = { readonly food: Food; readonly spellings: readonly Spelling[]; readonly rank: number }
let kept: readonly Named[] | undefined

/** Ordinary foods by every name people use; names with a comma are for tables. */
function names(): readonly Named[] {
  return (kept ??= allFoods()
    .filter(({ name }) => !name.includes(','))
    .map((food) => ({ food, spellings: spellingsOf(food), rank: rankOf(food) })))
}

/** By two names a food is known and by every other single word: 'courgette'. A kind of it ('Tommy Atkins') is no name. */
const spellingsOf = ({ name, plural, aliases }: Food): readonly Spelling[] => [
  ...[plural, name].map((spelling) => ({ spelling: cookName(spelling).toLowerCase(), isOther: false })),
  ...aliases
    .filter((alias) => !alias.includes(' '))
    .map((spelling) => ({ spelling: spelling.toLowerCase(), isOther: true })),
]

/** What grows in gardens and what kitchens hold comes before forms of a food and made dishes. */
const rankOf = ({ formOf, season, isDish, storage }: Food): number =>
  (formOf === null ? 0 : 2) +
  (season === null ? 1 : 0) +
  (isDish ? 2 : 0) +
  (storage.fridge || storage.pantry ? 0 : 3)

/** How far a name is from what was typed: it is that, begins so, or has a word that does. */
function placeIn(name: string, wanted: string): number | undefined {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 10
  return name.includes(` ${wanted}`) ? 14 : undefined
}

function meant(typed: string): readonly NameSuggestion[] {
  const found = recognise(typed)
  const food = found.kind === 'food' ? findFood(found.food) : undefined
  return food ? [suggestionOf(food)] : []
}

const suggestionOf = ({ name, plural }: Food): NameSuggestion => ({ name: cookName(plural), food: name })
