import { expect, test } from 'vitest'
import { recognise } from '../src/recognition/index.ts'
import { readTable } from './csv.ts'

const usdaNames = readTable('usda_ingredients.csv').map((row) => row['ingredient'] ?? '')

const recognised = (text: string): string | null => {
  const found = recognise(text)
  return found.kind === 'food' ? found.food : null
}

/** English plurals of a name's head noun, by the spelling rules alone: 'leg of lamb' has legs, 'pistachio' no rule decides. */
function pluralsOf(name: string): readonly string[] {
  const [, before, head, behind] =
    /^(.*?)(\p{L}+)((?: (?:in|of|or|with) .*|,.*| \(.*| [\d/]+)?)$/u.exec(name) ?? []
  if (before === undefined || head === undefined || head.endsWith('s')) return [name]
  const forms = nounPlurals(head)
  return forms.map((form) => `${before}${form}${behind ?? ''}`)
}

function nounPlurals(noun: string): readonly string[] {
  if (/(?:[xz]|ch|sh)$/.test(noun)) return [`${noun}es`]
  if (/[^aeiou]y$/.test(noun)) return [`${noun.slice(0, -1)}ies`]
  if (noun.endsWith('o')) return [`${noun}es`, `${noun}s`]
  return /(?:[^f]f|fe)$/.test(noun) ? [`${noun.replace(/fe?$/, '')}ves`] : [`${noun}s`]
}

test('recognise() takes at least 97 of 100 names of the USDA table for themselves', () => {
  const missed = usdaNames.filter((name) => recognised(name) !== name)
  expect(missed.length / usdaNames.length, missed.join(', ')).toBeLessThanOrEqual(0.03)
})

test('recognise() takes at least 97 of 100 plurals of those names for the same food, and none for another', () => {
  const typed = usdaNames.flatMap((name) => pluralsOf(name).map((text) => ({ name, text })))
  const missed = typed.filter(({ name, text }) => recognised(text) !== name)
  const wrong = missed.filter(({ text }) => recognised(text) !== null)
  expect(missed.length / typed.length, missed.map(({ text }) => text).join(', ')).toBeLessThanOrEqual(0.03)
  expect(wrong.map(({ text }) => `${text}: ${recognised(text)}`)).toEqual([])
})
