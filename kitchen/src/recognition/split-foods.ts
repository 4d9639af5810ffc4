import type { FoodName } from '../foods/index.ts'
import { findPhrase } from './food-index.ts'
import { partAtJoints } from './split-at-and.ts'
import { type ListPart, listParts } from './list-parts.ts'
import { negationIn } from './negation.ts'
import { onlyDescribe } from './describing-words.ts'
import { recognise, type Recognition } from './recognise.ts'
import { isTooWide, whyUnknown } from './why-unknown.ts'
import { tokensOf } from '../reading/index.ts'

/**
 * One thing of a typed list. `text` is what stands for it, near to what was typed; read again it gives itself. `absent` are foods that
 * the person says are not there; `message` is a sentence for the person.
 */
export type SplitFood =
  | { readonly kind: 'food'; readonly text: string; readonly food: FoodName }
  | { readonly kind: 'unknown' | 'not-food' | 'absent'; readonly text: string; readonly message: string }

/** So many characters of a list are read. */
export const maxSplitLength = 2000

/**
 * Reads what a person typed or pasted as a list of foods. Commas, semicolons and line breaks part it, and so does 'and' between two things
 * that are known: 'eggs and spinach' are two, 'mac and cheese' stays one. What only describes ('thinly sliced') stays with its food. Nothing
 * is dropped without a word: what is no food is in the answer with a message. Never throws.
 * @example splitFoods('eggs, feta and half a bag of spinach') // egg, feta cheese, spinach
 */
export function splitFoods(text: string): readonly SplitFood[] {
  return chainsOf(listParts(text.slice(0, maxSplitLength))).flatMap(readChain)
}

/** Parts that follow each other with nothing but commas between. */
function chainsOf(parts: readonly ListPart[]): readonly (readonly string[])[] {
  const chains: string[][] = []
  for (const { text, isAfterComma } of parts) {
    if (isAfterComma) chains.at(-1)?.push(text)
    else chains.push([text])
  }
  return chains
}

function readChain(chain: readonly string[]): readonly SplitFood[] {
  const whole = chain.join(', ')
  const exact = findPhrase(tokensOf(whole))
  if (exact !== undefined) return [{ kind: 'food', text: whole, food: exact }]
  // 'No peanuts, eggs': whether there are eggs nobody can tell, so none are taken.
  const [first = ''] = chain
  if (negationIn(first) === 'leading' && !first.includes(' but ')) return [absent(whole)]
  return withDescriptions(chain)
    .flatMap((part) => partAtJoints(part, isUnderstood))
    .map(readOne)
}

/** Joins parts that only describe ('thinly sliced', '200 g') to the food they stand beside, and names that are turned round ('beans, black'). */
function withDescriptions(chain: readonly string[]): readonly string[] {
  const joined: string[] = []
  let ahead = ''
  for (const part of chain) {
    const before = joined.at(-1)
    const turned = before === undefined ? undefined : turnedRound(before, part)
    if (turned !== undefined) joined.splice(-1, 1, turned)
    else if (!isDescription(part) || isAbsence(before, part)) {
      joined.push(`${ahead}${part}`)
      ahead = ''
    } else if (before === undefined) ahead += `${part} `
    else joined.splice(-1, 1, `${before}, ${part}`)
  }
  return ahead === '' ? joined : [...joined, ahead.trim()]
}

function turnedRound(before: string, part: string): string | undefined {
  if (recognise(part).kind === 'food') return undefined
  const [inOrder, turned] = [`${before}, ${part}`, `${part} ${before}`]
  return [inOrder, turned].find((text) => findPhrase(tokensOf(text)) !== undefined)
}

function isDescription(part: string): boolean {
  const words = tokensOf(part).filter(({ word }) => word !== 'and')
  return onlyDescribe(words) && recognise(part).kind === 'unknown'
}

/** 'No milk' beside eggs names what is not there, where 'no fat' beside yogurt is a yogurt of its own. */
function isAbsence(before = '', part: string): boolean {
  return negationIn(part) === 'leading' && foodOf(`${before}, ${part}`) === foodOf(before)
}

function foodOf(text: string): FoodName | undefined {
  const found = recognise(text)
  return found.kind === 'food' ? found.food : undefined
}

function isUnderstood(text: string): boolean {
  return readOne(text).kind !== 'unknown' || isTooWide(text)
}

function readOne(typed: string): SplitFood {
  const negation = findPhrase(tokensOf(typed)) === undefined ? negationIn(typed) : null
  if (negation === 'leading') return absent(typed)
  const [text, found] = withoutOpening(typed)
  if (found.kind === 'not-food') return { kind: 'not-food', text, message: found.message }
  if (found.kind === 'unknown' || negation === 'inside')
    return { kind: 'unknown', text, message: whyUnknown(text) }
  return { kind: 'food', text, food: found.food }
}

/** Words by which a person begins to tell what is there. */
const openings = new Set(
  'i we ive weve have has had got there is are also still just then my the ingredients bought picked'.split(
    ' ',
  ),
)
const conjunctions = new Set(['and', 'plus', 'but'])

/** What is read, without the words before it that only lead to it, where that makes it a food; an 'and' in front falls in any case. */
function withoutOpening(typed: string): readonly [text: string, found: Recognition] {
  const words = tokensOf(typed)
  const text = conjunctions.has(words[0]?.word ?? '') ? typed.slice(words[1]?.start ?? 0) : typed
  const found = recognise(text)
  const first = tokensOf(text).find(({ word }) => !openings.has(word) && !conjunctions.has(word))
  if (found.kind !== 'unknown' || first === undefined) return [text, found]
  const told = text.slice(first.start)
  const foundTold = recognise(told)
  return foundTold.kind === 'unknown' ? [text, found] : [told, foundTold]
}

function absent(text: string): SplitFood {
  const message = `'${text}' names what you do not have, so it is not added; it keeps no food out of the recipes.`
  return { kind: 'absent', text, message }
}
