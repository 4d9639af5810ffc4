import { firstWord } from '../foods/index.ts'
import type { Portion } from './portion.ts'
import { the } from './portion.ts'
import { list, sentence } from './wording.ts'

/** The instruction for this cut, or the nearest one the food knows; undefined when nothing needs a knife. */
export function cutOf({ facts, cut }: Portion): string | undefined {
  if (cut === 'rough') return roughly(facts.cuts.bite)
  return facts.cuts[cut] ?? (cut === 'whole' || cut === 'grate' ? undefined : facts.cuts.bite)
}

/** What a blender cuts needs no neat slices, only peeling and coring. */
function roughly(cut: string | undefined): string | undefined {
  if (cut === undefined || doneForBlender.some((word) => cut.includes(word))) return cut
  return readying.has(firstWord(cut))
    ? `${cut.slice(0, cut.indexOf('_') + 1)} and chop roughly`
    : 'chop _ roughly'
}

const doneForBlender = ['florets', 'drain', 'rinse', 'shred', 'strip', 'trim', 'husk']
const readying = new Set(['peel', 'core', 'halve', 'scrub', 'seed', 'hull', 'stone'])

/** Tasks that one sentence holds before it is hard to follow. */
const mostInSentence = 4

/** 'slice the zucchini and mince the garlic': foods cut alike in one task, in sentences that chain no 'and' to another. */
export function prepText(portions: readonly Portion[]): string {
  const byCut = new Map<string, Portion[]>()
  for (const portion of portions) {
    const cut = cutOf(portion)
    if (cut !== undefined) byCut.set(cut, [...(byCut.get(cut) ?? []), portion])
  }
  const tasks = [...byCut].map(([cut, foods]) => ({ text: cut.replace('_', the(foods)), kind: kindOf(cut) }))
  const texts = (kind: TaskKind) => tasks.filter((task) => task.kind === kind).map(({ text }) => text)
  // 'snap the ends off the beans and slice' next to another task reads as if both were sliced.
  return [...chained([...texts('two verbs first'), ...texts('plain')]), ...texts('two verbs around')]
    .map((text, index) => (index === 0 ? text : sentence(text)))
    .join('. ')
}

type TaskKind = 'plain' | 'two verbs first' | 'two verbs around'

function kindOf(cut: string): TaskKind {
  if (!cut.includes(' and ')) return 'plain'
  return cut.slice(cut.indexOf('_')).includes(' and ') ? 'two verbs around' : 'two verbs first'
}

/** One sentence, or two where there are many tasks or the last has two verbs of its own. */
function chained(tasks: readonly string[]): readonly string[] {
  if (tasks.length === 0) return []
  if (tasks.length > mostInSentence) {
    const half = Math.ceil(tasks.length / 2)
    return [...chained(tasks.slice(0, half)), ...chained(tasks.slice(half))]
  }
  const last = tasks.at(-1) ?? ''
  const isTwofold = tasks.length > 1 && ` ${last}`.split(' the ')[0]?.includes(' and ')
  return isTwofold ? [list(tasks.slice(0, -1)), last] : [list(tasks)]
}
