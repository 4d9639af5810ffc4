import { clausesOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'

const howFar = new Set(['until', 'till', 'til', 'so', 'while', 'keeping', 'leaving'])
const joints = new Set([
  ...howFar,
  'and',
  'then',
  'but',
  'if',
  'should',
  'to',
  'for',
  'just',
  'no',
  'with',
  'or',
  'at',
  'only',
])
const heats = new Set(['cook', 'sear', 'warm'])
/** Work that stays when what follows it gives way. */
const working = new Set([...heats, 'add', 'combine', 'cut', 'coat', 'shape'])

/**
 * The sentence with `by` in place of the words that ask for something unsafe, which begin at token `from` and end at token `to`. The words
 * before their clause stay where they cook something; a clause behind them that goes on with other work stays as a sentence of its own.
 */
export function replaceClause(read: ReadSentence, from: number, to: number, by: string): string {
  const start = outsideBrackets(read, startOf(read, from))
  const cooks = clausesOf(read).some(
    ({ verb, effect }) => verb !== null && verb.last < start && working.has(effect ?? ''),
  )
  const tail = tailBehind(read, to)
  const joined = cooks ? withEnd(read, start, by) : by
  return `${joined}${tail === '' ? '' : ` ${tail}`}`
}

const cookUntil = 'Cook until '

/** Where the words before end with heat, the new end joins them: 'Bake for an hour' and 'Cook until ...' are one sentence. */
function withEnd(read: ReadSentence, start: number, by: string): string {
  const head = trimmed(read.text.slice(0, read.tokens[start]?.start ?? 0))
  const last = clausesOf(read).findLast(({ verb }) => verb !== null && verb.last < start)
  const isOpen =
    last?.verb?.form === 'base' &&
    heats.has(last.effect ?? '') &&
    !read.tokens.slice(0, start).some(({ word }) => howFar.has(word))
  if (!isOpen || !by.startsWith(cookUntil)) return `${head}. ${by}`
  const joint = read.tokens[start]?.word === 'or' ? ' or' : ''
  return `${head}${joint} until ${by.slice(cookUntil.length)}`
}

/** A remark in brackets goes as a whole: no half of it is left open. */
function outsideBrackets({ text, tokens }: ReadSentence, at: number): number {
  const head = text.slice(0, tokens[at]?.start ?? 0)
  const open = head.lastIndexOf('(')
  if (open === -1 || head.includes(')', open)) return at
  return Math.max(
    0,
    tokens.findIndex(({ start }) => start > open),
  )
}

/** A clause that says how far to go ('until ...') goes as a whole; else the part of the sentence behind the last joint or mark. */
function startOf({ text, tokens }: ReadSentence, from: number): number {
  for (const words of [howFar, joints])
    for (let at = from; at > 0; at -= 1) {
      const token = tokens[at]
      if (token !== undefined && words.has(token.word)) return withJoint(tokens, at)
      if (words === joints && token?.isAfterMark) return at
      if (token?.isAfterStop && !isBehindBrackets(text, token.start)) break
    }
  return 0
}

/** 'Until it wobbles (careful, hot!) and is set': what stands in brackets ends no clause. */
const isBehindBrackets = (text: string, at: number): boolean => text.slice(0, at).trimEnd().endsWith(')')

/** 'And leave it', 'or until it': the joint goes too. */
const withJoint = (tokens: ReadSentence['tokens'], at: number): number =>
  at > 0 && ['and', 'or', 'just', 'but'].includes(tokens[at - 1]?.word ?? '') ? at - 1 : at

function trimmed(text: string): string {
  let end = text.length
  while (end > 0 && ' ,;:–—-('.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}

/** 'When you cut in': told of the cook, and no work. */
const tellers = new Set(['you', 'we', 'they', 'i'])

/** What the sentence goes on with: a later clause that does not cook. */
function tailBehind(read: ReadSentence, to: number): string {
  const next = clausesOf(read).find(
    ({ verb, effect, isResult }) =>
      verb !== null &&
      verb.first > to &&
      !isResult &&
      verb.form === 'base' &&
      !tellers.has(read.tokens[verb.first - 1]?.word ?? '') &&
      !heats.has(effect ?? '') &&
      effect !== 'eat' &&
      effect !== 'wait' &&
      effect !== 'move',
  )
  if (next?.verb == null) return ''
  const text = read.text.slice(read.tokens[next.verb.first]?.start ?? read.text.length)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
