import { linesOf } from '../../graph/index.ts'
import type { Event, Line } from '../../graph/index.ts'
import { addSentence, clausesOf, isOrder, minutesOf, readSentence, sentencesOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { doneSign, withFigure } from './done-signs.ts'
import { plainName, requiredFahrenheit, safetySentence, simmeredSentence } from './doneness.ts'
import { isEmulsified } from './emulsions.ts'
import { isFrozenForRaw, rawFishNote } from './frozen-fish.ts'
import { refused, repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { isInLiquid } from './moist-heat.ts'
import { rawDishIn } from './raw-dishes.ts'
import { rawLines } from './raw-lines.ts'
import type { RawLine } from './raw-lines.ts'
import { replaceClause } from '../words/rewrite.ts'
import { isInternal, written } from './temperature-text.ts'
import { graphIn, isRefused, withFindings } from '../work.ts'
import type { Stage, Work } from '../work.ts'
import { isSouredWhite } from './soured.ts'
import { isCookedLong, isStated } from './stated-heat.ts'
import { heatOf } from './heat-of.ts'
import { mendSentences, withStepText } from './raise-temperatures.ts'
import { coolOvenFinding, isSlowOven } from './cool-oven.ts'
import { leastTime } from './least-time.ts'

/**
 * Every raw animal food ends safe by what the recipe does to it: heat goes through it, and a step says the agencies' temperature or cue, or the
 * heat lasts so long that none is needed. A missing one is added behind the sentence that ends the cooking; words that leave a food less than
 * done give way to it, or refuse the recipe where the dish is meant to be so.
 */
export const safeTemperatures: Stage = (work) => {
  const start = withFindings(work, rawDishFindings(work))
  const listed = withoutOptional(start)
  return rawLines(listed).reduce(
    (current, line) => (isRefused(current) ? current : makeSafe(current, line)),
    listed,
  )
}

/** Raw meat that the list calls optional and no step cooks is left out: nobody would know how. */
function withoutOptional(work: Work): Work {
  const { events } = graphIn(work)
  const idle = rawLines(work).filter(
    (line) => line.parsed.isOptional && events.every(({ named }) => !named.has(line)),
  )
  if (idle.length === 0) return work
  const lines = work.lines.filter((line) => !idle.some((each) => each === line))
  return withFindings(
    { ...work, lines },
    idle.map(({ text }) =>
      repaired({
        kind: 'ingredients-and-steps',
        code: 'optional-left-out',
        message: `No step cooks “${text}”: it was left out of the list.`,
        where: text,
      }),
    ),
  )
}

function rawDishFindings(work: Work): readonly Finding[] {
  const [first] = rawLines(work).filter(
    (line) => line.animal.safe.group !== 'bacon' && line.animal.safe.group !== 'egg' && !isFrozenForRaw(line),
  )
  if (first === undefined) return []
  return isNamedRaw(work) && !areCooked(work) ? [rawFinding(first)] : []
}

const isNamedRaw = (work: Work): boolean =>
  [work.draft.title, work.title, ...work.steps.map(({ text }) => text)].some(rawDishIn)

/** 'Ceviche-style' shrimp that are poached until opaque are no ceviche. */
const areCooked = (work: Work): boolean =>
  rawLines(work).every((line) => {
    const heat = heatOf(work, line).filter(
      ({ cooks, named, read }) => cooks && named.has(line) && !isInstead(read),
    )
    return heat.length > 0 && isStated(work, line, heat)
  })

/** 'Or bake it to 145°F instead': not what the recipe does. */
const isInstead = ({ tokens }: ReadSentence): boolean =>
  tokens.some(({ word }) => word === 'instead') && tokens.some(({ word }) => word === 'or')

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
  const isCold =
    heat.length === 0 &&
    (isEmulsified(work, line) || isSouredWhite(work, line) || !isStated(work, line, heat))
  if (isFrozenForRaw(line) && (isCold || isNamedRaw(work))) return withFindings(work, [rawFishNote(line)])
  if (isCold) return withCooking(work, line)
  if (isSlowOven(work, line)) return withFindings(work, [coolOvenFinding(line)])
  if (isTooCool(heat, line) || isAddedLate(work, line, heat)) return withFindings(work, [rawFinding(line)])
  const mended = mendSentences(work, line)
  return isRefused(mended) ? mended : withStatement(mended, line)
}

const ending = new Set(['off', 'kill', 'out', 'dying', 'residual'])

/** 'Kill the flame. Only now scatter in the chicken': it goes in behind all heat, and nothing has cooked it by name before. */
function isAddedLate(work: Work, line: RawLine, heat: readonly Event[]): boolean {
  const { events } = graphIn(work)
  const cooking = events.filter(({ clause, cooks }) => cooks && !clause.isResult)
  const last = cooking.at(-1)
  const added = events.findLast(({ clause, named }) => clause.effect === 'add' && named.has(line))
  return (
    line.animal.safe.group !== 'egg' &&
    last !== undefined &&
    added !== undefined &&
    last.read.tokens.some(({ word }) => ending.has(word)) &&
    events.indexOf(added) > events.indexOf(last) &&
    cooking.every(({ named }) => !named.has(line)) &&
    !isStated(work, line, heat)
  )
}

/** A smoker or an oven of 60°C never brings the inside to 74°C. */
function isTooCool(heat: readonly Event[], { animal }: RawLine): boolean {
  const required = requiredFahrenheit(animal.safe)
  const cooking = heat.filter(({ cooks, clause }) => cooks && !clause.isResult)
  return (
    required !== null &&
    animal.safe.group !== 'egg' &&
    cooking.length > 0 &&
    cooking.every(({ clause, read }) => {
      const [chamber] = clause.quantities.filter(({ kind }) => kind === 'temperature').map(written)
      return chamber !== undefined && !isInternal(read.text, chamber) && chamber.fahrenheit < required
    })
  )
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
      ? behindSentence(said, at.sentence, safetySentence(line))
      : addSentence(safetySentence(line), said)
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

function withStatement(work: Work, line: RawLine): Work {
  const heat = heatOf(work, line)
  if (isStated(work, line, heat) || isCookedLong(work, line, heat)) return work
  const last = lastOf(work, heat, line)
  if (last === undefined) return withFindings(work, [rawFinding(line)])
  const sign = heat.findLast((event) => doneSign(work, line, event) !== undefined)
  const signed = sign === undefined ? null : withFigure(work, line, sign)
  if (sign !== undefined && signed !== null)
    return withFindings(withStepText(work, sign.step, signed), [addedFinding(line, signed)])
  const timed = withSafeTime(work, line, heat, last)
  const end = sign !== undefined && timed === null ? sign : last
  const added = isInLiquid(work, line, end) ? simmeredSentence(line) : safetySentence(line)
  const text = timed ?? behindSentence(work.steps[end.step]?.text ?? '', end.sentence, added)
  return withFindings(withStepText(work, end.step, text), [addedFinding(line, text)])
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
  if (time === undefined || minutes > leastTime(line)) return null
  const replaced = replaceClause(last.read, time.first, time.last, safetySentence(line))
  return sentencesOf(work.steps[last.step]?.text ?? '')
    .map((sentence, at) => (at === last.sentence ? replaced : sentence))
    .join(' ')
}

/**
 * The last event that cooks it by name, or in a step that named it before; then the last in its pot. What goes on meanwhile, what only colours or
 * warms counts where nothing else does, and what is no order last.
 */
function lastOf(work: Work, heat: readonly Event[], line: Line): Event | undefined {
  const cooking = heat.filter(
    ({ clause, cooks }) => cooks && !clause.isResult && clause.verb?.form !== 'progressive',
  )
  const ordered = heat.filter(({ clause, read }) => clause.verb !== null && isOrder(clause.verb, read))
  const { events } = graphIn(work)
  const isNamedBefore = (event: Event) =>
    events.some(
      (each) =>
        each.step === event.step && each.named.has(line) && events.indexOf(each) <= events.indexOf(event),
    )
  const known = cooking.filter((event) => event.named.has(line) || isNamedBefore(event))
  const own = known.filter(({ read }) => read.tokens[0]?.word !== 'meanwhile')
  const added = cooking.some(({ touched }) => touched.has(line)) ? undefined : addedBehind(heat, line, events)
  return added ?? own.at(-1) ?? known.at(-1) ?? cooking.at(-1) ?? ordered.at(-1) ?? heat.at(-1)
}

/** 'Drop the raw meatballs into the sauce': it goes in behind all heat that could be meant. */
function addedBehind(heat: readonly Event[], line: Line, events: readonly Event[]): Event | undefined {
  const last = Math.max(-1, ...heat.map(({ step }) => step))
  return events.find(({ clause, named, step }) => step > last && clause.effect === 'add' && named.has(line))
}

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
