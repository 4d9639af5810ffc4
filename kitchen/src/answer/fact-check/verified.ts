import { doctors } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, placesOf, readSentence } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import { readTalk } from '../asked/talk.ts'
import { allergensIn } from '../../recognition/index.ts'
import { dietsIn } from '../diet-words.ts'
import { subjectsOf } from '../may-eat/asked-about.ts'
import { verdictsOf } from '../may-eat/judge.ts'
import { onlyOnCondition } from '../may-eat/pregnancy.ts'
import { foodsIn } from '../named-foods.ts'
import { isBorneOut } from './allergen-claims.ts'
import { mattersOf } from './matters.ts'
import type { Matter } from './matters.ts'
import { isCanningKnown, isPressureAsked } from './canning-claims.ts'
import { isStorageKnown } from './verified-storage.ts'
import { isNutritionKnown } from './nutrition-claims.ts'
import { isVitaminKnown, namesMicronutrient } from './vitamin-claims.ts'
import { mayBeToxic } from './toxic-foods.ts'
import { clausesOf, warns } from './polarity.ts'
import type { ReadStatement } from './statement.ts'
import { isTemperatureKnown, tellsInnerHeat } from './temperature-claims.ts'
import { isYolkAsLiked } from './unsafe-step.ts'

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
  'approval',
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
const referable: ReadonlySet<Matter> = new Set<Matter>(['person', 'health', 'safety', 'approval', 'poison'])

const askers = phraseSet(`${doctors}|poison help|label|labels|911|112`)

/** 'Instead of your medicine' is no warning of the medicine. */
const withoutChoice = (statement: ReadStatement): ReadStatement => ({
  ...statement,
  plain: statement.plain.replaceAll('instead of', ' ').replaceAll('rather than', ' '),
})

/** 'It spent the night in the pan instead of the fridge': where food was is no choice. */
const isLeftOut = ({ plain }: ReadStatement): boolean => spentWarm.test(plain)
const spentWarm = wording(
  '=stayed|=stood|=sat|=spent|=left * instead|rather of|than * fridge|refrigerator|freezer',
)

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
  undercooked: ({ read, asked, plain }) =>
    does(read, cooking) ||
    (does(read, beforeCooking) && !does(read, eating)) ||
    (ofFreezing.test(asked) && !does(read, eating) && !eatenRaw.test(plain)),
  spoilage: ({ read, plain }) => (does(read, takingOut) && sortsOut.test(plain)) || isSafeFrozen.test(plain),
  rawness: (statement) => isSafeHeat(statement) || isHandledRaw(statement) || isYolkAsLiked(statement),
  safety: (statement) =>
    isSafeHeat(statement) ||
    isOfYeast(statement) ||
    isHarmlessPlant(statement) ||
    isPressureAsked(statement) ||
    isSafeFrozen.test(statement.plain),
  approval: (statement) => isSafeHeat(statement) || isHarmlessPlant(statement) || isOfFreezing(statement),
  contents: isBorneOut,
  nutrition: (statement) =>
    namesMicronutrient(statement) ? isVitaminKnown(statement) : isNutritionKnown(statement),
  health: (statement) => isVitaminKnown(statement) || isHeatedForThem(statement),
  jars: isCanningKnown,
  storage: (statement) =>
    (isStorageKnown(statement, isWarning) && !isLeftOut(statement)) || isSafeFrozen.test(statement.plain),
  person: (statement) => isAllowed(statement) || isHeatedForThem(statement) || isCookedFirmForThem(statement),
}

const removing: ReadonlySet<string> = new Set(['cut', 'separate'])
const takesOff = wording('cut|trim|peel|strip|slice|pull|twist * off|away|out')
const cooking: ReadonlySet<string> = new Set(['cook'])
const beforeCooking: ReadonlySet<string> = new Set(['steep', 'freeze'])
/** What somebody is told who freezes what is cooked later. */
const ofFreezing = wording('freez|freezer')
const eatenRaw = wording(
  'raw|uncooked|salad|slaw|snack|dip|eat|eaten|serve|served|safe|ready|toxin|toxins|kills|destroys',
)
const takingOut: ReadonlySet<string> = new Set(['remove'])
/** Whole pieces that are taken from among the sound ones; what is cut out of one piece leaves the rest of it to be eaten. */
const sortsOut = wording(
  'take|pull|pick|sort|throw|sift out|away|off any|those|ones that|which|with|go|soft|bruised|slimy|rotten|mouldy|moldy|one|ones|leaf|leaves',
  'cut|scrape|scoop|spoon|trim / mold|mould|fluff|fuzz|bit|bits|spot|spots|patch|patches|layer / eat / rest be fine|okay|safe|good',
)
const eating: ReadonlySet<string> = new Set(['eat', 'serve', 'add', 'combine'])
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

/** Food that stays frozen stays safe, however long. Source: USDA FSIS, Freezing and Food Safety. */
const isSafeFrozen = wording(
  'long as|they|it be|stay|stays|stayed|remain|remains|keep|kept frozen + safe|safely',
  'thaw|thawed|thawing|defrost|defrosted|refreeze|again|counter|raw|baby|pregnant|not',
)

const isSafeHeat = (statement: ReadStatement): boolean =>
  isTemperatureKnown(statement) && tellsInnerHeat(statement) && !forAll.test(statement.plain)
/** What kills yeast makes nobody ill. */
const isOfYeast = (statement: ReadStatement): boolean =>
  statement.foods.some(({ name }) => name.includes('yeast')) &&
  statement.foods.every(({ name }) => name.includes('yeast') || name === 'water') &&
  isTemperatureKnown(statement)

/** A temperature says nothing of who eats. */
const forAll = wording('safe for everyone|everybody|anyone|anybody|all|babies|children|kids')

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

/** 'Freezing it is fine': frozen food harms nobody, and times in the freezer are judged with the tables. */
const isOfFreezing = (statement: ReadStatement): boolean => {
  const { mentions } = statement.read
  const freezes = mentions.some(({ effect, isNegated }) => effect === 'freeze' && !isNegated)
  const places = placesOf(statement.read)
  return (
    freezes &&
    places.every((place) => place === 'frozen' || place === 'cold') &&
    [...mattersOf(statement)].every((each) => ofLooks.has(each))
  )
}

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

const ofLooks: ReadonlySet<Matter> = new Set<Matter>(['safety', 'approval', 'storage', 'smell'])

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

/** A small child without an age: what it may eat is for the kitchen to say. */
const isOfChild = ({ mentions }: ReadSentence): boolean =>
  mentions.some(
    ({ kind, senses }) => kind === 'person' && senses.some(({ id }) => id === 'infant' || id === 'toddler'),
  )

/** Meat, fish or eggs cooked to their safe temperature for somebody who is more at risk. */
const isHeatedForThem = (statement: ReadStatement): boolean =>
  statement.foods.length > 0 &&
  statement.foods.every(({ category }) => ofHeatedFood.has(category)) &&
  statement.read.mentions.some(({ kind }) => kind === 'person') &&
  isSafeHeat(statement)
const ofHeatedFood: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'seafood', 'egg'])

/** 'For someone pregnant cook the yolk until it is firm': more heat, and nothing is allowed. */
const isCookedFirmForThem = (statement: ReadStatement): boolean =>
  does(statement.read, cooking) &&
  untilFirm.test(statement.plain) &&
  [...mattersOf(statement)].every((each) => each === 'person')
const untilFirm = wording(
  'until|be firm|hard|set|solid / cooked through / well done / fully cooked',
  'runny|soft|jammy|pink|rare|not|never|no',
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
  return (
    foodsIn(plain).length > 0 &&
    verdicts.length > 0 &&
    verdicts.every((verdict) => verdict.sign === 'yes' && !onlyOnCondition.has(verdict))
  )
}
