import { linesOf } from '../graph/index.ts'
import type { Event, Line } from '../graph/index.ts'
import { readSentence, readSentences, sentencesOf } from '../reading/index.ts'
import type { ReadSentence } from '../reading/index.ts'
import type { TemperatureGroup } from '../safety/index.ts'
import { plainName, requiredFahrenheit, safetySentence } from './doneness.ts'
import { isKeptCold, isSafelyPink } from './end-point.ts'
import type { EndPoint } from './end-point.ts'
import { lowEndPoints } from './low-end-points.ts'
import { refused, repaired } from './finding.ts'
import type { Finding } from './finding.ts'
import { isOnlyInBatter, rawLines, speaksOfInside } from './raw-lines.ts'
import type { RawLine } from './raw-lines.ts'
import { isRemark } from './remarks.ts'
import { replaceClause } from './rewrite.ts'
import { withoutParts } from './sentence-parts.ts'
import { isBakedThrough } from './stated-heat.ts'
import { ownWords } from './strange.ts'
import { bareInsides, isInternal, temperaturesIn, writePair } from './temperature-text.ts'
import { graphIn, isRefused, withFindings } from './work.ts'
import type { Work } from './work.ts'

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

function judgedIn(work: Work, line: RawLine, step: number, sentence: string) {
  const { events } = graphIn(work)
  const read = readSentence(sentence)
  const own = (graphIn(work).eventsOf.get(read) ?? []).filter((event) => event.step === step)
  const named = new Set(own.flatMap((event) => [...event.named]))
  const start = events.findIndex((event) => event.named.has(line))
  const isBehind = own.some((event) => events.indexOf(event) >= Math.max(0, start))
  if (!isBehind) return null
  const animals = [...named].filter((each) => each.animal !== null)
  const isNamed =
    named.has(line) ||
    (animals.length === 0 && own.some(({ touched }) => touched.has(line)) && onlyAnimal(work, line, own))
  if (!isNamed && animals.length > 0) return null
  if (!isCalled(line, read) && isOnlyInBatter(work, line) && !speaksOfInside(read) && !speaksOfFilling(read))
    return null
  const others = animals
    .filter((each) => each !== line)
    .flatMap(({ animal }) => (animal === null ? [] : [animal.safe.group]))
  if (!isCalled(line, read) && isEnoughForAnother(work, line, read)) return null
  const { group } = line.animal.safe
  if (group === 'egg' && !isCalled(line, read) && isBakedThrough(work, line)) return null
  return {
    read,
    line,
    group,
    isNamed,
    others,
    own: ownWords(work),
    isOurs: work.draft.writtenBy === 'kitchen',
  }
}

/** Called by a name of its own, and not only by 'them' or 'what you seared'. */
const isCalled = (line: RawLine, { mentions, tokens }: ReadSentence): boolean =>
  mentions.some((mention) => mention.foods.length > 0 && linesOf(mention, [line], tokens).length > 0)

const fillings = new Set(['filling', 'custard'])
/** Of a tart the filling is what the egg sets. */
const speaksOfFilling = ({ tokens }: ReadSentence): boolean =>
  tokens.some(({ singular }) => fillings.has(singular))

/** A figure in a sentence that does not name the food may be meant of another, for which it is enough. */
function isEnoughForAnother(work: Work, line: RawLine, read: ReadSentence): boolean {
  const figures = temperaturesIn(read.text).filter((each) => isInternal(read.text, each))
  if (figures.length === 0) return false
  return rawLines(work).some(
    (other) =>
      other !== line &&
      other.animal.safe.group !== line.animal.safe.group &&
      !isStuffed(work, line, other, read) &&
      figures.every(({ fahrenheit }) => fahrenheit >= (requiredFahrenheit(other.animal.safe) ?? 999) - 1.5),
  )
}

/** One is rolled, filled or wrapped in the other: what is inside has to get as hot as it needs. */
const isStuffed = (work: Work, line: RawLine, other: RawLine, { text }: ReadSentence): boolean =>
  line.animal.safe.group !== 'egg' &&
  text !== safetySentence(other) &&
  graphIn(work).events.some(
    ({ clause: { effect, verb }, touched, named }) =>
      (effect === 'wrap' || effect === 'shape' || filling.has(verb?.text.toLowerCase() ?? '')) &&
      [line, other].every((each) => touched.has(each) || named.has(each)),
  )
const filling = new Set(['fill', 'stuff', 'spread', 'sandwich', 'pack'])

/** A sentence that names no animal food speaks of the one in work. */
const onlyAnimal = (work: Work, line: Line, own: readonly Event[]) =>
  rawLines(work).length === 1 ||
  own.every(({ touched }) => rawLines(work).every((each) => each === line || !touched.has(each)))

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

function withSafeEnd(read: ReadSentence, line: RawLine, low: readonly EndPoint[]): string {
  const first = Math.min(...low.map((each) => each.first))
  const last = Math.max(...low.map((each) => each.last))
  return replaceClause(read, first, last, safetySentence(line))
}

const pairOf = (line: RawLine) => {
  const fahrenheit = requiredFahrenheit(line.animal.safe) ?? 145
  return writePair({ fahrenheit, celsius: (fahrenheit - 32) / 1.8 })
}

function raised({ text }: ReadSentence, line: RawLine, low: readonly EndPoint[]): string {
  const figure = temperaturesIn(text)[0]
  const said =
    figure === undefined || low.length === 0
      ? 'Its temperature'
      : `${Math.round(figure.degrees)}°${figure.unit}`
  return `${said} is not safe for ${plainName(line.animal.name)}: it is now ${pairOf(line)}.`
}

const baths = new Set(['bath', 'circulator', 'vide'])

/** The first figure becomes the chart's; its partner in brackets, and others of the sentence, go. A water bath gives way as a whole. */
function withSafeFigure(
  sentence: string,
  read: ReadSentence,
  line: RawLine,
  low: readonly EndPoint[],
): string {
  const isBath =
    read.mentions.some(({ kind, id }) => kind === 'place' && id === 'water-bath') ||
    read.tokens.some(({ word }) => baths.has(word))
  const [first] = low
  const isEgg = line.animal.safe.group === 'egg' || requiredFahrenheit(line.animal.safe) === null
  if (first === undefined || isBath || isEgg || hasCommentBehind(read, low) || isLimited(read))
    return withSafeEnd(read, line, low)
  const pair = partnerOf(read, low)
  const start = read.tokens[first.first]?.start ?? 0
  let end = read.tokens[pair]?.end ?? start
  if (sentence[end] === '.' && end < sentence.length - 1 && sentence[end + 1] !== ' ') end += 1
  if (sentence[end] === ')' && sentence.lastIndexOf('(', end) > start) end += 1
  const rest = low.filter((each) => each.first > pair)
  return rest.length > 0
    ? withSafeEnd(read, line, low)
    : `${sentence.slice(0, start)}${pairOf(line)}${sentence.slice(end)}`
}

/** 'Probe the outer band only: 145°F there'. */
const isLimited = ({ tokens }: ReadSentence): boolean => tokens.some(({ word }) => word === 'only')

/** '... 60°C; any higher and it dries out': what the writer says of the figure no longer holds. */
const hasCommentBehind = (read: ReadSentence, low: readonly EndPoint[]) =>
  read.tokens.some(
    ({ word }, at) =>
      at > (low.at(-1)?.last ?? 0) &&
      (word === 'higher' || word === 'more' || word === 'enough' || word === 'over' || word === 'above'),
  )

/** The last token of a pair: '150°F (65°C)', '150°F/65°C'. */
function partnerOf({ quantities }: ReadSentence, low: readonly EndPoint[]): number {
  const at = quantities.findIndex(({ first }) => first === low[0]?.first)
  const [own, next] = [quantities[at], quantities[at + 1]]
  const isPair =
    own !== undefined && next?.kind === 'temperature' && next.unit !== own.unit && next.first - own.last <= 2
  return (isPair ? next.last : own?.last) ?? low[0]?.last ?? 0
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
