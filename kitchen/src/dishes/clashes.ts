import { type CookFacts, hasTag, type Tag } from '../cooking/index.ts'
import { lastWord } from '../foods/index.ts'
import type { Pick } from './fill.ts'

/** Tags that no cook puts on one plate. */
const uneasy: readonly (readonly [readonly Tag[], readonly Tag[]])[] = [
  [
    ['fish', 'shellfish'],
    ['hard-cheese', 'melting-cheese', 'cooking-cheese', 'crumbly-cheese', 'fresh-cheese'],
  ],
  [
    ['fish', 'shellfish', 'canned-fish'],
    ['sausage', 'ground-meat', 'steak', 'stew-meat', 'poultry'],
  ],
]

/** Head nouns that two foods of one dish may share: white beans and green beans are two things to a cook. */
const sharedNouns = new Set([
  'bean',
  'beans',
  'oil',
  'vinegar',
  'sauce',
  'juice',
  'paste',
  'seed',
  'seeds',
  'broth',
])

/** Whether the food may stand beside those that are picked already. */
export function agrees(facts: CookFacts, picks: readonly Pick[]): boolean {
  const mine = traitsOf(facts)
  for (const pick of picks) {
    if (pick.facts === facts) return false
    const theirs = traitsOf(pick.facts)
    if (isSameThing(mine, theirs) || isUneasy(mine, theirs)) return false
  }
  return true
}

/** True when no cook has any of these and any of those on one plate. */
export function clashes(these: readonly Pick[], those: readonly Pick[]): boolean {
  return these.some((one) => those.some((other) => isUneasy(traitsOf(one.facts), traitsOf(other.facts))))
}

/** The head noun of a food, and on which side of each clash it stands, a bit for each. */
type Traits = { readonly noun: string; readonly left: number; readonly right: number }
const traits = new WeakMap<CookFacts, Traits>()

function traitsOf(facts: CookFacts): Traits {
  let known = traits.get(facts)
  if (known === undefined) {
    const last = lastWord(facts.one)
    const noun = last.endsWith('s') ? last.slice(0, -1) : last
    const bits = (side: 0 | 1) =>
      uneasy.reduce((mask, clashing, at) => (hasTag(facts, clashing[side]) ? mask | (1 << at) : mask), 0)
    traits.set(facts, (known = { noun, left: bits(0), right: bits(1) }))
  }
  return known
}

function isSameThing({ noun }: Traits, other: Traits): boolean {
  return noun === other.noun && !sharedNouns.has(noun)
}

function isUneasy(one: Traits, other: Traits): boolean {
  return (one.left & other.right) !== 0 || (one.right & other.left) !== 0
}
