import {
  cookName,
  findFood,
  firstWord,
  withoutFirst,
  type Food,
  type FoodCategory,
  type FoodName,
} from '../foods/index.ts'
import type { CookFacts, Tag } from './cook-facts.ts'
import { cooksLike } from './cooks-like.ts'
import rows from './generated/cook-facts.json' with { type: 'json' }

const byFood: ReadonlyMap<FoodName, CookFacts> = new Map(
  rows.map((row) => [row.food, { ...row, tags: new Set(row.tags) }]),
)

/** Everything the kitchen knows how to cook with, in the order of the tables. */
export const allCookFacts: readonly CookFacts[] = [...byFood.values()].filter(
  ({ food }) => findFood(food) !== undefined,
)

/**
 * How a cook handles this food; undefined for foods that no dish pattern cooks with (marshmallows, cola). A variety without a row of its own is
 * handled as its model: heirloom tomatoes as tomatoes, haricots verts as green beans.
 */
export function findCookFacts(name: FoodName): CookFacts | undefined {
  const own = byFood.get(name)
  if (own !== undefined || followers.has(name)) return own ?? followers.get(name)
  const food = findFood(name)
  const model = food && modelOf(food)
  const facts = food && model && followerOf(food, model)
  followers.set(name, facts)
  return facts
}

const plain = new Map<FoodName, CookFacts | undefined>()

/** As `findCookFacts`, and for every other food its name and nothing else: what dishes with steps of their own need. Undefined for what is no food. */
export function cookFactsOf(name: FoodName): CookFacts | undefined {
  const known = findCookFacts(name) ?? plain.get(name)
  if (known !== undefined) return known
  const food = findFood(name)
  const facts = food && nameOnly(food)
  plain.set(name, facts)
  return facts
}

function nameOnly({ name, plural }: Food): CookFacts {
  const isMass = plural === name
  const nothing = { tags: new Set<Tag>(), portion: 30, cuts: {}, prepMinutes: 0, cook: {}, strangeIn: [] }
  return { food: name, one: cookName(name), many: cookName(plural), isMass, ...nothing }
}

/** Every food that carries the tag, in the order of the tables. */
export function cookFactsWith(tag: Tag): readonly CookFacts[] {
  return allCookFacts.filter(({ tags }) => tags.has(tag))
}

const followers = new Map<FoodName, CookFacts | undefined>()

/** What comes mashed out of a can, or dry and hard, is not handled as what grows. */
const madeStates = new Set(['canned', 'dried', 'maraschino', 'candied', 'pickled', 'hard-boiled'])

/** The row that a food follows by the table, or by its last words: heirloom tomato, tomato. */
function modelOf({ name, category }: Food): CookFacts | undefined {
  const told = cooksLike.get(name)
  if (told !== undefined) return byFood.get(told)
  if (madeStates.has(firstWord(name))) return undefined
  const words = name.split(' ')
  const model = words.map((_, from) => byFood.get(words.slice(from).join(' '))).find((facts) => facts)
  return model && findFood(model.food)?.category === category ? model : undefined
}

/** Cut from a block or a bunch, and never counted by those who eat it. */
const stuff: ReadonlySet<FoodCategory> = new Set<FoodCategory>(['dairy', 'herb'])

const packedStates = new Set(['canned', 'fresh', 'frozen'])

/** The model's facts under the follower's own name, as it is called out of its package. */
function followerOf({ name, plural, portions, category }: Food, model: CookFacts): CookFacts {
  const [one, many] = [name, plural].map((text) => withoutFirst(cookName(text), packedStates))
  // A bun is counted, whatever the loaf is that it is handled as.
  const isMass = one === many || (model.isMass && (portions.piece === undefined || stuff.has(category)))
  const cook = firstWord(name) === 'cooked' ? heatedThrough(model) : model.cook
  return { ...model, cook, food: name, one: one ?? name, many: (isMass ? one : many) ?? plural, isMass }
}

/** What was cooked before is heated, whatever the way, and never cooked until tender again. */
function heatedThrough({ cook }: CookFacts): CookFacts['cook'] {
  return Object.fromEntries(Object.keys(cook).map((method) => [method, { minutes: 4, cue: 'hot through' }]))
}

/** True when the food carries at least one of the tags. */
export function hasTag(facts: CookFacts, wanted: readonly Tag[]): boolean {
  return wanted.some((tag) => facts.tags.has(tag))
}
