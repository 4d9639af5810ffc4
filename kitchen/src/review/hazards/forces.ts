import {
  brimWords,
  burning,
  dousing,
  frozenWords,
  lidOpening,
  openedCans,
  plungingForms,
  pressureDown,
  pressureSigns,
  sealedWords,
  shelledForms,
} from '../../lexicon/index.ts'
import { addSentence, findPhrase, holdsPhrase, phraseSet, readSentences } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { isDenial, isDeniedBefore } from '../words/denial.ts'
import { rawLines } from '../heat/raw-lines.ts'
import { replaceClause } from '../words/rewrite.ts'
import { isStatement } from '../words/statement.ts'
import type { Work } from '../work.ts'
import { does, forbids, has } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'

/** Steam, fire and hot oil: what is shut in, burns or boils over. Each is judged by the state the sentences before have made. */
export const forceRules: readonly SentenceRule[] = [
  { key: 'forced-pressure', isFor: isUnderPressure, judge: openedHot, isToldOnce: true },
  { key: 'overfilled-cooker', isFor: isUnderPressure, judge: overfilled, isToldOnce: true },
  { key: 'heated-sealed-can', judge: sealedCan },
  { key: 'microwaved-egg-in-shell', isFor: hasWholeEgg, judge: eggInMicrowave },
  { key: 'hot-oil', isFor: hasJoint, judge: frozenInOil },
  { key: 'burning-oil', judge: burningOil, isToldOnce: true },
]

const readsOf = (work: Work): readonly ReadSentence[] => work.steps.flatMap(({ text }) => readSentences(text))

const lids = phraseSet('lid|top off|cover off|pot open|cooker open|open the pot|open the cooker')
const released = 'Let the pressure go down fully before you open the lid.'
const opening = phraseSet(lidOpening)
const down = phraseSet(pressureDown)
const upSigns = phraseSet(pressureSigns)
const isPressure = ({ tokens }: ReadSentence): boolean => tokens.some(({ word }) => word === 'pressure')

function isUnderPressure(work: Work): boolean {
  return readsOf(work).some(isPressure)
}

/** The lid of a pressure cooker is opened when a sentence has let the pressure down, and nothing says that it is up. */
function openedHot(said: Said): Verdict {
  const { read, before } = said
  const isLid = holdsPhrase(read.tokens, lids) && holdsPhrase(read.tokens, opening)
  if (!isLid || !before.some(isPressure) || locks(read)) return null
  if (deniesRelease(read)) return released
  if (forbids(said)) return null
  const isUp = holdsPhrase(read.tokens, upSigns)
  if (!isUp && [...before, read].some(({ tokens }) => holdsPhrase(tokens, down))) return null
  return !isUp && read.mentions.some(({ foods }) => foods.length > 0) ? `${released} ${read.text}` : released
}

const locking = new Set(['lock', 'close', 'secure', 'seal', 'fasten'])
/** 'Lock the lid and bring it to pressure, which takes 10 minutes': the lid goes on. */
const locks = ({ tokens }: ReadSentence): boolean =>
  locking.has(tokens[0]?.word ?? '') && !tokens.some(({ word }) => word === 'open')

const waitingFor = new Set(['until', 'till', 'before', 'unless', 'if', 'while'])

/** 'No need to hang around for the pin to fall'; not 'do not open it until the pin has dropped'. */
function deniesRelease({ tokens, mentions }: ReadSentence): boolean {
  const end = findPhrase(tokens, down)
  if (end === undefined) return false
  const denial = mentions.findLast((mention) => isDenial(mention) && mention.last < end.first)
  if (denial === undefined) return false
  const denied = tokens.slice(denial.last + 1, end.first)
  // 'Do not open the lid at once and let the pressure go down': what is denied is the opening.
  const isOfOpening = holdsPhrase(denied, lids) && holdsPhrase(denied, opening)
  return !isOfOpening && !denied.some(({ word, isAfterStop }) => isAfterStop || waitingFor.has(word))
}

const brim = phraseSet(brimWords)
const ofJars = new Set(['jar', 'bottle', 'glass', 'cup', 'bowl', 'tortilla'])
/** Behind its own comma or 'and', it tells no more than how full. */
const fills = new Set(['filling', 'fill', 'filled', 'loading', 'packing', 'packed'])
const filled = 'Fill it two thirds at most, or half with what foams or swells.'

/** A pressure cooker filled to its brim, which blocks the valve; jars are filled by a rule of their own. */
function overfilled({ read }: Said): Verdict {
  const at = findPhrase(read.tokens, brim)
  const isOther = read.tokens.some(({ singular }) => ofJars.has(singular))
  const isWarned = read.mentions.some((mention) => mention.last < (at?.first ?? 0) && isDenial(mention))
  if (at === undefined || isOther || isWarned) return null
  const told = read.tokens.findLastIndex(
    ({ word }, index) => index > 0 && index < at.first && fills.has(word),
  )
  const from = read.tokens[told === -1 ? at.first : told]?.start ?? 0
  const rest = `${read.text.slice(0, from).trimEnd()}${read.text.slice(read.tokens[at.last]?.end)}`
  return addSentence(rest.replace(',.', '.'), filled)
}

const sealed = phraseSet(sealedWords)
const emptied = phraseSet(openedCans)
const cans = new Set(['can', 'tin'])
const namesCan = ({ tokens }: ReadSentence): boolean => tokens.some(({ singular }) => cans.has(singular))
const owning = new Set(['the', 'a', 'its', 'their', 'each', 'unopened', 'whole'])

/** 'Put the can on the burner': no vessel called so, and no verb. */
const isInCan = ({ tokens, mentions }: ReadSentence): boolean =>
  tokens.some(
    ({ singular }, at) =>
      cans.has(singular) &&
      owning.has(tokens[at - 1]?.word ?? '') &&
      tokens[at + 1]?.word !== 'of' &&
      !mentions.some(({ kind, first, last }) => kind === 'tool' && first <= at && last >= at && last > first),
  )

/** A can that is left shut, by this sentence or the ones before, or that nobody has opened, and comes to the heat. */
function sealedCan(said: Said): Verdict {
  const { read, before } = said
  const around = [...before.slice(-2), read]
  const wasOpened = [...before, read].some(({ tokens }) => holdsPhrase(tokens, emptied))
  const shut =
    around.find(({ tokens }) => holdsPhrase(tokens, sealed)) ??
    (isInCan(read) && !wasOpened && said.work.lines.some(({ parsed }) => cans.has(parsed.unit ?? ''))
      ? read
      : undefined)
  if (shut === undefined || !around.some(namesCan)) return null
  const isHeated = does(said, 'cook', 'warm') || has(said, 'place', 'heat') || isOnOvenShelf(said)
  const isAdded = shut === read && does(said, 'add')
  return (isHeated || isAdded) && !isDenied(said) ? 'refuse' : null
}

/** 'On the middle shelf for two hours', in an oven that was lit before. */
const isOnOvenShelf = (said: Said): boolean =>
  has(said, 'place', 'shelf') &&
  said.before.some(({ tokens }) => tokens.some(({ word }) => word === 'oven')) &&
  said.read.quantities.some(({ kind }) => kind === 'duration')

/** 'Never heat a sealed can'; 'do not open it' forbids the wrong thing. */
const isDenied = ({ read, clauses }: Said): boolean =>
  clauses.some(({ effect, isNegated }) => isNegated && (effect === 'cook' || effect === 'warm')) ||
  read.mentions.some(({ kind, id, first }) => kind === 'word' && id === 'forbidding' && first === 0)

const isMicrowave = ({ tokens }: ReadSentence): boolean =>
  tokens.some(({ word }) => word.startsWith('microwav'))
const shelled = phraseSet(shelledForms)
const eggsIn = ({ lines }: Work) =>
  lines.filter(({ animal, keywords }) => animal?.safe.group === 'egg' && keywords.has('egg'))

const namesEgg = ({ tokens }: ReadSentence): boolean => tokens.some(({ singular }) => singular === 'egg')

function hasWholeEgg(work: Work): boolean {
  return eggsIn(work).length > 0 && readsOf(work).some(isMicrowave)
}

/** An egg that goes into a microwave has to be shown out of its shell. */
function eggInMicrowave(said: Said): Verdict {
  const { read, before, work } = said
  if (!isMicrowave(read) || forbids(said)) return null
  const eggs = eggsIn(work)
  const isOpen = [...eggs.map((line) => line.read), ...before, read].some(({ tokens }) =>
    holdsPhrase(tokens, shelled),
  )
  const isMeant =
    namesEgg(read) ||
    (read.mentions.every(({ foods }) => foods.length === 0) && before.slice(-1).some(namesEgg))
  return isMeant && !isOpen ? 'refuse' : null
}

const frozen = phraseSet(frozenWords)
const plunging = phraseSet(plungingForms)
const oil = phraseSet('oil|fat|lard|shortening|fryer')
/** The least grams of a joint or a bird: smaller pieces are fried from the freezer by many. */
const aJoint = 800

function hasJoint(work: Work): boolean {
  return rawLines(work).some(({ parsed }) => (parsed.grams ?? 0) >= aJoint)
}

/** A joint or a bird that goes into deep oil as it comes from the freezer. */
function frozenInOil(said: Said): Verdict {
  const { read, before, work } = said
  const isPlunged = holdsPhrase(read.tokens, oil) && holdsPhrase(read.tokens, plunging)
  if (!isPlunged || forbids(said)) return null
  const wasThawed = before.some(({ mentions }) => mentions.some(({ effect }) => effect === 'thaw'))
  const isFrozen =
    holdsPhrase(read.tokens, frozen) ||
    (!wasThawed && rawLines(work).some((line) => holdsPhrase(line.read.tokens, frozen)))
  return isFrozen ? 'refuse' : null
}

const fires = phraseSet(burning)
const waters = phraseSet(dousing)
const fats = phraseSet('oil|fat|lard|grease|fryer|deep fry')
/** What catches without these sticks to the pan. */
const ablaze = phraseSet('fire|flame|flames|alight|light|oil|fat|grease')
const conditions = new Set(['if', 'should', 'when', 'case', 'whenever', 'once'])
const dousers = new Set(['douse', 'extinguish', 'out', 'smother'])
const lidded = 'If oil catches fire, turn off the heat and put a lid on the pan; never use water.'

/** Burning oil is covered; any other remedy gives way. Source: US Fire Administration. */
function burningOil(said: Said): Verdict {
  const { read, before, work } = said
  const at = findPhrase(read.tokens, fires)
  const water = findPhrase(read.tokens, waters)
  const isOil = [...work.lines.map((line) => line.read), ...before, read].some(({ tokens }) =>
    holdsPhrase(tokens, fats),
  )
  if (at === undefined || water === undefined || !isOil || read.text === lidded) return null
  if (read.tokens[at.first]?.word.startsWith('catch') && !holdsPhrase(read.tokens, ablaze)) return null
  if (isDeniedBefore(read, at.first, 2)) return null
  const condition = read.tokens.findIndex(({ word }) => conditions.has(word))
  const isPutOut = isStatement(read) || read.tokens.some(({ word }) => dousers.has(word))
  const from = condition === -1 && isPutOut ? 0 : condition
  if (from === -1) return null
  if (read.mentions.some(({ kind, id }) => kind === 'word' && id === 'forbidding')) return null
  return replaceClause(read, from, read.tokens.length - 1, lidded)
}
