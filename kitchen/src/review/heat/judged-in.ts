import { linesOf } from '../../graph/index.ts'
import type { Event, Line } from '../../graph/index.ts'
import { readSentence } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { requiredFahrenheit, safetySentence } from './doneness.ts'
import { isOnlyInBatter, isRawFlesh, rawLines, speaksOfInside } from './raw-lines.ts'
import type { RawLine } from './raw-lines.ts'
import { isBakedThrough } from './baked-eggs.ts'
import { ownWords } from '../words/unlisted-words.ts'
import { isInternal, temperaturesIn } from './temperature-text.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

export function judgedIn(work: Work, line: RawLine, step: number, sentence: string) {
  const { events } = graphIn(work)
  const read = readSentence(sentence)
  const own = (graphIn(work).eventsOf.get(read) ?? []).filter((event) => event.step === step)
  const named = new Set(own.flatMap((event) => [...event.named]))
  const start = events.findIndex((event) => event.named.has(line))
  // 'Test a drop on the inside of your wrist': of no food's inside.
  if (read.tokens.some(({ word }) => word === 'wrist')) return null
  const isBehind = own.some((event) => events.indexOf(event) >= Math.max(0, start))
  if (!isBehind) return null
  const animals = [...named].filter((each) => each.animal !== null)
  const isNamed =
    named.has(line) ||
    (animals.length === 0 && own.some(({ touched }) => touched.has(line)) && onlyAnimal(work, line, own)) ||
    isOnlyInside(work, line, read)
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

/** 'A cut one should look like this inside': where no food is named, the inside is that of the one raw flesh in the recipe. */
const isOnlyInside = (work: Work, line: RawLine, read: ReadSentence): boolean =>
  speaksOfInside(read) &&
  isRawFlesh(line) &&
  work.lines.every((each) => each === line || !isRawFlesh(each)) &&
  read.mentions.every(({ foods }) => foods.length === 0)

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
