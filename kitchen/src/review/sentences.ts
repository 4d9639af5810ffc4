import { cookingWords } from './raw-animals.ts'

/** The sentences of a step, each with its closing mark; joined by spaces they are the step again. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=["“'(]?[\p{Lu}\p{N}])/u)
}

/** A sentence without the clauses, parted by semicolon, colon or dash, for which `isUnwanted` holds; empty where none is left. */
export function withoutClauses(sentence: string, isUnwanted: (clause: string) => boolean): string {
  const clauses = sentence.split(/(?<=[;:])\s+|\s+(?=[–—-]\s)/)
  const kept = clauses.filter((clause) => !isUnwanted(clause))
  if (kept.length === clauses.length) return sentence
  const text = kept.join(' ').replace(/[\s;:–—-]+$/, '')
  return text === '' || /[.!?)]$/.test(text) ? text : `${text}.`
}

/** The step with one more sentence at its end. */
export function addSentence(text: string, sentence: string): string {
  const ended = /[.!?)]$/.test(text) ? text : `${text}.`
  return `${ended} ${sentence}`
}

/** Where a clause of a sentence begins: behind a semicolon or colon, at a comma, 'and', 'until', 'so', 'while'. */
const clauseStart =
  /[;:,]\s+|\s+(?=(?:and|then|until|till|so|while|but|if|should|to|for|just|no|keeping|leaving|with)\s)/giu
const done = new RegExp(cookingWords.source, 'i')

/**
 * The sentence with `safe` in place of everything from the clause on that holds the first word for which `isUnsafe` holds. The words
 * before it stay where they cook something; else the whole sentence is replaced.
 */
export function withSafeEnd(sentence: string, isUnsafe: (word: string) => boolean, safe: string): string {
  const word = [...sentence.matchAll(/[\p{L}'’]+/gu)].find(([each]) =>
    isUnsafe(each.toLowerCase().replaceAll(/['’]/g, '')),
  )
  return word === undefined ? sentence : cutAt(sentence, word.index, safe)
}

/**
 * The sentence up to the clause that holds the place `at`, and `safe` behind it. A clause that says how far to go ('until ...') goes as a whole.
 */
export function cutAt(sentence: string, at: number, safe: string): string {
  const head = sentence.slice(
    0,
    startBefore(sentence, howFar, at) ?? startBefore(sentence, clauseStart, at) ?? 0,
  )
  const words = head.replace(/[\s,;:]+$/, '')
  return done.test(words) ? `${words}. ${safe}` : safe
}

const howFar = /[,;:]?\s+(?=(?:until|till|so|while|keeping|leaving)\s)/giu

function startBefore(sentence: string, starts: RegExp, at: number): number | undefined {
  return [...sentence.matchAll(starts)].map(({ index }) => index).findLast((index) => index < at)
}
