import { findFood } from '../foods/index.ts'
import type { Food } from '../foods/index.ts'
import { parseLine } from '../lines/index.ts'
import { recognise } from '../recognition/index.ts'
import { assertedDiets, becomesAnother } from './asserted-diets.ts'
import { cutMentions } from './cuts.ts'
import { significantMentions } from './significant-mentions.ts'
import type { Mention, ReadLine, ReadStep, ReadText } from './work.ts'

export function readText(text: string): ReadText {
  return { text, mentions: significantMentions(text) }
}

export function readStep(text: string, minutes: number | null): ReadStep {
  return { text, mentions: stepMentions(text), minutes }
}

// What a step names is asked again whenever a step beside it is mended, and patterns write the same sentences of many dishes.
const stepsKept = 5000
const stepsRead = new Map<string, readonly Mention[]>()

function stepMentions(text: string): readonly Mention[] {
  const known = stepsRead.get(text)
  if (known) return known
  const named = significantMentions(text)
  const mentions = [...named, ...cutMentions(text, named)]
  if (stepsRead.size >= stepsKept) stepsRead.clear()
  stepsRead.set(text, mentions)
  return mentions
}

// The same lines come back in recipe after recipe, and in every review of one: they are read once.
const linesKept = 5000
const linesRead = new Map<string, ReadLine>()

export function readLine(text: string): ReadLine {
  const known = linesRead.get(text)
  if (known) return known
  const line = readNewLine(text)
  if (linesRead.size >= linesKept) linesRead.clear()
  linesRead.set(text, line)
  return line
}

function readNewLine(text: string): ReadLine {
  const parsed = parseLine(text)
  const named = parsed.food === null ? undefined : findFood(parsed.food)
  const asserted = assertedDiets(text)
  const food = named && becomesAnother(named, asserted) ? undefined : named
  const purpose = text.search(/,? for (?:the|an?) /i)
  // 'Margarine, for the butter sauce' names no butter.
  const mentions = significantMentions(purpose === -1 ? text : text.slice(0, purpose))
  const isKnown = food !== undefined && parsed.isExact
  return { text, parsed, food, isKnown, otherFoods: otherFoods(text, mentions, named), mentions, asserted }
}

/** Foods that the words name exactly; a group word ('cheese') stands for the food the line was parsed to. */
function otherFoods(text: string, mentions: readonly Mention[], food: Food | undefined): readonly Food[] {
  return mentions.flatMap((mention, index) => {
    const before = mentions[index - 1]
    const isListed = before !== undefined && listing.test(text.slice(before.end, mention.start))
    const meant = exactFood(mention, isListed)
    const found = meant === undefined ? undefined : findFood(meant)
    return found && found.name !== food?.name ? [found] : []
  })
}

/** '1 onion, 2 carrots and 2 celery sticks', 'mint and coriander', 'butter or oil': each is a food of the line. */
const listing = /^[^\p{L}]*(?:,|\band\b|\bor\b|&|\+|\bplus\b)\s*(?:[\d½¼¾/.-]+\s*|an?\s+|\p{L}{1,6}\s+)?$/iu

function exactFood({ text, foods }: Mention, isListed: boolean): string | undefined {
  if (foods.length === 1) return foods[0]
  // 'Salt and pepper': the spice that every kitchen has, and none of the vegetables of that name.
  const staple = foods.find((name) => findFood(name)?.isStaple === true)
  if (staple !== undefined || !isListed) return staple
  const found = recognise(text)
  return found.kind === 'food' ? found.food : undefined
}
