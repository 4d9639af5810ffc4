import { placesOf } from '../../reading/index.ts'
import { temperaturesIn } from '../../review/index.ts'
import { wording } from '../asked/wording.ts'
import { meansHarm } from '../harm.ts'
import { checkGasMarks, checkRaising } from './baking-claims.ts'
import { checkBroadClaims } from './broad-claims.ts'
import { checkFan } from './fan-oven.ts'
import { checkFarFromAnswer } from './far-from-answer.ts'
import { checkBlanching, checkSaltOfFerment } from './preserving-claims.ts'
import { checkMultiple } from './multiple-claims.ts'
import { checkWorkTime } from './work-times.ts'
import { readStatement } from './read-statement.ts'
import { checkUnwantedContent } from './unwanted-content.ts'
import { checkPersons } from './person-claims.ts'
import { checkRestaurantFood } from './restaurant-claims.ts'
import { checkAllergens } from './allergen-claims.ts'
import { checkMeasures } from './measure-claims.ts'
import { checkNutrition } from './nutrition-claims.ts'
import { checkSaltShare, saltShareOf } from './salt-share.ts'
import { checkStorageTimes } from './storage-claims.ts'
import { checkTemperatures, isHotEnough } from './temperature-claims.ts'
import { mattersAsked, mattersOf } from './matters.ts'
import type { Matter } from './matters.ts'
import { warns } from './polarity.ts'
import { mayBeToxic } from './toxic-foods.ts'
import { isVerified } from './verified.ts'
import { wordedIn } from './worded-matters.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementCheck, StatementFacts, StatementVerdict } from './statement.ts'
import { isOwnSentence } from './own-sentences.ts'
import { saysAgain } from './says-again.ts'
import { checkTechniqueSigns, checkThawing, checkVinegar } from './technique-signs.ts'
import { statementRisk } from './statement-risk.ts'
import { mayNamePart } from './unread-words.ts'
import { isOtherRatio } from './own-ratio.ts'
import { checkStep } from './unsafe-step.ts'

/** What harms most is looked for first: a sentence with several faults gets the reason of the worst. */
const checks: readonly StatementCheck[] = [
  checkUnwantedContent,
  checkHarm,
  checkBroadClaims,
  checkTemperatures,
  checkGasMarks,
  checkRaising,
  checkStorageTimes,
  checkThawing,
  checkRestaurantFood,
  checkStep,
  checkPersons,
  checkAllergens,
  checkNutrition,
  checkSaltShare,
  checkTechniqueSigns,
  checkVinegar,
  checkSaltOfFerment,
  checkBlanching,
  checkWorkTime,
  checkMultiple,
  checkFarFromAnswer,
  // Salt beside the vegetables it is for is no conversion of one into the other, nor are two amounts where nobody asked for one.
  (statement) => (saltShareOf(statement) !== null || statement.isHeldWhole ? null : checkMeasures(statement)),
]

/**
 * Judges one sentence that a language model wants to say to a cook, against the kitchen's facts about the foods it names (or the turn is
 * about) and what was looked up in this turn. Kept are ordinary words about cooking, and figures that agree; figures that nothing
 * supports and unsafe advice give way to the kitchen's own sentence, or to silence where it has none; links, contacts, code and talk about the
 * assistant's instructions are dropped. An empty sentence is kept. Takes well under a millisecond.
 * @example checkStatement('Cook chicken to 150°F.', { lookups: [], foods: [] })
 * // { verdict: 'replace', reason: 'temperature', text: 'Chicken: 165°F (74°C). ...' }
 */
export function checkStatement(sentence: string, facts: StatementFacts): StatementVerdict {
  if (isOwn(sentence, facts)) return { verdict: 'keep' }
  const statement = readStatement(sentence, facts)
  // The words of 'in cold water, never on the counter' also make the opposite.
  const isSaidAgain = saysAgain(sentence, facts.own ?? '') && !vouchesAnew(statement)
  const isTurned = checkFan(statement, temperaturesIn(statement.text)) !== null
  if (isSaidAgain && !isTurned && checkThawing(statement) === null && checkFarFromAnswer(statement) === null)
    return { verdict: 'keep' }
  for (const check of checks) {
    const verdict = check(statement)
    if (verdict) return verdict
  }
  if (isOtherRatio(statement.plain, facts.own ?? '', facts.asked ?? ''))
    return { verdict: 'drop', reason: 'conversion' }
  if (isUnproven(statement)) return { verdict: 'drop', reason: 'unverified' }
  if (statement.text === sentence.trim()) return { verdict: 'keep' }
  return instead('markup', statement.text)
}

/** 'Safe for everyone', where the answer says so of nobody. */
const vouchesAnew = ({ plain, own }: ReadStatement): boolean => vouches.test(plain) && !vouches.test(own)
const vouches = wording('safe|safely|harmless|everyone|anyone')

/** From which risk on a sentence falls that claims nothing which only the kitchen may say. */
const ofNoClaim = 1.5
/** And one of which nobody can read what it claims. */
const ofUnread = -0.2
/** The same where the question is on what only the kitchen may decide. */
const ofGraveQuestion = -0.45
/** And of one whose figures the tables bear out. */
const ofUnreadFigures = -0.75
/** And of one that claims what no table bears out: only what hardly anything false sounds like. */
const ofClaim = -1
/** And of one that claims something of whoever eats it. */
const ofClaimOnPeople = -1.6

/**
 * True where a claim is borne out by no table. Where there is none that anybody can read, beside nothing else that only the kitchen may say, the learned guard decides.
 */
function isUnproven(statement: ReadStatement): boolean {
  const matters = mattersOf(statement)
  const isOpen = [...matters].some((matter) => !isVerified(matter, statement))
  if (isOpen && isLeftToWhole(matters, statement)) return false
  if (isOpen && !isOnlyUnread(matters, statement)) return !soundsHarmless(matters, statement)
  if (isOpen) return statementRisk(statement.text) >= unreadBound(matters, statement)
  const isHarmless = matters.size > 0 || statement.text.endsWith('?') || warns(statement.plain)
  return !isHarmless && statementRisk(statement.text) >= ofNoClaim
}

function unreadBound({ size }: ReadonlySet<Matter>, statement: ReadStatement): number {
  if (size > 1) return ofUnreadFigures
  return isOfGraveQuestion(statement) ? ofGraveQuestion : ofUnread
}

/** Jars, poison, a body: there the words of an answer are few, and what they leave out is told by the question. */
const isOfGraveQuestion = ({ asked }: ReadStatement): boolean =>
  [...mattersAsked(asked)].some((matter) => grave.has(matter))
const grave: ReadonlySet<Matter> = new Set<Matter>([
  'jars',
  'poison',
  'person',
  'health',
  'contents',
  'spoilage',
])

/**
 * 'Some lay a slice of bread on top to take up the smoky smell': a claim of the milder kinds by its words, which reads like hardly anything that is false. Never on
 * safety, spoilage, jars, rawness, health or poison, however harmless it sounds, nor where the question is on one of these.
 */
function soundsHarmless(matters: ReadonlySet<Matter>, statement: ReadStatement): boolean {
  const open = [...matters].filter((matter) => !isVerified(matter, statement))
  const isGrave = isOfGraveQuestion(statement) || mayBeToxic(`${statement.plain} ${statement.asked}`)
  if (isGrave || open.some((matter) => !bySound.has(matter))) return false
  const isMild = open.every((matter) => matter === 'storage') && isOnlySpan(statement)
  const bound = isMild ? ofUnread : open.some((matter) => ofPeople.has(matter)) ? ofClaimOnPeople : ofClaim
  return statementRisk(statement.text) < bound
}

/** What the whole reply is judged by: claims of the milder kinds, where the question is on nothing graver and no food is toxic. */
function isLeftToWhole(matters: ReadonlySet<Matter>, statement: ReadStatement): boolean {
  if (!statement.isHeldWhole) return false
  if ([...mattersAsked(statement.asked)].some((matter) => grave.has(matter) && !mild.has(matter)))
    return false
  const isMild = [...matters].every((matter) => mild.has(matter) || isVerified(matter, statement))
  return isMild && !mayBeToxic(`${statement.plain} ${statement.asked}`)
}
const mild: ReadonlySet<Matter> = new Set<Matter>([
  'storage',
  'spoilage',
  'health',
  'smell',
  'nutrition',
  'approval',
  'unreadable',
])

const ofPeople: ReadonlySet<Matter> = new Set<Matter>(['person', 'contents'])
const bySound: ReadonlySet<Matter> = new Set<Matter>([
  ...ofPeople,
  'storage',
  'smell',
  'nutrition',
  'approval',
  'unreadable',
])

/** 'They are ready in one to three weeks': days of drying, growing or setting, in which nobody keeps anything. */
const isOnlySpan = ({ read, foods, about }: ReadStatement): boolean =>
  !wordedIn(read).includes('storage') &&
  placesOf(read).length === 0 &&
  [...foods, ...about].every(({ category }) => grown.has(category))

/** Where some part of a food is poisonous, the word that nobody can read may name it. */
const isOnlyUnread = (matters: ReadonlySet<Matter>, statement: ReadStatement): boolean =>
  matters.has('unreadable') &&
  [...matters].every((matter) => matter === 'unreadable' || isFigureKnown(matter, statement)) &&
  !(mayBeToxic(`${statement.plain} ${statement.asked}`) && mayNamePart(statement))

/** A time of keeping or a heat that stands in the tables; what is merely named, and an oven's heat, is no figure of the food. */
function isFigureKnown(matter: Matter, statement: ReadStatement): boolean {
  if (matter === 'heat') return isHotEnough(statement)
  const days = statement.read.quantities.some(({ kind, range }) => kind === 'duration' && range.max >= aDay)
  return matter === 'storage' && (days || isOfPlants(statement)) && isVerified(matter, statement)
}
/** 'Keep it cool and airy, off the floor': of fruit and vegetables, which spoil to the eye. */
const isOfPlants = ({ foods }: ReadStatement): boolean =>
  foods.length > 0 && foods.every(({ category }) => grown.has(category))
const grown: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb'])
const aDay = 24 * 60

function checkHarm({ plain }: ReadStatement): StatementVerdict | null {
  return meansHarm(plain) ? { verdict: 'drop', reason: 'harm' } : null
}

/** A sentence of the kitchen's own, to the letter: what it says instead of a model, or what was looked up in this turn. */
function isOwn(sentence: string, { lookups, own = '' }: StatementFacts): boolean {
  const text = sentence.trim()
  if (isOwnSentence(text)) return true
  if (text.length > 10 && own.includes(text)) return true
  return text.length > 10 && lookups.some(({ facts }) => facts.some(({ value }) => value.includes(text)))
}
