import { readSentence, readSentences, sentencesOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import type { TemperatureGroup } from '../../safety/index.ts'
import { plainName, requiredFahrenheit } from './doneness.ts'
import { isKeptCold, isSafelyPink } from './end-point.ts'
import type { EndPoint } from './end-point.ts'
import { lowEndPoints } from './low-end-points.ts'
import { refused, repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { isOnlyInBatter, speaksOfInside } from './raw-lines.ts'
import type { RawLine } from './raw-lines.ts'
import { isRemark } from '../words/remarks.ts'
import { withoutParts } from '../words/sentence-parts.ts'
import { isBakedThrough } from './baked-eggs.ts'
import { ownWords } from '../words/unlisted-words.ts'
import { bareInsides, isInternal, temperaturesIn } from './temperature-text.ts'
import { graphIn, isRefused, withFindings } from '../work.ts'
import type { Work } from '../work.ts'
import { judgedIn } from './judged-in.ts'
import { raised, withSafeEnd, withSafeFigure } from './safe-figure.ts'

/** Steps whose figures or signs leave the food less than done, mended to the safe end; refused where the dish is meant so. */
export function mendSentences(work: Work, line: RawLine): Work {
  const titled = signsInTitle(work, line)
  if (titled !== null) return withFindings(work, [titled])
  return work.steps.reduce(
    (current, _, step) => (isRefused(current) ? current : mendStep(current, line, step)),
    work,
  )
}

/** A title names a dish: only a degree of doneness in it is meant of the food ('Rare Roast Beef', 'Jammy Eggs'). */
const degrees = new Set(['rare', 'blue', 'raw-inside', 'medium', 'runny'])

function signsInTitle(work: Work, line: RawLine): Finding | null {
  const { title } = work
  const { group } = line.animal.safe
  const read = readSentence(title)
  const found = lowEndPoints({
    read,
    line,
    group,
    isNamed: true,
    others: [],
    own: ownWords(work),
    isOurs: work.draft.writtenBy === 'kitchen',
  }).some(
    ({ kind, first }) =>
      kind === 'sign' &&
      read.mentions.some(
        (mention) =>
          mention.first === first &&
          read.tokens[mention.last + 1]?.word !== 'style' &&
          mention.kind === 'cue' &&
          mention.senses.some(({ id }) => degrees.has(id)),
      ) &&
      !isBaked(group, read),
  )
  return found ? underdoneFinding(line, title) : null
}

/** 'Gooey Pecan Pie': the eggs are in it, and are not what is gooey. */
const isBaked = (group: TemperatureGroup, { tokens }: ReadSentence) =>
  group === 'egg' && !tokens.some(({ singular }) => singular === 'egg' || singular === 'yolk')

function underdoneFinding({ animal }: RawLine, where: string): Finding {
  return refused({
    kind: 'temperatures',
    code: 'undercooked',
    message: `The recipe leaves ${plainName(animal.name)} underdone, which is not safe.`,
    where,
  })
}

function mendStep(work: Work, line: RawLine, step: number): Work {
  const text = work.steps[step]?.text ?? ''
  const findings: Finding[] = []
  const sentences = sentencesOf(text).map((said) => {
    const sentence = withoutRemarks(work, line, said)
    if (sentence !== said) findings.push(remarkFinding(line, said))
    if (sentence === '') return ''
    const judged = judgedIn(work, line, step, sentence)
    const low =
      judged === null ? [] : lowEndPoints(judged).filter((each) => !isMeasuredLater(work, line, step, each))
    if (judged === null || low.length === 0) return sentence
    const verdict = mendSentence(sentence, judged.read, line, low)
    findings.push(verdict.finding)
    return verdict.text
  })
  if (findings.length === 0) return work
  return withFindings(withStepText(work, step, sentences.filter(Boolean).join(' ')), findings)
}

/** 'Smoke until mahogany' is how far a first part goes, where a later step that cooks measures the inside. */
const isMeasuredLater = (work: Work, line: RawLine, step: number, { kind }: EndPoint): boolean =>
  kind === 'unknown-until' &&
  work.steps.some(({ text }, at) => {
    const cooks = graphIn(work).events.some(
      (event) => event.step === at && event.cooks && event.touched.has(line),
    )
    const least = (requiredFahrenheit(line.animal.safe) ?? Infinity) - 1.5
    return (
      at > step &&
      cooks &&
      readSentences(text).some((read) => insidesIn(read).some((value) => value >= least))
    )
  })

const insidesIn = (read: ReadSentence): readonly number[] => [
  ...bareInsides(read),
  ...temperaturesIn(read.text)
    .filter((each) => isInternal(read.text, each))
    .map(({ fahrenheit }) => fahrenheit),
]

const eggs = new Set(['egg', 'yolk', 'white', 'omelet', 'omelette'])

const withoutRemarks = (work: Work, line: RawLine, sentence: string): string =>
  work.draft.writtenBy === 'kitchen' ||
  isOfBatter(work, line, readSentence(sentence)) ||
  isSafelyPink(readSentence(sentence), line) ||
  isKeptCold(readSentence(sentence))
    ? sentence
    : withoutParts(sentence, (words) => isRemark(readSentence(words), line.animal.safe.group))

/** 'It should be smooth and creamy': of a batter, a dough or a frosting, and of no egg. */
const isOfBatter = (work: Work, line: RawLine, read: ReadSentence): boolean =>
  isOnlyInBatter(work, line) &&
  (!speaksOfInside(read) || isBakedThrough(work, line)) &&
  !read.tokens.some(({ singular }) => eggs.has(singular))

const remarkFinding = ({ animal }: RawLine, where: string): Finding =>
  repaired({
    kind: 'temperatures',
    code: 'doneness-mended',
    message: `What the recipe says of the ${plainName(animal.name)} beside its safe temperature was left out.`,
    where,
  })

type Mended = { readonly text: string; readonly finding: Finding }

/** Dishes of these foods are not mended where somebody wants them underdone: nobody can say which dish was meant. */
const neverMended: ReadonlySet<TemperatureGroup> = new Set([
  'poultry',
  'ground poultry',
  'ground meat',
  'game',
  'fish',
  'crustaceans and scallops',
  'bivalves',
])

function mendSentence(sentence: string, read: ReadSentence, line: RawLine, low: readonly EndPoint[]): Mended {
  const { group } = line.animal.safe
  if (low.some(({ kind }) => kind === 'sign') && neverMended.has(group))
    return { text: sentence, finding: underdoneFinding(line, sentence) }
  const isFigure = low.every(({ kind }) => kind === 'temperature')
  const text = isFigure ? withSafeFigure(sentence, read, line, low) : withSafeEnd(read, line, low)
  const finding = repaired({
    kind: 'temperatures',
    code: isFigure ? 'temperature-raised' : 'doneness-mended',
    message: isFigure
      ? raised(read, line, low)
      : `The ${plainName(line.animal.name)} is now cooked until it is safe.`,
    where: text,
  })
  return { text, finding }
}

/** The work with another text of a step; a step left without words goes. */
export function withStepText(work: Work, step: number, text: string): Work {
  return {
    ...work,
    steps: work.steps
      .map((each, at) => (at === step ? { ...each, text } : each))
      .filter((each) => each.text !== ''),
  }
}
