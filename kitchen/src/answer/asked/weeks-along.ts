import type { Told } from './children-told.ts'
import type { Token } from './tokens.ts'

const firstWeek = 4
const lastWeek = 42
const self = new Set(['im', "i'm", 'am'])
const weeks = new Set(['week', 'weeks', 'wk', 'wks'])
/** What makes of weeks an age, or a time that is over. */
const others = new Set(['old', 'ago', 'later'])

/** 'I'm 14 weeks', and 'at 20 weeks' with nothing behind it: so far along is nobody but who is with child. */
export function weeksAlong(tokens: readonly Token[]): readonly Told[] {
  const at = tokens.findIndex((_, index) => isWeekOfPregnancy(tokens, index))
  return at < 0 ? [] : [{ value: { kind: 'pregnancy' }, from: at, to: at + 2 }]
}

function isWeekOfPregnancy(tokens: readonly Token[], at: number): boolean {
  const [before, token, unit, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  const count = Number(token?.word)
  if (!weeks.has(unit?.word ?? '') || !(count >= firstWeek && count <= lastWeek)) return false
  if (self.has(before?.word ?? '')) return !others.has(next?.word ?? '')
  return before?.word === 'at' && next === undefined
}
