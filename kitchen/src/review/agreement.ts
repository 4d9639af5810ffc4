import { isMeantTogether } from './collective-words.ts'
import { note, refused, repaired } from './finding.ts'
import type { Finding } from './finding.ts'
import { readLine } from './read-text.ts'
import { isStapleMention, linesOf, phantomsOf } from './resolve.ts'
import { withFindings } from './work.ts'
import type { Mention, ReadLine, Stage, Work } from './work.ts'

/**
 * Every food in a step stands in the list and every line is used in a step. A staple that a step takes for granted (salt, pepper, oil, water) is
 * added to the list; any other food from nowhere refuses the recipe. An optional line that no step uses is taken out; a finish
 * that nobody mentions again ('to serve') is told; any other refuses.
 */
export const ingredientsAndSteps: Stage = (work) => withUsedLines(withListedFoods(work))

function withListedFoods(work: Work): Work {
  const phantoms = work.steps.flatMap((step) => phantomsOf(step, work)).filter((mention) => !isWater(mention))
  const staples = phantoms.filter(isStapleMention)
  const foreign = unique(phantoms.filter((mention) => !isStapleMention(mention)))
  const names = [...new Set(staples.map(stapleName))]
  const lines = [...work.lines, ...names.map((name) => readLine(`${name}, to taste`))]
  const added = names.map((name) =>
    repaired({
      kind: 'ingredients-and-steps',
      code: 'staple-added',
      message: `${name} was missing from the list.`,
    }),
  )
  return withFindings({ ...work, lines }, [...added, ...foreign.map(phantomFinding)])
}

/** Water comes from the tap: nobody lists what pasta boils in. */
const isWater = ({ foods }: Mention) => foods[0] === 'water'

function unique(mentions: readonly Mention[]): readonly Mention[] {
  return [...new Map(mentions.map((mention) => [mention.text.toLowerCase(), mention])).values()]
}

function stapleName({ text }: Mention): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
}

function phantomFinding({ text }: Mention): Finding {
  return refused({
    kind: 'ingredients-and-steps',
    code: 'phantom-ingredient',
    message: `A step uses ${text.toLowerCase()}, which is not among the ingredients.`,
    where: text,
  })
}

function withUsedLines(work: Work): Work {
  const used = new Set(
    work.steps.flatMap((step) => step.mentions.flatMap((mention) => linesOf(mention, work.lines))),
  )
  const all = work.steps.map(({ text }) => text.toLowerCase()).join(' ')
  const unused = work.lines.filter(
    (line) => !used.has(line) && !isNamed(line, all) && !isMeantTogether(line, all),
  )
  const findings = unused.map((line) => unusedFinding(line))
  const removed = new Set(unused.filter(({ parsed }) => parsed.isOptional))
  return withFindings({ ...work, lines: work.lines.filter((line) => !removed.has(line)) }, findings)
}

/** A food the kitchen does not know is used when a step says one of its words. */
function isNamed({ text, food }: ReadLine, steps: string): boolean {
  if (food !== undefined) return false
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && steps.includes(word.replace(/s$/, '')))
}

function unusedFinding({ text, parsed, food }: ReadLine): Finding {
  const parts = { kind: 'ingredients-and-steps', where: text } as const
  if (parsed.isOptional)
    return repaired({
      ...parts,
      code: 'unused-line-removed',
      message: `No step uses “${text}”; it was taken out.`,
    })
  if (food?.isStaple === true || parsed.isToTaste)
    return note({ ...parts, code: 'unused-staple', message: `No step says when to use “${text}”.` })
  return refused({ ...parts, code: 'unused-ingredient', message: `No step uses “${text}”.` })
}
