/**
 * What kind of thing words can mean in a kitchen. `technique`: something done; `cue`: how food looks, feels or measures; `state`: what was
 * done to a food before; `tool`: what is no food though it may be named like one; `reference`: words that stand for foods named elsewhere.
 */
export const conceptKinds = [
  'food',
  'food-class',
  'part',
  'technique',
  'cue',
  'state',
  'place',
  'tool',
  'reference',
  'person',
  'claim',
  'contact',
  'poison',
  'danger',
  'time',
  'word',
] as const
export type ConceptKind = (typeof conceptKinds)[number]

/** One thing that people can mean. `id` is unique within its kind. */
export type Concept = { readonly kind: ConceptKind; readonly id: string }

/** What a technique does to the food it is applied to. */
export const effects = [
  /** Heat that goes through the food if it lasts: boil, roast, fry. */
  'cook',
  /** Heat for the outside or for colour: sear, brown, toast. */
  'sear',
  /** Heat that makes warm, no more: melt, warm, temper. */
  'warm',
  'combine',
  'add',
  'coat',
  'cut',
  'remove',
  'separate',
  'chill',
  'freeze',
  'wait',
  /** Food rests to take on taste or to rise: marinate, soak, proof. */
  'steep',
  'thaw',
  'wash',
  'clean',
  'serve',
  'wrap',
  'prepare',
  'preserve',
  'dry',
  'cure',
  'store',
  'eat',
  'move',
  'test',
  'shape',
] as const
export type Effect = (typeof effects)[number]

export type Technique = Concept & {
  readonly kind: 'technique'
  readonly effect: Effect
  /** True where water or steam surrounds the food: the heat reaches everything in the pot. */
  readonly isMoist: boolean
}

/** What a cue says of the inside of food: `done`, `underdone`, or nothing for safety (`neutral`). */
export type CueMeaning = 'done' | 'underdone' | 'neutral'
export type Cue = Concept & { readonly kind: 'cue'; readonly meaning: CueMeaning }

/** Words written as one text, parted by bars. */
export const forms = (list: string): readonly string[] => list.split('|')
