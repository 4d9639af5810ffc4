import { namesPoison, recognise } from '../../recognition/index.ts'
import { isOfInfant } from '../asked/ages.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { plainText } from '../plain-text.ts'
import { anyEmergency, chokingInfant, emergencies } from './emergency-words-and-texts.ts'
import type { Emergency, EmergencyRule } from './emergency-words-and-texts.ts'
import { hearDespair, hearEmergency } from './hear-emergency.ts'

/**
 * The emergency that a message tells of by its words, the worst first; null where there is none, and where a story of many words sounds like none at all: 'I had food poisoning in 2009, what is
 * safest at a buffet'.
 */
export function findEmergency(message: string): Emergency | null {
  const found = emergencyNamed(tokensOf(plainText(message)))
  return found === null || isOnlyTold(message) ? null : found
}

/** Of a stranger's messages with a word of harm none of 47 of people in danger sounded like less, and of nine others six did. */
const leastOfStory = 0.05
const wordsOfStory = 20

/** Whether a message is a long story that hardly sounds like an emergency: harm in it was another time, or another's. What is short is never taken so lightly. */
export const isOnlyTold = (message: string): boolean =>
  countOf(message) >= wordsOfStory && hearEmergency(message).chance < leastOfStory

function emergencyNamed(tokens: readonly Token[]): Emergency | null {
  const found = emergencies.find((each) => isTold(each, tokens))
  if (found === undefined && !hasTakenPoison(tokens)) return null
  const { key, text, source } = found ?? poisoning
  return key === 'choking' && isOfInfant(tokens) ? chokingInfant : { key, text, source }
}

/**
 * From which chance on a message is taken for an emergency: where nothing else was understood of it, where something was, and where that is who may eat what, of which
 * people tell in much the same words.
 */
const sure = { ofNothing: 0.25, ofFood: 0.3, ofWhoEats: 0.6 }
/** From which part of the chance on the kind is believed, and from which chance on that of a few words: those that only might be of some kind tell nothing. */
const sureOfKind = 0.7
const ofFewWords = 0.4
const fewestWords = 8
const countOf = (message: string): number => message.trim().split(' ').length

/** From which chance on a remark is taken for despair: at all, before the answer, where the whole sounds like an emergency at least as much as `ofAll`, and in its place. */
const sureOfDespair = { any: 0.25, before: 0.5, ofAll: 0.1, alone: 0.93 }

/**
 * The emergency that a message sounds like, though no word of it is known as one; null where it sounds like none. Where only that somebody is in danger can be heard,
 * what holds of any.
 */
export function soundsUrgent(message: string, understood: keyof typeof sure): Emergency | null {
  const { chance, key, ofKind } = hearEmergency(message)
  if (chance < sure[understood] || (countOf(message) < fewestWords && ofKind < ofFewWords)) return null
  const isSure = ofKind >= sureOfKind * chance
  // A mere touch of despair is no accident of which nobody knows the kind, where no part of the message tells of it.
  const isDespair = key === 'self-harm' || key === 'eating'
  if (isDespair && !isSure && hearDespair(message).chance < sureOfDespair.any) return null
  const rule = emergencies.find((each) => each.isPlain === true && each.key === key)
  if (rule === undefined || !isSure) return anyEmergency
  if (key === 'choking' && isOfInfant(tokensOf(plainText(message)))) return chokingInfant
  return { key, text: rule.text, source: rule.source }
}

/** What somebody says in passing beside a question; `isSure` where the question has to wait. */
export type HeardDespair = { readonly told: Emergency; readonly isSure: boolean }

/** Whether a message tells in one of its parts, and be it as a joke, that somebody does not want to live or is harmed by how they eat; null where none does. */
export function soundsDesperate(message: string): HeardDespair | null {
  const { key, chance } = hearDespair(message)
  const rule = emergencies.find((each) => each.key === key)
  if (chance < sureOfDespair.before || rule === undefined) return null
  if (chance < sureOfDespair.alone && hearEmergency(message).chance < sureOfDespair.ofAll) return null
  const told = { key, text: rule.text, source: rule.source }
  return { told, isSure: chance >= sureOfDespair.alone }
}

const isTold = ({ all, unless }: EmergencyRule, tokens: readonly Token[]): boolean =>
  all.every((phrases) => findPhrases(tokens, phrases).length > 0) &&
  !(unless && findPhrases(tokens, unless).length > 0)

const poisoning = emergencies.findLast(({ key }) => key === 'poison') as EmergencyRule

const taken = phraseBook<true>([
  ['=ate|=eaten|=drank|=drunk|=swallowed|=licked|=chewed|=sipped|=tasted|ingested', true],
])
/** What stands behind these is no longer what was taken. */
const nextPart = new Set(
  'on off from in into at by with without out under after before and but while'.split(' '),
)
const longestName = 6

/** Whether somebody took what is no food and harms, by any name that the kitchen knows it by. */
const hasTakenPoison = (tokens: readonly Token[]): boolean =>
  findPhrases(tokens, taken).some(({ to }) => isPoison(takenThing(tokens.slice(to, to + longestName))))

/** Without what holds or measures it: 'a bottle of bleach' is bleach, and a glass of milk milk. */
function takenThing(after: readonly Token[]): readonly string[] {
  const end = after.findIndex(({ word, isAfterBreak }) => isAfterBreak || nextPart.has(word))
  const words = after.slice(0, end < 0 ? after.length : end).map(({ word }) => word)
  return words.slice(words.lastIndexOf('of') + 1)
}

/** The longest name decides: baby food is food, though a word behind it may name nothing. */
function isPoison(words: readonly string[]): boolean {
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    if (recognise(name).kind === 'food') return false
    if (namesPoison(name)) return true
  }
  return false
}
