import foods from './generated/foods.json' with { type: 'json' }
import { allFoods } from './find-food.ts'
import type { Food } from './food.ts'

/** Whether names are compared as they are written or in the singular: 'peppers' are no pepper. */
export type NameForm = 'word' | 'singular'

/** Phrases, words joined by single spaces, to places in the list of foods: one, several that share a name, or null for the beginning of a name. */
export type NameIndex = ReadonlyMap<string, number | readonly number[] | null>

const built: Partial<Record<NameForm, NameIndex>> = {}

/** Every name, plural and alias of every food in one of its forms, built at its first use. */
export function nameIndex(form: NameForm): NameIndex {
  return (built[form] ??= build(form))
}

/**
 * The foods that a phrase names, in the order of the tables: none for a phrase that only begins a name, undefined where no name begins with it.
 * @example foodsNamed('word', 'courgette') // [zucchini]
 */
export function foodsNamed(form: NameForm, phrase: string): readonly Food[] | undefined {
  const found = nameIndex(form).get(phrase)
  if (found === undefined) return undefined
  if (found === null) return nothing
  return (typeof found === 'number' ? [found] : found).flatMap((at) => allFoods()[at] ?? [])
}

/** The first of the foods that a phrase names; null for a phrase that only begins a name, undefined where no name begins with it. */
export function foodNamed(form: NameForm, phrase: string): Food | null | undefined {
  const found = nameIndex(form).get(phrase)
  if (found === undefined || found === null) return found
  return allFoods()[typeof found === 'number' ? found : (found[0] ?? -1)] ?? null
}

const nothing: readonly never[] = []

function build(form: NameForm): NameIndex {
  const index = new Map<string, number | number[] | null>()
  for (const [at, names] of foods.names.entries()) {
    const bar = names.indexOf('#')
    for (const phrase of (form === 'word' ? names.slice(0, bar) : names.slice(bar + 1)).split('|'))
      add(index, phrase, at)
  }
  return index
}

function add(index: Map<string, number | number[] | null>, phrase: string, at: number): void {
  const known = index.get(phrase)
  if (typeof known === 'number') index.set(phrase, [known, at])
  else if (Array.isArray(known)) known.push(at)
  else index.set(phrase, at)
  for (let space = phrase.indexOf(' '); space !== -1; space = phrase.indexOf(' ', space + 1)) {
    const beginning = phrase.slice(0, space)
    if (!index.has(beginning)) index.set(beginning, null)
  }
}
