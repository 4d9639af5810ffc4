import { allFoods } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/** A word of a phrase: the words that may follow it, and the food that the phrase names if it ends here. */
export type Branch = { readonly next: Map<string, Branch>; food?: FoodName }

/** Phrases to foods. A phrase is words joined by single spaces. */
type FoodIndex = {
  readonly byRaw: ReadonlyMap<string, FoodName>
  readonly bySingular: ReadonlyMap<string, FoodName>
  /** The same phrases, word by word. */
  readonly rawWords: Branch
  readonly singularWords: Branch
  /** Foods that a single word may also mean: 'onion' is also said of a red onion. */
  readonly kin: ReadonlyMap<FoodName, readonly FoodName[]>
  /** The cooked, canned, frozen or salted forms of a food. */
  readonly forms: ReadonlyMap<FoodName, readonly FoodName[]>
  /** The classes that a food belongs to. */
  readonly classes: ReadonlyMap<FoodName, readonly FoodName[]>
}

let built: FoodIndex | undefined

/** The index over every name, plural and alias, built at its first use. */
export function foodIndex(): FoodIndex {
  return (built ??= buildIndex())
}

function buildIndex(): FoodIndex {
  const byRaw = new Map<string, FoodName>()
  const bySingular = new Map<string, FoodName>()
  const rawWords: Branch = { next: new Map() }
  const singularWords: Branch = { next: new Map() }
  for (const food of allFoods()) {
    for (const name of [food.name, food.plural, ...food.aliases]) {
      const words = wordsOf(name)
      addTo(byRaw, phrase(words, 'raw'), food.name)
      addTo(bySingular, phrase(words, 'singular'), food.name)
      addWords(rawWords, words, 'raw', food.name)
      addWords(singularWords, words, 'singular', food.name)
    }
  }
  return {
    byRaw,
    bySingular,
    rawWords,
    singularWords,
    kin: kinByHead(),
    forms: formsByFood(),
    classes: classesByFood(),
  }
}

function addTo(index: Map<string, FoodName>, key: string, food: FoodName): void {
  if (key !== '' && !index.has(key)) index.set(key, food)
}

function addWords(root: Branch, words: readonly Word[], form: 'raw' | 'singular', food: FoodName): void {
  let branch = root
  for (const word of words) {
    const known = branch.next.get(word[form])
    const next = known ?? { next: new Map() }
    if (known === undefined) branch.next.set(word[form], next)
    branch = next
  }
  if (branch !== root) branch.food ??= food
}

/** The longest name that begins at a word and goes on without a comma or full stop, with its number of words. */
export function longestPhrase(
  words: readonly Word[],
  at: number,
): { readonly length: number; readonly food: FoodName } | undefined {
  const index = foodIndex()
  let raw: Branch | undefined = index.rawWords
  let singular: Branch | undefined = index.singularWords
  let found: { readonly length: number; readonly food: FoodName } | undefined
  for (let end = at; end < words.length; end += 1) {
    const word = words[end]
    if (word === undefined || (end > at && word.isAfterBreak)) break
    raw = raw?.next.get(word.raw)
    singular = singular?.next.get(word.singular)
    if (raw === undefined && singular === undefined) break
    const food = raw?.food ?? singular?.food
    if (food !== undefined && isSaidInText(word, end - at + 1)) found = { length: end - at + 1, food }
  }
  return found
}

/** Words that name a food where they stand alone, and in a sentence mostly something else: a part, a dish, a color, something done. */
const onlyAlone = new Set(
  (
    'sprinkle sprinkles spread bone bones seasoning dressing rub toast gluten bran spirit spirits game salad salads green greens roll rolls ' +
    'vegetable vegetables fruit fruits spice spices seed seeds soup soups cake cakes sweet sweets syrup syrups protein fat fats starch juice juices zest peel grain grains crumb crumbs'
  ).split(' '),
)

function isSaidInText({ raw }: Word, length: number): boolean {
  return length > 1 || !onlyAlone.has(raw)
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
  const plain = allFoods().filter(({ formOf, isDish }) => formOf === null && !isDish)
  for (const food of plain) {
    const head = headOf(food.name)
    const family = byHead.get(head)
    if (family) family.push(food)
    else byHead.set(head, [food])
  }
  const kin = new Map<FoodName, readonly FoodName[]>()
  for (const food of plain) {
    const family = byHead.get(headOf(food.name)) ?? []
    const others = family.filter((other) => other !== food && isKin(food, other)).map(({ name }) => name)
    if (others.length > 0) kin.set(food.name, others)
  }
  return kin
}

function formsByFood(): ReadonlyMap<FoodName, readonly FoodName[]> {
  return grouped(allFoods().flatMap(({ name, formOf }) => (formOf === null ? [] : [[formOf, name] as const])))
}

function classesByFood(): ReadonlyMap<FoodName, readonly FoodName[]> {
  return grouped(allFoods().flatMap(({ name, members }) => members.map((member) => [member, name] as const)))
}

function grouped(
  pairs: readonly (readonly [FoodName, FoodName])[],
): ReadonlyMap<FoodName, readonly FoodName[]> {
  const groups = new Map<FoodName, FoodName[]>()
  for (const [key, name] of pairs) {
    const known = groups.get(key)
    if (known) known.push(name)
    else groups.set(key, [name])
  }
  return groups
}

function isKin(food: Food, other: Food): boolean {
  return food.category === other.category && food.us9.join() === other.us9.join()
}

function headOf(name: FoodName): string {
  return wordsOf(name.replace(/[,(].*$/, '')).at(-1)?.singular ?? name
}
