import type { CallEnd } from '../../platform/model/index.ts'
import { fieldNames, fieldOf, isFields } from './loose-forms.ts'

/** What a text holds: the beginning of a recipe after the first, or a whole one. */
type FoundInText = { readonly kind: 'begun' } | { readonly kind: 'whole'; readonly value: unknown }

/** What an answer holds: recipes, and last its end. */
export type ReadObject = FoundInText | { readonly kind: 'ended'; readonly end: CallEnd }

/** The recipes in a model's answer, each as soon as it is whole. */
export async function* objectsIn(answer: AsyncGenerator<string, CallEnd>): AsyncGenerator<ReadObject, void> {
  const read = createObjectReader()
  const ends: CallEnd[] = []
  for await (const piece of noting(answer, ends)) yield* read(piece)
  for (const end of ends) yield { kind: 'ended', end }
}

async function* noting(
  answer: AsyncGenerator<string, CallEnd>,
  ends: CallEnd[],
): AsyncGenerator<string, void> {
  ends.push(yield* answer)
}

/** Characters that are read as JSON at the most: objects in objects are read each, so a text of nothing else would never be done. */
const mostParsed = 1_000_000
/** Characters before a brace in which the key of its object stands. */
const longestKey = 140
/** Characters between the brace and the end of its first key, where that is the title. */
const longestBeginning = 100

/**
 * Finds the recipes in a text that comes piece by piece: objects with lines and steps, wherever they stand, as soon as their last brace is there. What
 * a model writes around them (prose, code fences, a wrapper, half an object) is passed over, so that one fault costs one recipe.
 */
export function createObjectReader(): (piece: string) => readonly FoundInText[] {
  let [text, at, isInString, isEscaped, titles, parsed] = ['', 0, false, false, 0, 0]
  const opened: number[] = []

  const readInString = (character: string): void => {
    if (isEscaped) isEscaped = false
    else if (character === '\\') isEscaped = true
    // A string of JSON holds no line break, so one means that a quote was lost.
    else if (character === '"' || character === '\n') isInString = false
  }
  const isNextTitle = (): boolean => {
    const from = opened.at(-1) ?? at
    if (isInString || at - from > longestBeginning) return false
    return /^\{\s*"title"$/.test(text.slice(from, at + 1)) && (titles += 1) > 1
  }

  const step = (character: string): FoundInText | undefined => {
    if (isInString) {
      readInString(character)
      return isNextTitle() ? { kind: 'begun' } : undefined
    }
    if (character === '"') isInString = opened.length > 0
    if (character === '{') opened.push(at)
    if (character !== '}') return undefined
    const from = opened.pop()
    if (from === undefined || (parsed += at + 1 - from) > mostParsed) return undefined
    return recipeIn(text.slice(from, at + 1), text.slice(Math.max(0, from - longestKey), from))
  }

  return (piece) => {
    text += piece
    const found: FoundInText[] = []
    for (; at < text.length; at += 1) {
      const next = step(text[at] ?? '')
      if (next) found.push(next)
    }
    return found
  }
}

/** A recipe has lines and steps; its name is a field, or the key it stands under. */
function recipeIn(json: string, before: string): FoundInText | undefined {
  const value = parseJson(json)
  if (!isFields(value)) return undefined
  const has = (names: readonly string[]): boolean => fieldOf(value, names) !== undefined
  if (!has(fieldNames.ingredients) || !has(fieldNames.steps)) return undefined
  if (fieldOf(value, fieldNames.title) !== undefined) return { kind: 'whole', value }
  const key = keyBefore.exec(before)?.[1]
  return key === undefined ? undefined : { kind: 'whole', value: { title: key, ...value } }
}

const keyBefore = /"([^"\n]{1,120})"\s*:\s*$/

/** JSON, and what models make of it: a comma too many, a fraction or a Python word without quotes. Undefined for anything else. */
function parseJson(json: string): unknown {
  for (const text of [json, mended(json)]) {
    try {
      return JSON.parse(text)
    } catch {
      continue
    }
  }
  return undefined
}

const mended = (json: string): string =>
  json
    .replaceAll(/,(?=\s*[}\]])/g, '')
    .replaceAll(/:\s*(\d+\s*\/\s*\d+)(?=\s*[,}])/g, ': "$1"')
    .replaceAll(/:\s*None(?=\s*[,}])/g, ': null')
