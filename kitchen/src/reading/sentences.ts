import { remembered } from './remember.ts'

const closers = '"”’)\']'
const openers = '"“(\'‘['
const ends = '.!?'

/** Short forms whose full stop ends no sentence. */
const shortForms = new Set(
  'approx tbsp tsp oz lb lbs min mins hr hrs sec secs no vs eg ie dr mr mrs st pkg qt pt fl temp deg'.split(
    ' ',
  ),
)

const upperOrNumber = /[\p{Lu}\p{N}]/u

/**
 * The sentences of a text, each with its closing mark; joined by spaces they are the text again. A full stop ends a sentence only where a
 * capital or a number follows, and not behind a short form ('approx.').
 */
// Every rule asks for the sentences of the same steps.
export const sentencesOf: (text: string) => readonly string[] = remembered(cut)

function cut(text: string): readonly string[] {
  const sentences: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\n') {
      push(sentences, text.slice(from, at))
      from = at + 1
    } else if (ends.includes(sign)) {
      const end = afterClosers(text, at + 1)
      if (!isEnd(text, from, at, end)) continue
      push(sentences, text.slice(from, end))
      from = end
      at = end - 1
    }
  }
  push(sentences, text.slice(from))
  return sentences
}

function push(sentences: string[], sentence: string): void {
  const trimmed = sentence.trim()
  if (trimmed !== '') sentences.push(trimmed)
}

function afterClosers(text: string, from: number): number {
  let at = from
  while (at < text.length && closers.includes(text[at] ?? ' ')) at += 1
  return at
}

function isEnd(text: string, from: number, mark: number, end: number): boolean {
  if (end >= text.length) return true
  if (text[end] !== ' ' && text[end] !== '\n') return false
  let next = end
  while (next < text.length && (text[next] === ' ' || openers.includes(text[next] ?? '-'))) next += 1
  if (!upperOrNumber.test(text[next] ?? 'A')) return false
  return text[mark] !== '.' || !isShortForm(text, from, mark)
}

function isShortForm(text: string, from: number, mark: number): boolean {
  const word = text.slice(Math.max(from, text.lastIndexOf(' ', mark) + 1), mark).toLowerCase()
  return shortForms.has(word) && text.slice(mark + 1).trimStart() !== ''
}

/** The text without the sentences for which `isUnwanted` holds. */
export function withoutSentences(text: string, isUnwanted: (sentence: string) => boolean): string {
  const sentences = sentencesOf(text)
  const kept = sentences.filter((sentence) => !isUnwanted(sentence))
  return kept.length === sentences.length ? text : kept.join(' ')
}

/** The text with one more sentence at its end. */
export function addSentence(text: string, sentence: string): string {
  const last = text.at(-1) ?? '.'
  const ended = ends.includes(last) || last === ')' ? text : `${text}.`
  return `${ended} ${sentence}`
}
