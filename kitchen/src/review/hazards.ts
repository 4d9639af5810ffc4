import { hazards, sentenceForbids } from '../safety/index.ts'
import type { Hazard, HazardSign } from '../safety/index.ts'
import { note, refused, repaired } from './finding.ts'
import { readLine, readStep } from './read-text.ts'
import { addSentence, sentencesOf } from './sentences.ts'
import { withFindings } from './work.ts'
import type { Stage, Work } from './work.ts'

/**
 * Looks for the signs of every hazard of the table and does what the table says: refuses, tells, adds the step or the sentence that makes
 * the dish safe, or replaces the words. A hazard that is still there after mending refuses the recipe.
 */
export const knownHazards: Stage = (work) => hazards.reduce(treat, work)

function treat(work: Work, hazard: Hazard): Work {
  const sign = shownSign(work, hazard)
  if (sign === undefined) return work
  const parts = { kind: 'hazards', code: hazard.key, message: hazard.message } as const
  if (hazard.remedy.kind === 'notice') return withFindings(work, [note(parts)])
  const mended = mend(work, hazard, sign)
  if (mended === work || shownSign(mended, hazard) !== undefined) return withFindings(work, [refused(parts)])
  return withFindings(mended, [repaired(parts)])
}

function shownSign(work: Work, { signs }: Hazard): HazardSign | undefined {
  return signs.find((sign) => isShown(sign, wordsOf(work)))
}

type Words = {
  readonly title: string
  readonly lines: readonly string[]
  readonly allLines: string
  /** Those that neither warn nor forbid. */
  readonly sentences: readonly string[]
  readonly allSentences: string
  readonly all: string
}

// Forty hazards look at the same words: they are made once for each state of the recipe.
const known = new WeakMap<Work, Words>()

function wordsOf(work: Work): Words {
  const found = known.get(work)
  if (found) return found
  const words = lowerWords(work)
  known.set(work, words)
  return words
}

function lowerWords({ title, lines, steps }: Work): Words {
  const lower = lines.map(({ text }) => text.toLowerCase())
  const said = steps.flatMap(({ text }) => sentencesOf(text)).map((sentence) => sentence.toLowerCase())
  const sentences = said.filter((sentence) => !sentenceForbids.test(sentence))
  const name = title.text.toLowerCase()
  return {
    title: name,
    lines: lower,
    allLines: lower.join('\n'),
    sentences,
    allSentences: sentences.join('\n'),
    all: [name, ...lower, ...said].join('\n'),
  }
}

function isShown(sign: HazardSign, { title, lines, allLines, sentences, allSentences, all }: Words): boolean {
  if (sign.line && !isSomewhere(sign.line, allLines)) return false
  if (sign.line && !lines.some((line) => isLine(sign, line))) return false
  if (sign.sentence && !isSomewhere(sign.sentence, allSentences)) return false
  if (sign.sentence && !sentences.some((sentence) => isSentence(sign, sentence))) return false
  if (sign.title && !sign.title.test(title)) return false
  if (sign.recipe && !sign.recipe.test(all)) return false
  return sign.absent === undefined || sign.absent.some((words) => !words.test(all))
}

const anywhere = new WeakMap<RegExp, RegExp>()

/** One look at all lines or sentences at once tells for almost every sign that none shows it; a full stop of a pattern ends at a line. */
function isSomewhere(pattern: RegExp, texts: string): boolean {
  let lined = anywhere.get(pattern)
  if (lined === undefined) anywhere.set(pattern, (lined = new RegExp(pattern.source, `${pattern.flags}m`)))
  return lined.test(texts)
}

function isLine({ line, lineWithout }: HazardSign, text: string): boolean {
  return line !== undefined && line.test(text) && lineWithout?.test(text) !== true
}

function isSentence({ sentence, sentenceWithout }: HazardSign, text: string): boolean {
  return sentence?.test(text) === true && sentenceWithout?.test(text) !== true
}

function mend(work: Work, { remedy }: Hazard, sign: HazardSign): Work {
  switch (remedy.kind) {
    case 'first-step':
      return { ...work, steps: [readStep(remedy.text, remedy.minutes), ...work.steps] }
    case 'add-sentence':
      return withSentence(work, sign, remedy.text, remedy.where)
    case 'replace':
      return withWords(work, remedy.words, remedy.by)
    default:
      return work
  }
}

/** The step that shows the sign gets the sentence; where only the lines show it, the first or the last step does. */
function withSentence(work: Work, sign: HazardSign, sentence: string, where: 'before' | 'after'): Work {
  const shown = work.steps.findIndex(({ text }) =>
    sentencesOf(text.toLowerCase()).some((each) => !sentenceForbids.test(each) && isSentence(sign, each)),
  )
  const at = shown >= 0 ? shown : where === 'before' ? 0 : work.steps.length - 1
  const steps = work.steps.map((step, index) => {
    if (index !== at) return step
    return readStep(
      where === 'before' ? `${sentence} ${step.text}` : addSentence(step.text, sentence),
      step.minutes,
    )
  })
  return { ...work, steps }
}

function withWords(work: Work, words: RegExp, by: string): Work {
  const pattern = new RegExp(words.source, words.flags.includes('g') ? words.flags : `${words.flags}g`)
  const mendText = (text: string) => text.replace(pattern, by)
  return {
    ...work,
    lines: work.lines.map((line) =>
      mendText(line.text) === line.text ? line : readLine(mendText(line.text)),
    ),
    steps: work.steps.map((step) =>
      mendText(step.text) === step.text ? step : readStep(mendText(step.text), step.minutes),
    ),
  }
}
