import { findFood } from '../foods/index.ts'
import { findMentions } from '../recognition/index.ts'
import { isMadeHere } from './made-from.ts'
import { maySayFor } from './same-food.ts'
import type { Mention, ReadLine, ReadText, Work } from './work.ts'

/** The lines that a mention speaks of; empty for a food from nowhere. */
export function linesOf(mention: Mention, lines: readonly ReadLine[]): readonly ReadLine[] {
  const exact = lines.filter((line) => foodNames(line).some((name) => mention.foods.includes(name)))
  if (exact.length > 0) return exact
  const near = lines.filter((line) =>
    foodNames(line).some((listed) => mention.foods.some((said) => maySayFor(said, listed))),
  )
  return near.length > 0
    ? near
    : lines.filter((line) => line.food === undefined && saysIt(line.text, mention.text))
}

/** Mentions of foods that no line lists and that are not made here; staples count as listed only where they are. */
export function phantomsOf(text: ReadText, work: Pick<Work, 'lines'>): readonly Mention[] {
  return text.mentions.filter(
    (mention) =>
      linesOf(mention, work.lines).length === 0 && !mention.foods.some((food) => isMadeHere(food, work)),
  )
}

export const isStapleMention = ({ foods }: Mention) => foods.some((food) => findFood(food)?.isStaple === true)

function foodNames({ food, otherFoods, parsed }: ReadLine): readonly string[] {
  const names = otherFoods.map(({ name }) => name)
  if (food) return [food.name, ...names]
  return parsed.food === null ? names : [parsed.food, ...names]
}

/** A line whose food the kitchen does not know is still named by its own words in the steps. */
function saysIt(line: string, said: string): boolean {
  const words = line.toLowerCase()
  const spoken = said.toLowerCase()
  return new RegExp(`(?:^|[^\\p{L}])${escape(singular(spoken))}(?:e?s)?(?:$|[^\\p{L}])`, 'u').test(words)
}

const singular = (words: string) => words.replace(/(?:es|s)$/, '')
const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
