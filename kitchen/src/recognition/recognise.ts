import type { FoodName } from '../foods/index.ts'
import { findUnit } from '../measures/index.ts'
import { findPhrase, phrase } from './food-index.ts'
import { findNotFood } from './not-food.ts'
import { foodOfEmoji } from './emoji.ts'
import { findMisspelt } from './typos.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/** What a person's words name: one food, nothing the kitchen knows, or something that is no food. */
export type Recognition =
  | { readonly kind: 'food'; readonly food: FoodName; readonly preparation: string | null }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'not-food'; readonly text: string; readonly message: string }

/**
 * Recognises one food in what a person typed: plurals, British and American names, slips of the keyboard, and words that do not change the
 * food ('organic baby spinach', '2 ripe tomatoes', 'leftover roast chicken'). What is not surely a food is 'unknown', never a guess.
 * @example recognise('courgettes') // { kind: 'food', food: 'zucchini', preparation: null }
 */
export function recognise(text: string): Recognition {
  const words = wordsOf(text.slice(0, 200))
  if (words.length === 0) return recogniseEmoji(text)
  const food = findPhrase(words)
  if (food !== undefined) return known(food, [])
  const message = findNotFood(text, words)
  if (message !== undefined) return { kind: 'not-food', text, message }
  return recogniseCore(text, words)
}

function recogniseCore(text: string, words: readonly Word[]): Recognition {
  const head = words.findIndex((word, index) => index > 0 && word.isAfterBreak)
  const parts = head > 0 ? [words, words.slice(0, head)] : [words]
  for (const part of parts) {
    const found = withoutPassingWords(part)
    if (found) return found
  }
  const core = words.filter((word) => !isPassing(word))
  const misspelt = findMisspelt(phrase(core, 'raw')) ?? findMisspelt(phrase(core, 'singular'))
  return misspelt === undefined ? { kind: 'unknown', text } : known(misspelt, passing(words))
}

/** Drops words that do not change the food from the front, then from both ends, then everywhere; the fewer dropped the better. */
function withoutPassingWords(words: readonly Word[]): Recognition | undefined {
  const first = words.findIndex((word) => !isPassing(word))
  const last = words.findLastIndex((word) => !isPassing(word))
  if (first === -1) return undefined
  const candidates = [
    ...Array.from({ length: first }, (_, index) => words.slice(index + 1)),
    words.slice(first, last + 1),
    words.filter((word) => !isPassing(word)),
  ]
  for (const candidate of candidates) {
    const food = findPhrase(candidate)
    if (food !== undefined)
      return known(
        food,
        words.filter((word) => !candidate.includes(word)),
      )
  }
  return undefined
}

function known(food: FoodName, dropped: readonly Word[]): Recognition {
  const told = dropped.filter(({ raw }) => preparations.has(raw)).map(({ raw }) => raw)
  return { kind: 'food', food, preparation: told.length > 0 ? told.join(' ') : null }
}

function recogniseEmoji(text: string): Recognition {
  const food = foodOfEmoji(text)
  return food === undefined ? { kind: 'unknown', text } : { kind: 'food', food, preparation: null }
}

function passing(words: readonly Word[]): readonly Word[] {
  return words.filter(isPassing)
}

const preparations = new Set(
  (
    'chopped sliced diced minced grated shredded peeled trimmed crushed cubed halved quartered ' +
    'cooked roasted roast boiled steamed grilled mashed leftover leftovers torn julienned crumbled ' +
    'toasted melted softened pitted seeded drained rinsed'
  ).split(' '),
)
const qualities = new Set(
  (
    'fresh organic ripe overripe raw large small medium big little tiny baby young tender crisp firm ' +
    'soft whole half homegrown home grown garden local seasonal farm farmers market free range wild ' +
    'boneless skinless bone in lean good nice quality finely roughly thinly freshly coarsely washed ' +
    'cleaned plain natural store bought wilted old day mixed assorted extra some few a an the of my ' +
    'our from with lots loads bit couple about more cut up into pieces piece leftover left over ' +
    'spare last remaining opened picked just one two three four five six seven eight nine ten dozen ' +
    'unsweetened premium value budget heirloom perfectly very super vine hot house greenhouse floret ' +
    'florets fronds chunk chunks leaf leaves'
  ).split(' '),
)

function isPassing({ raw }: Word): boolean {
  return preparations.has(raw) || qualities.has(raw) || /^\d/.test(raw) || findUnit(raw) !== undefined
}
