import { allFoods } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/** Phrases to foods. A phrase is words joined by single spaces. */
type FoodIndex = {
  readonly byRaw: ReadonlyMap<string, FoodName>
  readonly bySingular: ReadonlyMap<string, FoodName>
  /** For the first word of any phrase, in both forms, how many words the longest phrase has. */
  readonly longest: ReadonlyMap<string, number>
  /** Foods that a single word may also mean: 'onion' is also said of a red onion. */
  readonly kin: ReadonlyMap<FoodName, readonly FoodName[]>
}

let built: FoodIndex | undefined

/** The index over every name, plural and alias, built at its first use. */
export function foodIndex(): FoodIndex {
  return (built ??= buildIndex())
}

function buildIndex(): FoodIndex {
  const byRaw = new Map<string, FoodName>()
  const bySingular = new Map<string, FoodName>()
  const longest = new Map<string, number>()
  for (const food of allFoods()) {
    for (const name of [food.name, food.plural, ...food.aliases]) {
      const words = wordsOf(name)
      addTo(byRaw, phrase(words, 'raw'), food.name)
      addTo(bySingular, phrase(words, 'singular'), food.name)
      for (const first of [words[0]?.raw, words[0]?.singular]) {
        if (first !== undefined) longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
      }
    }
  }
  return { byRaw, bySingular, longest, kin: kinByHead() }
}

function addTo(index: Map<string, FoodName>, key: string, food: FoodName): void {
  if (key !== '' && !index.has(key)) index.set(key, food)
}

/** Words joined to a phrase in one of their forms. */
export function phrase(words: readonly Word[], form: 'raw' | 'singular'): string {
  return words.map((word) => word[form]).join(' ')
}

/** The food that exactly these words name, as written before singular: 'peppers' are no pepper. */
export function findPhrase(words: readonly Word[]): FoodName | undefined {
  const index = foodIndex()
  return index.byRaw.get(phrase(words, 'raw')) ?? index.bySingular.get(phrase(words, 'singular'))
}

/**
 * Foods by one-word name to the foods that cooks call by that word for short: same last word, same category, same allergens.
 * So 'onion' may mean a red onion and 'butter' unsalted butter, but never peanut butter or coconut milk.
 */
function kinByHead(): ReadonlyMap<FoodName, readonly FoodName[]> {
  const byHead = new Map<string, Food[]>()
  for (const food of allFoods()) {
    const head = headOf(food.name)
    const family = byHead.get(head)
    if (family) family.push(food)
    else byHead.set(head, [food])
  }
  const kin = new Map<FoodName, readonly FoodName[]>()
  for (const food of allFoods()) {
    const family = byHead.get(headOf(food.name)) ?? []
    const others = family.filter((other) => other !== food && isKin(food, other)).map(({ name }) => name)
    if (others.length > 0) kin.set(food.name, others)
  }
  return kin
}

function isKin(food: Food, other: Food): boolean {
  return food.category === other.category && food.us9.join() === other.us9.join()
}

function headOf(name: FoodName): string {
  return wordsOf(name.replace(/[,(].*$/, '')).at(-1)?.singular ?? name
}
