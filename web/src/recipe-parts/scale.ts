import type { ApiRecipe } from '@plotluck/contract'
import { amountPattern, multiplied, printed, readAmount, type Amount } from './amounts.ts'
import { inNumber, isCountedBy, isOfWholes } from './count-words.ts'
import { nameOf, wordKeys } from './line-name.ts'

const leading = new RegExp(`^${amountPattern}`)
const ofPieces = new RegExp(`(?<=\\bof )${amountPattern}`)
const anywhere = new RegExp(String.raw`(?<![\p{L}\d.,/-])${amountPattern}(?![\d/%°-])( ?\([^)]*\))?`, 'gu')

/**
 * A recipe for so many servings: its lines, what the person has of them, what comes out and the amounts printed in its steps follow; whole
 * eggs stay whole. Times, temperatures, pans, what is relative ('half the oil') and the figures of one serving stay.
 */
export function scaledTo<
  Recipe extends Pick<ApiRecipe, 'servings' | 'ingredients' | 'user_has' | 'lines' | 'steps' | 'notes'>,
>(recipe: Recipe, servings: number): Recipe {
  const factor = servings / recipe.servings
  if (factor === 1) return recipe
  const line = (text: string) => scaledLine(text, factor)
  const { notes } = recipe
  return {
    ...recipe,
    servings,
    ingredients: recipe.ingredients.map(line),
    user_has: recipe.user_has.map(line),
    lines: recipe.lines.map((one) => ({
      ...one,
      text: line(one.text),
      grams: one.grams === null ? null : one.grams * factor,
    })),
    steps: recipe.steps.map((step) => ({ ...step, text: scaledStep(step.text, factor, recipe.lines) })),
    ...(notes && { notes: { ...notes, yields: notes.yields && scaledYield(notes.yields, factor) } }),
  }
}

/** More boxes of two cups, and not boxes of more; where no boxes are counted, more of what there is. */
function scaledYield(text: string, factor: number): string {
  const [counted = text, ...held] = text.split(' of ')
  return leading.test(counted)
    ? [scaledLine(counted, factor), ...held].join(' of ')
    : scaledLine(text, factor)
}

/**
 * An ingredient line times a factor: its first amount, the same amount in brackets behind it, and the number of the word that is counted. The size
 * of a can ('1 (14 oz) can') stays. A line without an amount stays.
 * @example scaledLine('1 red onion (about 110 g), sliced', 2) // '2 red onions (about 220 g), sliced'
 */
export function scaledLine(text: string, factor: number): string {
  const found = leading.exec(text) ?? ofPieces.exec(text)
  if (factor === 1 || found === null || /^%|^[/-]\d/.test(text.slice(found.index + found[0].length)))
    return text
  const amount = readAmount(found.slice(1))
  const isInWholes = isCountedWhole(text)
  const scaled = multiplied(amount, factor, isInWholes)
  // Whole eggs are rounded, and what is said of them in grams follows the eggs.
  const same = isInWholes && amount.unit === null ? scaled.low / amount.low : factor
  const rest = text.slice(found.index + found[0].length)
  const counted = amount.unit === null ? counting(rest, amount, scaled) : rest
  return (
    text.slice(0, found.index) + printed(scaled, found[2], found[4] ?? ' ') + scaledBracket(counted, same)
  )
}

/** Nobody cracks half an egg; what is done with a food ('cut into slices') says nothing of that. */
const isCountedWhole = (line: string): boolean => isOfWholes(line.split(/[(,;]/)[0] ?? '')

/** The bracket that says the same amount again. What one can holds ('1 (14 oz) can'), and what each piece weighs, stays. */
function scaledBracket(rest: string, factor: number): string {
  return rest.replace(/\([^)]*\)/, (bracket, at: number) => {
    const [next = ''] = rest
      .slice(at + bracket.length)
      .trim()
      .split(' ')
    const isOfOne = rest.slice(0, at).trim() === '' && isCountedBy(next)
    return isOfOne || /\beach\b/.test(bracket) ? bracket : bracketTimes(bracket, factor)
  })
}

const inBrackets = new RegExp(amountPattern, 'g')
const bracketTimes = (bracket: string, factor: number): string =>
  bracket.replaceAll(inBrackets, (...groups) => again(groups, factor))

function again(groups: readonly (string | undefined)[], factor: number): string {
  const amount = readAmount(groups.slice(1))
  return amount.unit === null
    ? (groups[0] ?? '')
    : printed(multiplied(amount, factor), groups[2], groups[4] ?? ' ')
}

const sizes = new Set(['large', 'medium', 'small', 'medium-size', 'whole', 'big'])

const isMany = ({ low, high }: Amount): boolean => (high ?? low) > 1

/** The words behind a number of pieces, in the form that goes with the new number. */
function counting(rest: string, before: Amount, after: Amount): string {
  if (isMany(before) === isMany(after)) return rest
  const [, bracket = '', words = '', tail = ''] =
    /^( \([^)]*\))?([^(,;]*?)((?: of| for|[(,;]| \().*)?$/s.exec(rest) ?? []
  const parts = words.split(' ')
  const first = parts.findIndex((word) => word !== '' && !sizes.has(word))
  const at = first !== -1 && isCountedBy(parts[first] ?? '') ? first : parts.length - 1
  const changed = parts.map((word, index) => (index === at ? inNumber(word, isMany(after) ? 2 : 1) : word))
  return bracket + changed.join(' ') + tail
}

/**
 * A step with the amounts in it that are amounts of the recipe's ingredients times a factor. Sizes, times, temperatures, vessels and what goes
 * to each piece or serving are no such amounts and stay.
 */
export function scaledStep(text: string, factor: number, lines: readonly Line[]): string {
  if (factor === 1) return text
  const names = lines.map(({ text: line }) => ({
    keys: wordKeys(nameOf(line)),
    isWhole: isCountedWhole(line),
  }))
  return text
    .split(/(?<=[.!?;]) /)
    .map((sentence) => (forEachPiece.test(sentence) ? sentence : scaledSentence(sentence, factor, names)))
    .join(' ')
}

const forEachPiece = /\b(?:each|every|per)\b/i

type Line = Pick<ApiRecipe['lines'][number], 'text'>
type Name = { readonly keys: readonly string[]; readonly isWhole: boolean }

function scaledSentence(sentence: string, factor: number, names: readonly Name[]): string {
  return sentence.replaceAll(anywhere, (written: string, ...groups) => {
    const [bracket = '', at] = groups.slice(5) as [string | undefined, number]
    const amount = readAmount(groups as string[])
    const behind = sentence.slice(at + written.length)
    const name = ingredientIn(behind, names, amount.unit !== null)
    if (!name) return written
    const scaled = printed(
      multiplied(amount, factor, name.isWhole),
      groups[1] as string,
      (groups[3] as string) ?? ' ',
    )
    return scaled + bracketTimes(bracket, factor)
  })
}

/** Words that stand between an amount and its food and say nothing of their own. */
const between = new Set('of the your remaining reserved more extra large medium small whole'.split(' '))
const endsAnAmount = new Set('a an and at for from in into inch minute on or over to until with'.split(' '))

/** The ingredient that the words behind an amount name: at once behind a bare number, behind a unit after two other words at the most. */
function ingredientIn(behind: string, names: readonly Name[], hasUnit: boolean): Name | undefined {
  const words = (/^[^.,;:()]*/.exec(behind)?.[0] ?? '').split(/\s+/).filter(Boolean)
  let patience = hasUnit ? 2 : 0
  for (const word of words) {
    const [key = ''] = wordKeys(word)
    const named = names.find(({ keys }) => keys.at(-1) === key)
    if (named) return named
    if (between.has(word.toLowerCase()) || isCountedBy(word) || names.some(({ keys }) => keys.includes(key)))
      continue
    if (endsAnAmount.has(word.toLowerCase()) || patience === 0) return undefined
    patience -= 1
  }
  return undefined
}
