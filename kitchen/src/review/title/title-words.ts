import { findPhrase, readSentence, tokensOf } from '../../reading/index.ts'
import type { Mention, phraseSet } from '../../reading/index.ts'
import type { Work } from '../work.ts'

export function without(text: string, words: ReturnType<typeof phraseSet>, isFalse: () => boolean): string {
  const tokens = tokensOf(text)
  const found = findPhrase(tokens, words)
  if (found === undefined || !isFalse()) return text
  let { first, last } = found
  while (tokens[first]?.isAfterDash && first > 0) first -= 1
  while (tokens[last + 1]?.isAfterDash) last += 1
  return `${text.slice(0, tokens[first]?.start)} ${text.slice(tokens[last]?.end)}`
}

export const joints = new Set(['with', 'and', 'topped', 'over', 'on', 'in', 'of'])

/** The title without a food and the word that joined it; null where too little is left, or a word would hang in the air. */
export function withoutFood(title: string, { first, last }: Mention): string | null {
  const tokens = tokensOf(title)
  const before = tokens[first - 1]?.word ?? ''
  const after = tokens[last + 1]?.word ?? ''
  const from =
    first > 0 && joints.has(before) && (last === tokens.length - 1 || after === 'and') ? first - 1 : first
  const to = from === first && joints.has(after) ? last + 1 : last
  const rest = tidy(`${title.slice(0, tokens[from]?.start)} ${title.slice(tokens[to]?.end)}`)
  return isTitle(rest) ? rest : null
}

/** Two words at least or the name of a dish, and nothing that hangs in the air: 'Pan- Leeks', 'for the Pantry'. */
export function isTitle(text: string): boolean {
  const words = tokensOf(text)
  const [first, last] = [words[0]?.word ?? '', words.at(-1)?.word ?? '']
  const isHanging = joints.has(first) || joints.has(last) || first === 'for'
  const count = words.filter(({ word }) => word.length > 3).length
  const isFood = readSentence(text).mentions.some(({ foods }) => foods.length > 0)
  return !isHanging && !text.includes('- ') && (count > 1 || (count === 1 && !isFood))
}

/** What the recipe is mostly made of, as a title: 'Eggplant and Mozzarella'. */
export function titleOfFoods({ lines }: Work): string | null {
  const main = lines
    .filter(({ food }) => food !== undefined && !food.isStaple && !seasonings.has(food.category))
    .toSorted((a, b) => (b.parsed.grams ?? 0) - (a.parsed.grams ?? 0))
    .flatMap(({ food }) => (food === undefined ? [] : [food.name]))
  const names = [...new Set(main)].slice(0, 2).map(inTitle)
  return names.length === 0 ? null : names.join(' and ')
}

const seasonings: ReadonlySet<string> = new Set([
  'spice',
  'herb',
  'oil-fat',
  'condiment',
  'broth',
  'sweetener',
])
const inTitle = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const edges = ' ,&-–|/:'

/** One space between words, nothing hanging at the ends, no empty brackets. */
export function tidy(title: string): string {
  const words = title
    .replaceAll('( )', '')
    .replaceAll('()', '')
    .split(' ')
    .filter(Boolean)
    .join(' ')
    .replaceAll(' ,', ',')
    .replaceAll(' & )', ')')
  let [from, to] = [0, words.length]
  while (from < to && edges.includes(words[from] ?? '')) from += 1
  while (to > from && edges.includes(words[to - 1] ?? '')) to -= 1
  const text = words.slice(from, to)
  const [first = '', ...rest] = text.split(' ')
  return first.toLowerCase() === 'and' || first === '&' ? rest.join(' ') : text
}
