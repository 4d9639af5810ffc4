import { findMentions } from './mentions.ts'
import { tokensOf } from '../reading/index.ts'

/** Words that name many foods, none surely meant, and what to type instead. */
const tooWide: ReadonlyMap<string, string> = new Map([
  ['bean', 'green beans, black beans or white beans'],
  ['meat', 'ground beef, chicken or pork chops'],
  ['fish', 'salmon, cod or canned tuna'],
  ['cheese', 'cheddar, feta or parmesan'],
  ['vegetable', 'carrots, zucchini or spinach'],
  ['veggie', 'carrots, zucchini or spinach'],
  ['fruit', 'apples, peaches or berries'],
  ['leftover', 'cooked rice, leftover chicken or mashed potatoes'],
  ['nut', 'walnuts, almonds or peanuts'],
])

/**
 * Tells a person why what they typed is not used, and what to type instead: one food where the words may mean many, commas where they
 * name several foods at once.
 * @example whyUnknown('nuts') // "'nuts' can be many foods: say which, such as walnuts, almonds or peanuts."
 */
export function whyUnknown(text: string): string {
  const examples = examplesFor(text)
  if (examples !== undefined) return `'${text}' can be many foods: say which, such as ${examples}.`
  if (findMentions(text).length > 1 || tokensOf(text).some(({ word }) => word === 'and'))
    return `We do not know '${text}' as one food. If these are several, put commas between them.`
  return `We do not know '${text}', so no recipe uses it.`
}

/** True for words that name many foods, none of which is surely meant: 'nuts', 'some fish'. */
export function isTooWide(text: string): boolean {
  return examplesFor(text) !== undefined
}

const openings = new Set(['leftover', 'cooked', 'roasted', 'mixed', 'fresh', 'some', 'the'])

function examplesFor(text: string): string | undefined {
  const words = tokensOf(text)
  const named = openings.has(words[0]?.word ?? '') ? words.slice(1) : words
  return tooWide.get(named.map(({ singular }) => singular).join(' '))
}
