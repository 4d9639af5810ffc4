import { findFood } from '../../foods/index.ts'
import { lidForms, openedForms, pryingTools, shellStates, thrownPlaces } from '../../lexicon/index.ts'
import { holdsPhrase, phraseAt, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { does, doing } from '../hazards/said.ts'
import type { Said, SentenceRule, Verdict } from '../hazards/said.ts'
import { rawLines } from '../heat/raw-lines.ts'
import { replaceClause } from '../words/rewrite.ts'

/** What tells live shells from dead ones. Source: FDA, selecting and serving seafood safely. */
const canonical =
  'Throw away shells that are broken or do not close when tapped before cooking, and those that stay shut after it.'

const states = phraseSet(shellStates)
const opened = phraseSet(openedForms)
const lids = phraseSet(lidForms)
const tools = phraseSet(pryingTools)
const bins = phraseSet(thrownPlaces)
const nearLid = 3

/** What is said of open and shut shells stands only where it throws the dead ones away, or cooks until they open. */
export const shells: SentenceRule = {
  key: 'shut-shells',
  isFor: (work) => rawLines(work).some(({ animal }) => animal.safe.group === 'bivalves'),
  judge: judgeShells,
  isToldOnce: true,
}

function judgeShells(said: Said): Verdict {
  const found = statesIn(said.read)
  const isForced = isPried(said)
  if ((found.length === 0 && !isForced) || affirms(said, found)) return null
  const [first = 0] = found
  return works(said) ? replaceClause(said.read, first, found.at(-1) ?? first, canonical) : canonical
}

/** Something is cooked, or a food goes into the pan: that stays. */
const works = (said: Said): boolean =>
  does(said, 'cook') ||
  doing(said, 'add', 'combine', 'warm').some(({ mentions }) => mentions.some(({ foods }) => foods.length > 0))

/** Tokens that say it of shells, and not of a lid or a bottle. */
function statesIn({ tokens }: ReadSentence): readonly number[] {
  return tokens.flatMap((_, at) => {
    if (phraseAt(tokens, at, states) === undefined) return []
    if (tokens[at]?.word === 'tap' && tokens[at + 1]?.word === 'water') return []
    const around = tokens.slice(Math.max(0, at - nearLid), at + nearLid + 1)
    return holdsPhrase(around, lids) ? [] : [at]
  })
}

const meant = phraseSet('it|them|they|those|any|each|shell|shells|mussel|mussels|clam|clams|cockle|cockles')
/** A tool that is used on nothing but shells. */
const isPried = (said: Said): boolean =>
  holdsPhrase(said.read.tokens, tools) &&
  holdsPhrase(said.read.tokens, meant) &&
  !does(said, 'serve') &&
  said.before.some(({ mentions }) => mentions.some(({ effect }) => effect === 'cook')) &&
  said.read.mentions.every(({ foods }) => foods.every((food) => findFood(food)?.category === 'seafood'))

function affirms(said: Said, found: readonly number[]): boolean {
  const { mentions, tokens } = said.read
  const thrown = mentions.filter(({ kind, id }) => kind === 'technique' && id === 'discard')
  if (thrown.length > 0) return thrown.every(({ isNegated }) => !isNegated) && !does(said, 'eat')
  // 'Only the broken ones go to the bin' keeps the others.
  if (holdsPhrase(tokens, bins)) return tokens[0]?.word !== 'only'
  return (
    found.length > 0 &&
    found.every((at) => phraseAt(tokens, at, opened) !== undefined) &&
    found.some((at) => isEnd(tokens, at)) &&
    mentions.every(({ kind, id, first }) => kind !== 'word' || id !== 'negation' || first > (found[0] ?? 0))
  )
}

const ends = new Set(['until', 'till', 'once', 'when', 'as', 'have', 'soon'])
const endReach = 6

/** 'Until all the shells have opened', 'once open'. */
const isEnd = (tokens: ReadSentence['tokens'], at: number): boolean =>
  tokens.slice(Math.max(0, at - endReach), at).some(({ word }) => ends.has(word))
