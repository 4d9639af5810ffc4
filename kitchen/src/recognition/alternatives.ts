import type { FoodName } from '../foods/index.ts'
import { tokensOf } from '../reading/index.ts'
import { partAtJoints } from './split-at-and.ts'
import { findMentions } from './mentions.ts'
import { recognise } from './recognise.ts'
import { remembered } from '../reading/index.ts'

/** One of several foods that a text names, and where the first of its words stands. */
export type Alternative = { readonly food: FoodName; readonly start: number }

/** The foods of a text. `isOpen`: it also allows what it does not name, 'parmesan or a similar cheese'. */
export type Alternatives = { readonly foods: readonly Alternative[]; readonly isOpen: boolean }

const none: Alternatives = { foods: [], isOpen: false }

/**
 * The foods of a text that names several, each of them surely: 'butter or olive oil', 'chicken or vegetable stock', 'salt and pepper', 'kosher or sea
 * salt'. None where it names one without a choice, or where a part of it is not known.
 */
export const alternativesIn: (text: string) => Alternatives = remembered(readAlternatives)

function readAlternatives(text: string): Alternatives {
  const parts = partAtJoints(text, (part) => isOpen(part) || recognise(part).kind === 'food', true)
  if (parts.length === 1 && parts[0] === text) return none
  const mentions = findMentions(text)
  const named = parts.filter((part) => !isOpen(part)).map(recognise)
  const foods = named.flatMap((each, at) =>
    each.kind === 'food' ? [{ food: each.food, start: mentions[at]?.start ?? 0 }] : [],
  )
  return { foods, isOpen: parts.some(isOpen) }
}

const openWords = new Set(['other', 'another', 'similar', 'any', 'equivalent', 'substitute', 'your', 'more'])

/** 'A similar hard cheese', 'other oil of your choice': leaves the choice to the cook. */
function isOpen(part: string): boolean {
  const [first, second] = tokensOf(part)
  const word = first?.word === 'a' || first?.word === 'an' || first?.word === 'some' ? second : first
  return openWords.has(word?.word ?? '')
}
