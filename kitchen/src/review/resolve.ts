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
  if (near.length > 0) return near
  const named = lines.filter((line) => line.mentions.some(({ foods }) => foods[0] === mention.foods[0]))
  if (named.length > 0) return named
  const short = lines.filter((line) => isShortFor(mention, line))
  if (short.length > 0) return short
  const apart = inParts(mention, lines)
  if (apart.length > 0) return apart
  return lines.filter((line) => line.food === undefined && saysIt(line.text, mention.text))
}

/** 'Finish with chilli' of chilli flakes, 'the cumin' of cumin seeds: a spice by the first word of its name. */
function isShortFor({ text }: Mention, { food, mentions }: ReadLine): boolean {
  if (food?.category !== 'spice') return false
  const said = `${text.toLowerCase()} `
  return mentions.some((named) => named.text.toLowerCase().startsWith(said))
}

const cookedWords =
  /^(?:roasted|grilled|toasted|cooked|fried|boiled|pickled|mashed|smoked|whipped|melted|shredded|grated)$/i

/**
 * The words of another food may be two of the list: 'Spinach Pasta Bake', 'Roasted Red Peppers' after the oven. Every part
 * has to be a listed food, or a word of cooking before one.
 */
function inParts({ text }: Mention, lines: readonly ReadLine[]): readonly ReadLine[] {
  const words = text.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const behind = linesSaid(second, lines)
    const before = cookedWords.test(first) ? behind : linesSaid(first, lines)
    if (before.length > 0 && behind.length > 0) return [...new Set([...before, ...behind])]
  }
  return []
}

function linesSaid(words: string, lines: readonly ReadLine[]): readonly ReadLine[] {
  const [said] = findMentions(words)
  return said === undefined || said.text.length < words.length ? [] : linesOf(said, lines)
}

/** Mentions of foods that no line lists and that are not made here; staples count as listed only where they are. */
export function phantomsOf(text: ReadText, work: Pick<Work, 'lines'>): readonly Mention[] {
  return text.mentions.filter(
    (mention) =>
      mention.isCut !== true &&
      !isMadeHereByName(mention) &&
      linesOf(mention, work.lines).length === 0 &&
      !isMostlyMadeHere(mention.foods, work),
  )
}

/** 'The soup', 'the bread': a word for any dish of a kind says what is being made. */
function isMadeHereByName({ foods: [first = ''] }: Mention): boolean {
  const food = findFood(first)
  return food !== undefined && food.isDish && food.members.length > 0
}

/** Of a word for many foods ('mushroom', 'broth') most have to be made here: one mushroom broth makes no mushrooms. */
function isMostlyMadeHere(foods: Mention['foods'], work: Pick<Work, 'lines'>): boolean {
  return foods.filter((food) => isMadeHere(food, work)).length * 2 > foods.length
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
