import { findFood } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'

/** What is done to a food or where it comes from; without these words it is still that food. */
const qualifiers = new Set(
  'fresh frozen canned dried dry raw cooked whole large small medium plain unsalted salted low fat reduced nonfat skim part moisture firm extra boneless skinless with skin in oil water juice homemade crushed grated ground unsweetened sweetened farmed atlantic red yellow white green brown black long grain short sweet new baby roma russet ripe light dark and or of the sodium'.split(
    ' ',
  ),
)

/**
 * Qualifiers that make another food of the same name: green onion, sweet potato, dried chili. Somebody who has the plain
 * food does not have these.
 */
const anotherFood =
  /\b(?:green onion|spring onion|sweet potato|powder|paste|sauce|juice|canned|tinned|dried|sun-dried|pickled|sweet pickle|frozen|flakes|seed|broth|stock|flour|oil|butter|noodle|vinegar|milk|cream|puree|relish|zest|peel|extract|sugar|jam|jelly|smoked|chips|bouillon|syrup|spread|root|greens|leaves)s?\b/

const tokensByFood = new Map<string, readonly string[]>()

/** The words that make a food's name, singular: 'canned crushed tomatoes' has crushed, canned, tomato. */
export function tokensOf(name: FoodName): readonly string[] {
  const known = tokensByFood.get(name)
  if (known) return known
  const tokens = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(singular)
  tokensByFood.set(name, tokens)
  return tokens
}

/** True when a cook would call the one by the name of the other: 'canned tomato' and 'tomato', 'whole chicken' and 'chicken breast' do not differ in a step. */
export function maySayFor(said: FoodName, listed: FoodName): boolean {
  if (said === listed) return true
  if (findFood(said)?.category !== findFood(listed)?.category) return false
  return isWithin(core(said), tokensOf(listed)) || isWithin(core(listed), tokensOf(said))
}

/**
 * True when who has `owned` needs to buy no `needed`: the plain food covers its varieties (onion: red onion), and
 * nothing that keeps or tastes differently (not green onion, not onion powder).
 */
export function covers(owned: FoodName, needed: FoodName): boolean {
  if (owned === needed) return true
  if (madeByHand(owned, needed)) return true
  if (findFood(owned)?.category !== findFood(needed)?.category) return false
  const extra = tokensOf(needed)
    .filter((token) => !tokensOf(owned).includes(token))
    .join(' ')
  return isWithin(tokensOf(owned), tokensOf(needed)) && !anotherFood.test(extra) && !anotherFood.test(needed)
}

/** Juice and zest come out of the fruit that is there; yolk and white out of the egg. */
function madeByHand(owned: FoodName, needed: FoodName): boolean {
  if (owned === 'egg') return needed === 'egg white' || needed === 'egg yolk'
  const [fruit] = tokensOf(owned)
  return (
    /^(?:lemon|lime|orange)$/.test(owned) &&
    tokensOf(needed)[0] === fruit &&
    /\b(?:juice|zest|peel)$/.test(needed)
  )
}

function core(name: FoodName): readonly string[] {
  const tokens = tokensOf(name)
  const bare = tokens.filter((token) => !qualifiers.has(token))
  return bare.length > 0 ? bare : tokens
}

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.every((token) => all.includes(token))

const singular = (word: string) =>
  word.length > 3
    ? word
        .replace(/(?<=[^aeiou])ies$/, 'y')
        .replace(/oes$/, 'o')
        .replace(/(?<=sh|ch|x)es$/, '')
        .replace(/(?<!s)s$/, '')
    : word
