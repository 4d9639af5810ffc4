import type { Effect } from '../../lexicon/index.ts'
import { thrownPlaces } from '../../lexicon/index.ts'
import { clausesOf, holdsPhrase, isOrder, phraseSet, readSentence } from '../../reading/index.ts'
import type { Clause, ReadSentence, Token } from '../../reading/index.ts'
import { isDenial } from './denial.ts'

const tasting: ReadonlySet<Effect> = new Set<Effect>(['eat', 'test'])
const waiting: ReadonlySet<Effect> = new Set<Effect>(['wait', 'store', 'prepare'])

/** True for a sentence that orders nothing to be done but to eat, look or taste, or to keep and prepare what is no food. */
export function isAside(sentence: string, listed: ReadonlySet<string>): boolean {
  const read = readSentence(sentence)
  const hasStandIn = read.tokens.some(({ word }) => standIns.has(word))
  const allows = read.tokens.some(({ word }) => allowing.has(word))
  if (allows && read.tokens.some(({ singular }) => listed.has(singular))) return false
  if (isForOthers(read)) return true
  return clausesOf(read).every(({ verb, effect, mentions }) => {
    if (verb === null || effect === null || verb.isNegated || !isOrder(verb, read)) return true
    if (tasting.has(effect)) return true
    return waiting.has(effect) && !hasStandIn && mentions.every(({ foods }) => foods.length === 0)
  })
}

/** Work without which the dish is not made. */
const making: ReadonlySet<Effect> = new Set<Effect>([
  'cook',
  'sear',
  'warm',
  'combine',
  'add',
  'coat',
  'cut',
  'shape',
  'wrap',
  'steep',
])
/** To deny this is no warning. */
const care: ReadonlySet<Effect> = new Set<Effect>(['wash', 'clean', 'cook', 'chill', 'freeze', 'remove'])
const bins = phraseSet(thrownPlaces)
/** 'Never mind', 'no need', 'no washing-up': what is denied is the danger, or the care. */
const reassuring = new Set([
  'mind',
  'need',
  'worry',
  'worries',
  'fear',
  'fret',
  'tears',
  'problem',
  'matter',
  'time',
  'harm',
])
const reassures = ({ word }: Token): boolean =>
  reassuring.has(word) || word.startsWith('wash') || word.startsWith('clean')

/** True for a sentence that denies, forbids or throws away something, denies no care, and orders no work on what is listed. */
export function isWarningAside(sentence: string, listed: ReadonlySet<string>): boolean {
  const read = readSentence(sentence)
  const { mentions, tokens } = read
  const warns =
    holdsPhrase(tokens, bins) ||
    mentions.some(
      (mention) =>
        (isDenial(mention) && !tokens.slice(mention.first, mention.last + 2).some(reassures)) ||
        (mention.id === 'discard' && !mention.isNegated),
    )
  const deniesCare = mentions.some(
    ({ effect, isNegated }) => isNegated && effect !== null && care.has(effect),
  )
  return warns && !deniesCare && !clausesOf(read).some((clause) => makesWithListed(clause, read, listed))
}

const makesWithListed = (
  { verb, effect, isNegated, isResult, first, last, mentions }: Clause,
  read: ReadSentence,
  listed: ReadonlySet<string>,
): boolean =>
  verb !== null &&
  effect !== null &&
  !isNegated &&
  !isResult &&
  making.has(effect) &&
  isOrder(verb, read) &&
  !mentions.some(({ kind, id }) => kind === 'word' && id === 'forbidding') &&
  read.tokens.slice(first, last + 1).some(({ singular }) => listed.has(singular) || standIns.has(singular))

/** 'If you're expecting or feeding a little one, boil them for 10 minutes': what is done otherwise for somebody, and no part of the dish. */
const isForOthers = ({ mentions }: ReadSentence): boolean => {
  const condition = mentions.find(({ kind, id }) => kind === 'word' && id === 'condition')
  const person = mentions.find(({ kind }) => kind === 'person')
  return condition?.first === 0 && person !== undefined
}

/** 'The thighs can go in frozen' gives leave to do it, as an order does. */
const allowing = new Set(['can', 'may', 'might', 'could', 'should'])
/** What stands for food that was named before. */
const standIns = new Set('it them they this these that everything all rest mixture whole'.split(' '))
