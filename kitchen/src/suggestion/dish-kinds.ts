import { type CookFacts, dairyTags, hasTag, mainTags, starchTags, type Tag } from '../cooking/index.ts'

/** What three dishes of a day can hold of each kind of food. */
const room = { vegetable: 9, herb: 3, fruit: 2, main: 3, dairy: 3, starch: 3, other: 6 } as const
export type Kind = keyof typeof room

const kindTags: readonly (readonly [Kind, readonly Tag[]])[] = [
  ['herb', ['herb', 'woody-herb']],
  ['vegetable', ['vegetable', 'crunchy', 'salad-leaf']],
  ['fruit', ['fruit', 'dried-fruit']],
  ['main', mainTags],
  ['dairy', dairyTags],
  ['starch', starchTags],
]

const known = new WeakMap<CookFacts, Kind>()

/** The kind of which three dishes hold only so many. */
export function kindOf(facts: CookFacts): Kind {
  let kind = known.get(facts)
  if (kind === undefined) {
    kind = kindTags.find(([, tags]) => hasTag(facts, tags))?.[0] ?? 'other'
    known.set(facts, kind)
  }
  return kind
}

/** How many foods of each kind are used so far. */
export type KindsUsed = ReadonlyMap<string, number>

export function kindsUsed(used: Iterable<CookFacts>): KindsUsed {
  const counts = new Map<string, number>()
  for (const facts of used) counts.set(kindOf(facts), (counts.get(kindOf(facts)) ?? 0) + 1)
  return counts
}

/** True while three dishes have room for one more food of this kind. */
export function hasRoomFor(facts: CookFacts, counts: KindsUsed): boolean {
  return (counts.get(kindOf(facts)) ?? 0) < room[kindOf(facts)]
}

/** Rice, bread and flour keep, so nothing hurries them, but a meal is not one without: they count for more than their urgency. */
export function isStarch(facts: CookFacts): boolean {
  return kindOf(facts) === 'starch'
}
