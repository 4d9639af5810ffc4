import { doctors, risingFoods } from '../../lexicon/index.ts'
import {
  clausesOf as clausesRead,
  holdsPhrase,
  minutesOf,
  phraseSet,
  placesOf,
  readSentence,
} from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import { readTalk } from '../asked/talk.ts'
import { allergensIn } from '../allergen-words.ts'
import { dietsIn } from '../diet-words.ts'
import type { AskedFood } from '../display-name.ts'
import { subjectsOf } from '../permission/asked-about.ts'
import { verdictsOf } from '../permission/judge.ts'
import { foodsIn } from '../named-foods.ts'
import { preparedIn } from '../keeping/keeping.ts'
import { tokensOf } from '../asked/tokens.ts'
import { isBorneOut } from './allergen-claims.ts'
import { mattersOf } from './matters.ts'
import type { Matter } from './matters.ts'
import { isNutritionKnown } from './nutrition-claims.ts'
import { mayBeToxic } from './toxic-foods.ts'
import { clausesOf, warns } from './polarity.ts'
import type { ReadStatement } from './statement.ts'
import { isTimeKnown } from './storage-claims.ts'
import { isTemperatureKnown } from './temperature-claims.ts'

/**
 * Whether the kitchen's tables bear out what a sentence claims on a matter; the checks that refute have had nothing against it. A warning is
 * borne out, since nobody is harmed by heeding it, and so is sending somebody to the label or to a doctor.
 */
export function isVerified(matter: Matter, statement: ReadStatement): boolean {
  if (matter === 'unreadable') return false
  if (matter === 'undercooked' && spares.test(statement.plain)) return false
  if (warnable.has(matter) && isWarning(matter === 'health' ? withoutChoice(statement) : statement))
    return true
  if (referable.has(matter) && holdsPhrase(statement.read.tokens, askers)) return true
  return verifiers[matter]?.(statement) ?? false
}

/** Matters on which to be careful is never wrong. */
const warnable: ReadonlySet<Matter> = new Set<Matter>([
  'safety',
  'spoilage',
  'rawness',
  'smell',
  'poison',
  'undercooked',
  'person',
  'health',
  'jars',
])

/** Matters that others know: the maker, by the label, and the doctor. */
const referable: ReadonlySet<Matter> = new Set<Matter>(['person', 'health', 'safety', 'poison'])

const askers = phraseSet(`${doctors}|poison help|label|labels|911|112`)

/** 'Instead of your medicine' is no warning of the medicine. */
const withoutChoice = (statement: ReadStatement): ReadStatement => ({
  ...statement,
  plain: statement.plain.replaceAll('instead of', ' ').replaceAll('rather than', ' '),
})

/** Every clause that claims something warns of it: 'never rinse it, but you can rinse the chicken' does not. */
const isWarning = (statement: ReadStatement): boolean => {
  const clauses = clausesOf(statement.plain)
  return (
    clauses.some(warns) &&
    clauses.every(
      (clause) =>
        warns(clause) ||
        mattersOf({ ...statement, plain: clause, text: clause, read: readSentence(clause) }).size === 0,
    )
  )
}

const verifiers: Readonly<Partial<Record<Matter, (statement: ReadStatement) => boolean>>> = {
  heat: isTemperatureKnown,
  smell: isHarmlessPlant,
  poison: ({ read, plain }) =>
    does(read, new Set(['remove'])) || (does(read, removing) && takesOff.test(plain)),
  undercooked: ({ read }) => does(read, cooking),
  rawness: (statement) => isSafeHeat(statement) || isHandledRaw(statement),
  safety: (statement) => isSafeHeat(statement) || isHarmlessPlant(statement),
  contents: isBorneOut,
  nutrition: isNutritionKnown,
  keeping: isKeepingKnown,
  person: isAllowed,
}

const removing: ReadonlySet<string> = new Set(['cut', 'separate'])
const takesOff = wording('cut|trim|peel|strip|slice|pull|twist * off|away|out')
const cooking: ReadonlySet<string> = new Set(['cook'])
/** 'No need to boil them first'. */
const spares = wording(
  'no|not need|have to boil|cook|soak / no|without|skip boiling|cooking|soaking / not|never boil / need not boil|be boiled|cooked',
)

/** True where somebody is told to do work of these effects. */
const does = ({ mentions }: ReadSentence, wanted: ReadonlySet<string>): boolean =>
  mentions.some(
    ({ kind, effect, form, isNegated }) =>
      kind === 'technique' && form === 'base' && !isNegated && effect !== null && wanted.has(effect),
  )

const isSafeHeat = (statement: ReadStatement): boolean =>
  isTemperatureKnown(statement) && hasTemperature(statement)

/** 'Season the raw chicken', 'coat the raw fish and fry it': work before the heat. */
function isHandledRaw({ read, plain }: ReadStatement): boolean {
  const isRawOnly = read.mentions.every(
    ({ kind, senses }) =>
      kind !== 'cue' || senses.every(({ meaning, isWeak }) => meaning !== 'underdone' || isWeak === true),
  )
  return isRawOnly && isRaw.test(plain) && (does(read, beforeHeat) || placesOf(read).includes('cold'))
}
const isRaw = wording('raw|uncooked')
const beforeHeat: ReadonlySet<string> = new Set([
  'cook',
  'sear',
  'coat',
  'wrap',
  'clean',
  'store',
  'freeze',
  'chill',
])

const plants: ReadonlySet<string> = new Set([
  'vegetable',
  'fruit',
  'herb',
  'grain',
  'bakery',
  'nut-seed',
  'spice',
])

/** What grows wild may be something else; what was cooked or stood warm is no grown food any more. */
const handled = wording(
  'wild|forage|foraged|foraging|hedgerow|woods|meadow / cook|cooked|cooking|cooker|leftover|leftovers|warm|reheat|reheated|boiled|steamed|sprouted|sprouts / board|knife|plate',
)

const ofLooks: ReadonlySet<Matter> = new Set<Matter>(['safety', 'keeping', 'smell'])

/** A plant that no hazard names, and of which nothing else is said: wrinkled carrots are a matter of looks. */
function isHarmlessPlant(statement: ReadStatement): boolean {
  const { foods, asked } = statement
  const isAlone = [...mattersOf(statement)].every((each) => ofLooks.has(each))
  const said = `${statement.plain} ${asked}`
  return (
    isAlone &&
    !handled.test(said) &&
    !mayBeToxic(asked) &&
    foods.length > 0 &&
    foods.every(
      ({ name, category, members }) => members.length === 0 && plants.has(category) && !mayBeToxic(name),
    )
  )
}

const hasTemperature = ({ read }: ReadStatement): boolean =>
  read.quantities.some(({ kind }) => kind === 'temperature')

/** Minutes that food may stand out. Source: USDA FSIS, danger zone. */
const longestOut = 120
const aDay = 24 * 60
const rising = phraseSet(risingFoods)

/** Times stand in the tables; in the cold, within a day, is always right; elsewhere what keeps there by its row, dough, and what stands no longer than it may. */
function isKeepingKnown(statement: ReadStatement): boolean {
  const { read, plain } = statement
  const foods = keptOf(statement)
  if (isSpared(read)) return foods.length > 0 && foods.every((food) => keepsOutside(food, plain))
  const minutes = Math.max(0, ...clausesRead(read).map((clause) => minutesOf(clause)?.max ?? 0))
  if (minutes >= aDay) return isTimeKnown(statement)
  const places = placesOf(read)
  if (isWarning(statement)) return true
  if (stood.test(plain) && !places.includes('cold') && !places.includes('frozen')) return false
  const isWarm = places.some((place) => place === 'room' || place === 'warm' || place === 'shelf')
  if (isWarm)
    return (
      (minutes === 0 && !stays.test(plain)) ||
      holdsPhrase(read.tokens, rising) ||
      (minutes > 0 && minutes <= longestOut && !(places.includes('shelf') && stays.test(plain))) ||
      (minutes === 0 && foods.length > 0 && foods.every((food) => keepsOutside(food, plain)))
    )
  return true
}

/** What is kept: not the water that stems stand in. */
function keptOf({ foods, about }: ReadStatement): readonly AskedFood[] {
  const solid = foods.filter(({ name }) => name !== 'water')
  return solid.length > 0 ? solid : about
}

/** 'You need not refrigerate it', 'no fridge needed'. */
const isSpared = ({ mentions }: ReadSentence): boolean => {
  const denial = mentions.find(
    ({ kind, id }) => kind === 'word' && (id === 'negation' || id === 'forbidding'),
  )
  return mentions.some(
    ({ effect, kind, senses, first, text }) =>
      (kind === 'place' && chilling.test(text.toLowerCase()) && senses.every(({ id }) => id !== 'cold')) ||
      (denial !== undefined &&
        denial.first < first &&
        (effect === 'chill' || (kind === 'place' && senses.some(({ id }) => id === 'cold')))),
  )
}

const chilling = wording('refrigerate|refrigerating|refrigeration|fridge|unrefrigerated|unchilled')

/** Where something was, in the past, and nobody says that it was cold there. */
const stood = wording('=stayed|=stood|=sat|=spent|=left')

/** Being brought to room temperature is no keeping. */
const stays = wording('keep|store|last|leave|left|stand|sit|stay|live|overnight|long / be fine|safe|ok|good')

const cookedBefore = wording(
  'cooked|leftover|leftovers|boiled|roasted|baked|opened|cut|sliced|peeled|jar|jars|bottle|bottles|lid|lids',
)

/** By its row, or grown and whole, where only its looks suffer. */
const keepsOutside = ({ storage, category, members }: AskedFood, plain: string): boolean =>
  (storage.pantry !== null || (whole.has(category) && members.length === 0)) &&
  !cookedBefore.test(plain) &&
  !preparedIn(tokensOf(plain))
const whole: ReadonlySet<string> = new Set(['herb'])

/** A small child without an age: what it may eat is for the kitchen to say. */
const isOfChild = ({ mentions }: ReadSentence): boolean =>
  mentions.some(
    ({ kind, senses }) => kind === 'person' && senses.some(({ id }) => id === 'infant' || id === 'toddler'),
  )

/** What is offered to the person asked about, and the kitchen itself allows that person. */
function isAllowed({ plain, asked, read }: ReadStatement): boolean {
  const alone = { today: '2026-01-01', seed: 0, previous: [], basket: [] }
  const talk = readTalk(plain, alone)
  const restrictions = [...readTalk(asked, alone).own.restrictions, ...talk.own.restrictions]
  if (restrictions.length === 0 && isOfChild(read)) return false
  if (restrictions.length === 0) return allergensIn(plain).length === 0 && dietsIn(plain).length === 0
  const subjects = subjectsOf(talk)
  const verdicts = verdictsOf(talk, restrictions, subjects)
  return foodsIn(plain).length > 0 && verdicts.length > 0 && verdicts.every(({ sign }) => sign === 'yes')
}
