import { tokensOf } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'

/** An ingredient line in tokens; `inside` tells for each whether it stands in brackets. */
export type LineTokens = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly inside: readonly boolean[]
}

/** The tokens of a line. Never throws. */
export function lineTokens(text: string): LineTokens {
  const tokens = tokensOf(text)
  const hasBrackets = text.includes('(') || text.includes('[')
  return { text, tokens, inside: hasBrackets ? insideBrackets(text, tokens) : tokens.map(() => false) }
}

function insideBrackets(text: string, tokens: readonly Token[]): readonly boolean[] {
  let depth = 0
  let at = 0
  return tokens.map(({ start }) => {
    for (; at < start; at += 1) {
      if (text[at] === '(' || text[at] === '[') depth += 1
      if (text[at] === ')' || text[at] === ']') depth = Math.max(0, depth - 1)
    }
    return depth > 0
  })
}

/** What stands between a token and the one before it: spaces and marks. */
export function marksBefore({ text, tokens }: LineTokens, at: number): string {
  return text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length)
}

/** The next token that does not stand in brackets, from one on. */
export function skipBrackets({ inside }: LineTokens, at: number): number {
  let next = at
  while (inside[next] === true) next += 1
  return next
}

/** The word at a place, in lower case; empty behind the last. */
export const wordAt = ({ tokens }: LineTokens, at: number): string => tokens[at]?.word ?? ''

const origins = new Set(
  'sold labelled labeled marked certified raised reared fed laid caught bought grown farmed intended meant sourced'.split(
    ' ',
  ),
)
/** 'With', 'in' and 'as' may bring another food: what stands behind those is read. */
const originJoints = new Set('on for by from at this last yesterday without free gluten'.split(' '))

/** 'Buns labelled sesame-free', 'cheddar suitable for vegetarians': from here on a line says what its label has to promise. */
export const beginsPromise = (line: LineTokens, at: number): boolean =>
  promising.has(wordAt(line, at)) || (wordAt(line, at) === 'suitable' && wordAt(line, at + 1) === 'for')
const promising = new Set(['labelled', 'labeled', 'marked', 'certified'])

/** 'Chicken raised on corn', 'salmon sold for eating raw': from here on a line says where its food is from, and names no other. */
export const beginsOrigin = (line: LineTokens, at: number): boolean =>
  origins.has(wordAt(line, at)) && originJoints.has(wordAt(line, at + 1))
