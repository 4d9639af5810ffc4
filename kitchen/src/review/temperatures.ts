import { linesOf } from '../graph/index.ts'
import type { Animal, Event, Line } from '../graph/index.ts'
import { cutSmall } from '../lexicon/index.ts'
import {
  addSentence,
  clausesOf,
  holdsPhrase,
  minutesOf,
  phraseSet,
  readSentence,
  sentencesOf,
} from '../reading/index.ts'
import type { ReadSentence } from '../reading/index.ts'
import type { TemperatureGroup } from '../safety/index.ts'
import {
  hasDoneCue,
  isInBatter,
  leastMinutes,
  plainName,
  requiredFahrenheit,
  safetySentence,
  throughAfter,
} from './doneness.ts'
import { isRemark, lowEndPoints } from './end-points.ts'
import type { EndPoint } from './end-points.ts'
import { refused, repaired } from './finding.ts'
import type { Finding } from './finding.ts'
import { rawDishIn } from './raw-dishes.ts'
import { replaceClause } from './rewrite.ts'
import { isInternal, temperaturesIn, writePair } from './temperature-text.ts'
import { graphIn, isRefused, withFindings } from './work.ts'
import type { Stage, Work } from './work.ts'

/** A line that brings a raw animal food. */
export type RawLine = Line & { readonly animal: Animal }

/** The raw animal foods of a recipe. */
export const rawLines = ({ lines }: Pick<Work, 'lines'>): readonly RawLine[] =>
  lines.filter((line): line is RawLine => line.animal !== null)

/**
 * Every raw animal food ends safe by what the recipe does to it: heat goes through it, and a step says the agencies' temperature or cue, or the
 * heat lasts so long that none is needed. A missing one is added behind the sentence that ends the cooking; words that leave a food less than
 * done give way to it, or refuse the recipe where the dish is meant to be so.
 */
export const safeTemperatures: Stage = (work) => {
  const start = withFindings(work, rawDishFindings(work))
  return rawLines(work).reduce(
    (current, line) => (isRefused(current) ? current : makeSafe(current, line)),
    start,
  )
}

function rawDishFindings(work: Work): readonly Finding[] {
  const [first] = rawLines(work).filter(
    ({ animal }) => animal.safe.group !== 'bacon' && animal.safe.group !== 'egg',
  )
  if (first === undefined) return []
  const named = [work.title, ...work.steps.map(({ text }) => text)].some(rawDishIn)
  return named && !areCooked(work) ? [rawFinding(first)] : []
}

/** 'Ceviche-style' shrimp that are poached until opaque are no ceviche. */
const areCooked = (work: Work): boolean =>
  rawLines(work).every((line) => {
    const heat = heatOf(work, line).filter(({ cooks, named }) => cooks && named.has(line))
    return heat.length > 0 && isStated(work, line, heat)
  })

function rawFinding({ animal, text }: RawLine): Finding {
  return refused({
    kind: 'temperatures',
    code: 'raw-animal-food',
    message: `The recipe leaves ${plainName(animal.name)} raw, which is not safe.`,
    where: text,
  })
}

function makeSafe(work: Work, line: RawLine): Work {
  const heat = heatOf(work, line)
  if (heat.length === 0 && !isStated(work, line, heat)) return withCooking(work, line)
  const mended = mendSentences(work, line)
  return isRefused(mended) ? mended : withStatement(mended, line)
}

/**
 * A food that no step heats: where it goes into a pot over the heat, or a step calls it cooked ('a poached egg'), or it is bacon, which nobody
 * means raw, the recipe only leaves the sentence out. Any other is left raw.
 */
function withCooking(work: Work, line: RawLine): Work {
  const { events } = graphIn(work)
  const into = events.find(({ isIntoHeat, named }) => isIntoHeat && named.has(line))
  const called = events.find((event) => event.named.has(line) && isCalledCooked(event, line))
  const bacon = line.animal.safe.group === 'bacon' ? events.find(({ named }) => named.has(line)) : undefined
  const at = into ?? called ?? bacon
  if (at === undefined) return withFindings(work, [rawFinding(line)])
  const said = work.steps[at.step]?.text ?? ''
  const text =
    at === into
      ? behindSentence(said, at.sentence, safetySentence(line.animal))
      : addSentence(safetySentence(line.animal), said)
  return mendSentences(withFindings(withStepText(work, at.step, text), [addedFinding(line, text)]), line)
}

/** 'A poached egg': cooked by the words before its name. */
const isCalledCooked = ({ clause, read }: Event, line: Line): boolean =>
  clause.mentions.some(
    (mention) =>
      mention.foods.length > 0 &&
      linesOf(mention, [line], read.tokens).length > 0 &&
      read.mentions.some(
        ({ kind, id, last, isNegated }) =>
          kind === 'state' &&
          id === 'cooked' &&
          !isNegated &&
          (last === mention.first - 1 || (last >= mention.first && last < mention.last)),
      ),
  )

/** Everything that heats the food: what names it or works on its mixture, else any heat behind its first mention. */
function heatOf(work: Work, line: Line): readonly Event[] {
  const { events } = graphIn(work)
  const start = events.findIndex(({ named }) => named.has(line))
  const behind = events.filter(({ heats }, at) => at >= Math.max(0, start) && heats)
  const own = behind.filter(({ touched, named }) => touched.has(line) || named.has(line))
  return own.length > 0
    ? own
    : behind.filter(({ named }) => named.size === 0 || [...named].every((each) => each.animal === null))
}

function mendSentences(work: Work, line: RawLine): Work {
  const titled = signsInTitle(work, line)
  if (titled !== null) return withFindings(work, [titled])
  return work.steps.reduce(
    (current, _, step) => (isRefused(current) ? current : mendStep(current, line, step)),
    work,
  )
}

/** A title names a dish: only a degree of doneness in it is meant of the food ('Rare Roast Beef', 'Jammy Eggs'). */
const degrees = new Set(['rare', 'blue', 'raw-inside', 'medium', 'runny'])

function signsInTitle({ title }: Work, line: RawLine): Finding | null {
  const { group } = line.animal.safe
  const read = readSentence(title)
  const found = lowEndPoints({ read, line, group, isNamed: true, others: [] }).some(
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
  const sentences = sentencesOf(text).map((sentence) => {
    if (work.draft.writtenBy !== 'kitchen' && isRemark(readSentence(sentence), line.animal.safe.group)) {
      findings.push(remarkFinding(line, sentence))
      return ''
    }
    const judged = judgedIn(work, line, step, sentence)
    const low = judged === null ? [] : lowEndPoints(judged)
    if (judged === null || low.length === 0) return sentence
    const verdict = mendSentence(sentence, judged.read, line, low, judged.isSafeBeside)
    findings.push(verdict.finding)
    return verdict.text
  })
  if (findings.length === 0) return work
  return withFindings(withStepText(work, step, sentences.filter(Boolean).join(' ')), findings)
}

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
  const others = animals
    .filter((each) => each !== line)
    .flatMap(({ animal }) => (animal === null ? [] : [animal.safe.group]))
  if (!isCalled(line, read) && isEnoughForAnother(work, line, read)) return null
  const { group } = line.animal.safe
  return { read, line, group, isNamed, others, isSafeBeside: isServedBySafe(others) }
}

/** Called by a name of its own, and not only by 'them' or 'what you seared'. */
const isCalled = (line: RawLine, { mentions, tokens }: ReadSentence): boolean =>
  mentions.some((mention) => mention.foods.length > 0 && linesOf(mention, [line], tokens).length > 0)

/** A figure in a sentence that does not name the food may be meant of another, for which it is enough. */
function isEnoughForAnother(work: Work, line: RawLine, read: ReadSentence): boolean {
  const figures = temperaturesIn(read.text).filter((each) => isInternal(read.text, each))
  if (figures.length === 0) return false
  return rawLines(work).some(
    (other) =>
      other !== line &&
      other.animal.safe.group !== line.animal.safe.group &&
      figures.every(({ fahrenheit }) => fahrenheit >= (requiredFahrenheit(other.animal.safe) ?? 999) - 1.5),
  )
}

const isServedBySafe = (others: readonly TemperatureGroup[]) => others.length > 0

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

function mendSentence(
  sentence: string,
  read: ReadSentence,
  line: RawLine,
  low: readonly EndPoint[],
  _beside: boolean,
): Mended {
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
  return replaceClause(read, first, last, safetySentence(line.animal))
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

/** The first figure becomes the chart's; its partner in brackets, and others of the sentence, go. A water bath gives way as a whole. */
function withSafeFigure(
  sentence: string,
  read: ReadSentence,
  line: RawLine,
  low: readonly EndPoint[],
): string {
  const isBath = read.mentions.some(({ kind, id }) => kind === 'place' && id === 'water-bath')
  const [first] = low
  const isEgg = line.animal.safe.group === 'egg' || requiredFahrenheit(line.animal.safe) === null
  if (first === undefined || isBath || isEgg || hasCommentBehind(read, low))
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

function withStatement(work: Work, line: RawLine): Work {
  const heat = heatOf(work, line)
  if (isStated(work, line, heat) || isCookedLong(work, line, heat)) return work
  const last = lastOf(heat, line)
  if (last === undefined) return withFindings(work, [rawFinding(line)])
  const text =
    withSafeTime(work, line, heat, last) ??
    behindSentence(work.steps[last.step]?.text ?? '', last.sentence, safetySentence(line.animal))
  return withFindings(withStepText(work, last.step, text), [addedFinding(line, text)])
}

const addedFinding = ({ animal }: RawLine, where: string): Finding =>
  repaired({
    kind: 'temperatures',
    code: 'temperature-added',
    message: `The step that cooks the ${plainName(animal.name)} now says when it is safe.`,
    where,
  })

/** Where all the heat it gets is too short for any piece, the time gives way to the cue. */
function withSafeTime(work: Work, line: RawLine, heat: readonly Event[], last: Event): string | null {
  const minutes = heat.reduce((total, { clause }) => total + (minutesOf(clause)?.max ?? 0), 0)
  const time = last.clause.quantities.find(({ kind }) => kind === 'duration')
  if (time === undefined || minutes > leastMinutes[line.animal.safe.group]) return null
  const replaced = replaceClause(last.read, time.first, time.last, safetySentence(line.animal))
  return sentencesOf(work.steps[last.step]?.text ?? '')
    .map((sentence, at) => (at === last.sentence ? replaced : sentence))
    .join(' ')
}

/** The last event that cooks it by name or in its pot; what only colours or warms counts where nothing else does. */
const lastOf = (heat: readonly Event[], line: Line): Event | undefined =>
  heat.findLast(({ clause, cooks, named }) => cooks && !clause.isResult && named.has(line)) ??
  heat.findLast(({ clause, cooks }) => cooks && !clause.isResult) ??
  heat.at(-1)

/** Behind the sentence that ends the cooking; where the sentence goes on to the table, before that. */
function behindSentence(text: string, sentence: number, added: string): string {
  const all = sentencesOf(text)
  const at = Math.min(sentence, all.length - 1)
  return [...all.slice(0, at), beforeTable(all[at] ?? '', added), ...all.slice(at + 1)].join(' ')
}

function beforeTable(sentence: string, added: string): string {
  const read = readSentence(sentence)
  const serving = clausesOf(read).find(
    ({ verb, effect }, at) => at > 0 && verb?.form === 'base' && (effect === 'serve' || effect === 'eat'),
  )
  const joint = read.tokens[(serving?.verb?.first ?? 0) - 1]
  if (serving?.verb == null || joint === undefined || (joint.word !== 'and' && joint.word !== 'then'))
    return addSentence(sentence, added)
  const head = sentence.slice(0, joint.start).trimEnd()
  const tail = sentence.slice(read.tokens[serving.verb.first]?.start)
  const ended = head.endsWith(',') ? head.slice(0, -1) : head
  return `${ended}. ${added} ${tail.charAt(0).toUpperCase()}${tail.slice(1)}`
}

function isStated(work: Work, line: RawLine, heat: readonly Event[]): boolean {
  const { safe } = line.animal
  const required = requiredFahrenheit(safe)
  const first = graphIn(work).events.find(({ named }) => named.has(line))
  const isOnly = rawLines(work).length === 1
  const from = isOnly ? 0 : Math.min(first?.step ?? 0, ...heat.map(({ step }) => step))
  return work.steps.some(({ text }, step) => {
    if (step < from) return false
    if (
      required !== null &&
      temperaturesIn(text).some((each) => isInternal(text, each) && each.fahrenheit >= required - 1.5)
    )
      return true
    return sentencesOf(text).some((sentence) => isCueFor(work, line, readSentence(sentence), step))
  })
}

/** A cue of the chart counts where it is said of this food: the sentence names it, or works on it, or names no food. */
function isCueFor(work: Work, line: RawLine, read: ReadSentence, step: number): boolean {
  if (!hasDoneCue(line.animal.safe.group, read)) return false
  const own = (graphIn(work).eventsOf.get(read) ?? []).filter((event) => event.step === step)
  return (
    own.some(({ named, touched }) => named.has(line) || touched.has(line)) ||
    own.every(({ named }) => [...named].every(({ animal }) => animal === null))
  )
}

const shapes = phraseSet(
  'patty|patties|ball|balls|meatball|meatballs|burger|burgers|meatloaf|loaf|kofta|sausage|dumpling',
)
/** Loose mince is through when no pink is left anywhere and it has fried this long; what is shaped needs its center measured. */
const leastCrumbled = 6

function isCrumbled(work: Work, line: RawLine, heat: readonly Event[]): boolean {
  const { group } = line.animal.safe
  const isGround = group === 'ground meat' || group === 'ground poultry'
  const texts = [work.title, ...work.lines.map(({ text }) => text), ...work.steps.map(({ text }) => text)]
  return (
    isGround &&
    sum(heat) >= leastCrumbled &&
    !texts.some((text) => holdsPhrase(readSentence(text).tokens, shapes)) &&
    heat.some(({ read }) =>
      read.mentions.some(({ kind, id, isNegated }) => kind === 'cue' && id === 'not-pink' && !isNegated),
    )
  )
}

/** 'Bring to a boil, cover, take off the heat for 12 minutes': eggs in their shells go on in the hot water. */
const isInHotWater = (heat: readonly Event[]): boolean =>
  heat.some(
    ({ clause, read }) =>
      clause.verb?.id === 'boil' &&
      clausesOf(read).reduce((total, each) => total + (minutesOf(each)?.min ?? 0), 0) >= throughAfter.egg,
  )

function isCookedLong(work: Work, line: RawLine, heat: readonly Event[]): boolean {
  const { group } = line.animal.safe
  if (isCrumbled(work, line, heat) || (group === 'egg' && isInHotWater(heat))) return true
  const cooking = heat.filter(({ cooks, touched }) => cooks && touched.has(line))
  const moist = sum(cooking.filter(({ clause }) => clause.verb?.senses.some(({ isMoist }) => isMoist)))
  if (moist >= throughAfter[group] / (isInPieces(line) ? 2 : 1)) return true
  if (group !== 'egg') return false
  const baked = sum(
    cooking.filter(
      ({ clause }) =>
        clause.verb?.id === 'bake' ||
        clause.verb?.id === 'roast' ||
        clause.verb?.id === 'fry' ||
        clause.verb?.id === 'cook',
    ),
  )
  return (baked >= leastBaked || isBoiledDough(work)) && isInBatter(work.lines.map(({ text }) => text))
}

/** Dumplings and gnocchi rise in boiling water when they are through. */
const isBoiledDough = (work: Work): boolean =>
  graphIn(work).events.some(
    ({ read, clause }) =>
      clause.effect === 'add' &&
      read.tokens.some(
        ({ word }, at) => word === 'water' && waterStates.has(read.tokens[at - 1]?.word ?? ''),
      ),
  )
const waterStates = new Set(['boiling', 'simmering', 'salted'])

const pieces = phraseSet(cutSmall)
/** Diced meat is through in half the time of a joint. */
const isInPieces = ({ read }: Line): boolean => holdsPhrase(read.tokens, pieces)

/** A batter that bakes this long is set; thinner ones say so by their colour. */
const leastBaked = 8

/** Minutes over heat in all, the shorter end of every span. */
function sum(events: readonly Event[]): number {
  return events.reduce((total, { clause }) => total + (minutesOf(clause)?.min ?? 0), 0)
}

function withStepText(work: Work, step: number, text: string): Work {
  return {
    ...work,
    steps: work.steps
      .map((each, at) => (at === step ? { ...each, text } : each))
      .filter((each) => each.text !== ''),
  }
}
