import type { Method, Tag } from '../cooking/index.ts'
import { hasTag } from '../cooking/index.ts'
import type { Portion } from './portion.ts'
import { the, verbFor } from './portion.ts'
import { list, minutesText, sentence } from './wording.ts'

/** Words with the minutes they stand for. */
export type Timed = { readonly text: string; readonly minutes: number }

/** `most`: minutes that the slowest may take, where the dish has no time for all of it. */
export type CookWords = { readonly verb?: string; readonly add?: string; readonly most?: number }

/** Those that the method cooks, the slowest first. */
export function byMinutes(portions: readonly Portion[], method: Method): readonly Portion[] {
  return portions
    .filter(({ facts }) => facts.cook[method] !== undefined)
    .toSorted((a, b) => minutesOf(b, method) - minutesOf(a, method))
}

/** Part of the minutes that thin slices take in the oven and in a pot. */
const thinShare = 0.6

/** Minutes of one food by the method; 0 where it is not cooked so. */
export function minutesOf({ facts, cut }: Portion, method: Method): number {
  const minutes = facts.cook[method]?.minutes ?? 0
  return cut === 'thin' && method !== 'saute' ? Math.ceil(minutes * thinShare) : minutes
}

/** 'the carrots are tender', to follow 'until'; 'tender' where nothing else could be meant. */
export function cueText(portion: Portion, method: Method, isAlone: boolean): string {
  const cue = isStrips(portion) ? stripCue : (portion.facts.cook[method]?.cue ?? 'done')
  const saysAll = cue.startsWith('all ')
  const saysWhose = cue.split(' ').some((word) => word === 'their' || word === 'its')
  return saysAll || (isAlone && !saysWhose) ? cue : `${the([portion])} ${verbFor([portion])} ${cue}`
}

/** Nobody can put a thermometer into a strip of meat: its color tells. */
const stripCue = 'browned all over and no longer pink inside'

/** Meat that is sliced or diced before it meets the pan. */
export function isStrips({ facts, cut }: Portion): boolean {
  return facts.tags.has('steak') && cut !== 'whole'
}

/**
 * Everything into one pan in the order in which it has to go in, so that all is done together. Foods within three
 * minutes of each other go in together; never more than three turns at the pan.
 */
export function cookInOrder(
  portions: readonly Portion[],
  method: Method,
  { verb = 'cook', add = 'add', most }: CookWords,
): Timed {
  const groups = turns(portions, method)
  const [first] = groups
  const lead = first?.[0]
  if (first === undefined || lead === undefined) return { text: '', minutes: 0 }
  const starts = groups.map(([head]) => Math.min(most ?? Infinity, head ? minutesOf(head, method) : 0))
  const parts = groups.map((group, index) => {
    const lasts = (starts[index] ?? 0) - (starts[index + 1] ?? 0)
    if (index === 0) return `${add} ${the(group)} and ${verb} for ${minutesText(lasts)}`
    return `${joined(group, index === groups.length - 1)} and ${verb} for ${minutesText(lasts)} more`
  })
  const text = parts.map((part, index) => (index === 0 ? part : sentence(part))).join('. ')
  const safe = portions.filter((portion) => portion !== lead && hasTag(portion.facts, rawAnimals))
  const cues = [
    `until ${cueText(lead, method, portions.length === 1)}`,
    ...safe.map((portion) => cueText(portion, method, false)),
  ]
  return { text: `${text}, ${list(cues)}`, minutes: starts[0] ?? 0 }
}

/** Foods whose cue is a matter of safety: it is said even where another food sets the time. */
export const rawAnimals: readonly Tag[] = [
  'poultry',
  'ground-meat',
  'steak',
  'chop',
  'fish',
  'shellfish',
  'sausage',
]

function turns(portions: readonly Portion[], method: Method): readonly (readonly Portion[])[] {
  const groups: Portion[][] = []
  for (const portion of portions) {
    const group = groups.at(-1)
    const head = group?.[0]
    const isClose = head !== undefined && minutesOf(head, method) - minutesOf(portion, method) < 3
    if (group !== undefined && (isClose || groups.length === 3)) group.push(portion)
    else groups.push([portion])
  }
  return groups
}

/** Fish that is stirred falls apart: it is laid among the rest. */
function joined(group: readonly Portion[], isLast: boolean): string {
  if (group.some(({ facts }) => facts.tags.has('fish'))) return `lay ${the(group)} among them`
  return `${isLast ? 'stir in' : 'add'} ${the(group)}`
}
