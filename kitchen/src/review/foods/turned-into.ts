import { findFood } from '../../foods/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'

const turning = new Set([
  'whisk',
  'beat',
  'mash',
  'squash',
  'squish',
  'blend',
  'crush',
  'pound',
  'cook',
  'simmer',
  'boil',
])

/** What soft food is likened to. */
const textures = new Set(['cream', 'butter', 'porridge', 'jam', 'flour', 'meal', 'paste', 'crumbs'])

/** 'Whisk into porridge', 'a bean should squash to cream' says how thick: what is listed becomes it. */
export function isTurnedInto({ first, foods }: Mention, { tokens, mentions }: ReadSentence): boolean {
  const food = findFood(foods[0] ?? '')
  const isMade = food?.isDish === true || food?.name.startsWith('cooked ') === true
  const work = mentions.findLast(({ kind, last }) => kind === 'technique' && last < first)
  if (!turning.has(work?.text.toLowerCase() ?? '')) return false
  const before = tokens.slice(Math.max(0, first - 3), first).map(({ word }) => word)
  return (
    (isMade && before.at(-1) === 'into') ||
    (textures.has(tokens[first]?.word ?? '') && (before.includes('to') || before.includes('into')))
  )
}
