import { findFood } from '../foods/index.ts'
import type { Food } from '../foods/index.ts'
import { parseLine } from '../lines/index.ts'
import { assertedDiets, becomesAnother } from './asserted-diets.ts'
import { significantMentions } from './significant-mentions.ts'
import type { ReadLine, ReadStep, ReadText } from './work.ts'

export function readText(text: string): ReadText {
  return { text, mentions: significantMentions(text) }
}

export function readStep(text: string, minutes: number | null): ReadStep {
  return { ...readText(text), minutes }
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
  return { text, parsed, food, otherFoods: otherFoods(text, named), asserted }
}

/** Only foods that the words name exactly: a group word ('cheese') stands for the food the line was parsed to. */
function otherFoods(text: string, food: Food | undefined): readonly Food[] {
  const others = significantMentions(text).flatMap(({ foods }) => {
    // 'Salt and pepper': the spice that every kitchen has, and none of the vegetables of that name.
    const meant = foods.length === 1 ? foods[0] : foods.find((name) => findFood(name)?.isStaple === true)
    const found = meant === undefined ? undefined : findFood(meant)
    return found && found.name !== food?.name ? [found] : []
  })
  return others
}
