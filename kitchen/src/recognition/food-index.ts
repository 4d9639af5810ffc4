import { allFoods, findFood, foodNamed } from '../foods/index.ts'
import type { Food, FoodName, NameForm } from '../foods/index.ts'
import { tokensOf } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'

/** The longest name that begins at a word and goes on without a comma or full stop, with its number of words. */
export function longestPhrase(
  words: readonly Token[],
  at: number,
): { readonly length: number; readonly food: FoodName } | undefined {
  let written = ''
  let singular = ''
  let found: { readonly length: number; readonly food: FoodName } | undefined
  for (let end = at; end < words.length; end += 1) {
    const word = words[end]
    if (word === undefined || (end > at && word.isAfterMark)) break
    written = end === at ? word.word : `${written} ${word.word}`
    singular = end === at ? word.singular : `${singular} ${word.singular}`
    const named = foodNamed('word', written)
    const alike = foodNamed('singular', singular)
    if (named === undefined && alike === undefined) break
    const food = named ?? alike
    if (food && isSaidInText(word, end - at + 1)) found = { length: end - at + 1, food: food.name }
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

function isSaidInText({ word }: Token, length: number): boolean {
  return length > 1 || !onlyAlone.has(word)
}

/** Words joined to a phrase in one of their forms. */
export function phrase(words: readonly Token[], form: NameForm): string {
  let joined = ''
  for (const word of words) joined = joined === '' ? word[form] : `${joined} ${word[form]}`
  return joined
}

/** The food that exactly these words name, as written before singular: 'peppers' are no pepper. */
export function findPhrase(words: readonly Token[]): FoodName | undefined {
  const food = foodNamed('word', phrase(words, 'word')) ?? foodNamed('singular', phrase(words, 'singular'))
  return food?.name
}

let byHead: ReadonlyMap<string, readonly Food[]> | undefined

/**
 * Foods that cooks call by the one-word name of a food: same last word, same category, same allergens. So 'onion' may mean a red onion
 * and 'butter' unsalted butter, but never peanut butter or coconut milk.
 */
export function kinOf(name: FoodName): readonly FoodName[] {
  const food = findFood(name)
  if (food === undefined || !isPlain(food)) return []
  byHead ??= Map.groupBy(allFoods().filter(isPlain), (each) => headOf(each.name))
  const family = byHead.get(headOf(name)) ?? []
  return family.filter((other) => other !== food && isKin(food, other)).map((other) => other.name)
}

const isPlain = ({ formOf, isDish }: Food) => formOf === null && !isDish

function isKin(food: Food, other: Food): boolean {
  return food.category === other.category && food.us9.join() === other.us9.join()
}

/** The last word of a name before a comma or bracket. */
function headOf(name: FoodName): string {
  const tokens = tokensOf(name)
  const mark = tokens.findIndex(({ isAfterMark }, at) => at > 0 && isAfterMark)
  return (mark === -1 ? tokens.at(-1) : tokens[mark - 1])?.singular ?? name
}

let forms: ReadonlyMap<FoodName, readonly FoodName[]> | undefined
let classes: ReadonlyMap<FoodName, readonly FoodName[]> | undefined

/** The cooked, canned, frozen or salted forms of a food. */
export function formsOf(name: FoodName): readonly FoodName[] {
  forms ??= grouped(allFoods().flatMap((food) => (food.formOf === null ? [] : [[food.formOf, food.name]])))
  return forms.get(name) ?? []
}

/** The classes that a food belongs to. */
export function classesOf(name: FoodName): readonly FoodName[] {
  classes ??= grouped(
    allFoods().flatMap((food) => food.members.map((member) => [member, food.name] as const)),
  )
  return classes.get(name) ?? []
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
