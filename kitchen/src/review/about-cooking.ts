import { durationsIn } from '../measures/index.ts'
import { cookingRoots, outsidePhrases, outsideWords, peopleFirst, rootOf, wordsIn } from './cooking-words.ts'

/** Roots of the words that a recipe's own list uses: what names one of its foods is about it. */
export function rootsOfLines(lines: readonly { readonly text: string }[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ text }) => wordsIn(text).filter((word) => word.length > 2)).map(rootOf))
}

/**
 * True for a sentence that a recipe is made of: an instruction, a cue or a word about serving. It names something of the kitchen or of the
 * recipe's list, and nothing of health, of what people may eat, of figures, of money or of where to reach somebody: anything else is left out,
 * whatever it says.
 */
export function isAboutCooking(clause: string, ownRoots: ReadonlySet<string>): boolean {
  const words = wordsIn(clause)
  if (words.length === 0) return true
  if (speaksOfElse(words) || holdsNumberToReach(clause)) return false
  return (
    words.map(rootOf).some((root) => cookingRoots.has(root) || ownRoots.has(root)) ||
    /\d ?°/.test(clause) ||
    durationsIn(clause).some(({ high }) => high < aDay)
  )
}

function speaksOfElse(words: readonly string[]): boolean {
  const [first = '', second = ''] = words
  if (peopleFirst.has(first) || (first === 'no' && second === 'one')) return true
  if (words.some((word) => outsideWords.has(word) || outsideWords.has(word.replace(/s$/, '')))) return true
  const said = ` ${words.join(' ')} `
  return outsidePhrases.some((phrase) => said.includes(` ${phrase} `))
}

/** Longer times are of keeping, or of anything. */
const aDay = 24 * 60

/** A telephone number has at least seven digits, a short code five in a row; a price its sign. */
function holdsNumberToReach(clause: string): boolean {
  if (/[$£€]\s*\d|\d{5}|(?<!\p{L})@\p{L}/u.test(clause)) return true
  const runs = clause.match(/[\d(+][\d\s().+-]*\d/g) ?? []
  return runs.some(
    (run) => run.replaceAll(/\D/g, '').length >= 7 && !/\d\s*[-–]\s*\d+\s*$/.test(run.slice(0, 9)),
  )
}
