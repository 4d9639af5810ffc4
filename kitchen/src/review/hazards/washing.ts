import { isOrder } from '../../reading/index.ts'
import type { Clause, ReadSentence, Token } from '../../reading/index.ts'
import { doing } from './said.ts'
import type { Said } from './said.ts'
import { vesselsIn } from './vessel-words.ts'

/** A wipe takes nothing off. */
export const wipes = new Set(['wipe', 'wipe down', 'tidy', 'mop', 'clear away'])
const waters = new Set([
  'water',
  'soapy water',
  'hot water',
  'hot soapy water',
  'warm water',
  'boiling water',
])
/** 'Wash up' is an order; 'fewer things to wash up' and 'saves washing up' clean nothing, 'after washing the board' does. */
const washes = ({ verb, first, last }: Clause, read: ReadSentence): boolean => {
  if (verb === null) return false
  const isAsked = isOrder(verb, read) && read.tokens[verb.first - 1]?.word !== 'to'
  if (isAsked || verb.form === 'past') return true
  return vesselsIn(read).some(({ at }) => at > verb.first && at >= first && at <= last)
}

export const isCleaned = (said: Said): boolean =>
  doing(said, 'wash', 'clean').some(
    (clause) =>
      !wipes.has(clause.verb?.text.toLowerCase() ?? '') &&
      washes(clause, said.read) &&
      clause.mentions.every(({ foods, text }) => foods.length === 0 || waters.has(text.toLowerCase())),
  ) ||
  doing(said, 'remove').some(({ verb }) => verb?.id === 'discard') ||
  doing(said, 'cook').some(({ verb }) => verb?.id === 'boil')

/** 'No washing-up in between', 'wipe that blade on your apron'. */
export const deniesWashing = ({ read: { mentions, tokens }, clauses }: Said): boolean =>
  mentions.some(
    ({ kind, id, last }) =>
      kind === 'word' && id === 'negation' && tokens.slice(last + 1, last + 3).some(isWashing),
  ) ||
  tokens.some(({ word }) => carried.has(word)) ||
  clauses.some(({ verb }) => wipes.has(verb?.text.toLowerCase() ?? ''))

const isWashing = ({ word }: Token): boolean => washings.some((stem) => word.startsWith(stem))
const washings = ['wash', 'clean', 'rins', 'soap', 'scrub', 'tap', 'sink', 'bother']
/** What came off the raw is meant to go on. */
const carried = new Set(['juices', 'whatever', 'drippings'])
