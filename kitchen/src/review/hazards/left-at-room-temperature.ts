import { holdsPhrase, minutesOf, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { dayParts, effects, forms, placePrepositions } from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { callsHarmful, isTrueWarning } from '../words/warnings.ts'
import { does, doing, forbids, has, isCold, isWarm, longest, mentionsOf, placesIn } from './said.ts'
import type { Said, Verdict } from './said.ts'
import { openWait, standsLong } from './waiting-times.ts'
import {
  isAge,
  isHeading,
  isInBath,
  isOfBody,
  isKeptHot,
  isSetting,
  isStillFrozen,
  isTimeClaim,
  soaksDry,
} from './harmless-waits.ts'
import { forbiddenWords } from './prohibited.ts'
import { unprovedIn } from './unproved.ts'
import { mended } from './chill-instead.ts'
import { eatenSoon, isEatenBy, isPerishable, keptTooLong, longestKept, wasCooked } from './kept-too-long.ts'
import { isDry, namesPantryFood } from './shelf-foods.ts'
import { isShelfBake } from './shelf-bakes.ts'
import { isCulturedMilk } from './cultured-milk.ts'
import { isDough } from './dough.ts'
import { isSouredInSalt } from './ferments.ts'
import { isTestedCanning } from './tested-canning.ts'

/** What keeps food hot while it takes its time: a wait beside it is part of the cooking. */
function isOverHeat(said: Said): boolean {
  return (
    doing(said, 'cook').some(({ quantities, mentions }) =>
      [...quantities, ...mentions].some((each) => each.kind === 'duration' || each.kind === 'time'),
    ) ||
    said.events.some(({ cooks, clause }) => cooks && minutesOf(clause) !== null) ||
    (placesIn(said).has('slow-cooker') && !isSwitchedOff(said)) ||
    isHotOven(said) ||
    (openWait(said.read) === undefined && said.read.tokens.some(({ singular }) => bubbling.has(singular))) ||
    placesIn(said).has('water-bath')
  )
}

/** 'Turn it down until you get a lazy bubble, and leave it for 3 hours'. */
const bubbling = new Set(['bubble', 'blip', 'simmer', 'murmur'])

/** 'Slide it into the oven at 110°C and leave it till breakfast'. */
export const isHotOven = (said: Said): boolean =>
  placesIn(said).has('heat') &&
  said.read.quantities.some(({ kind, range }) => kind === 'temperature' && range.min >= hotCelsius)
/** Above this nothing grows. Source: FDA Food Code 3-501.16. */
const hotCelsius = 60

const isSwitchedOff = ({ read }: Said): boolean => read.tokens.some(({ word }) => word === 'off')

/**
 * A long time about food that spoils is unsafe, whatever the words, and so is a place or an end of a wait that nobody knows, unless something
 * proves it safe: cold that was named for it, heat that goes on, dough that rises, food that dries.
 */
export function leftOut(said: Said): Verdict {
  if (
    isDough(said) ||
    isCulturedMilk(said) ||
    isOfJars(said) ||
    isSouredInSalt(said.work) ||
    namesPantryFood(said) ||
    isWarning(said) ||
    isTrueWarning(said.read, said.work) ||
    callsHarmful(said.read) ||
    isDried(said) ||
    isTimeClaim(said) ||
    isOfBody(said) ||
    isAge(said) ||
    isInBath(said) ||
    isHeading(said) ||
    soaksDry(said)
  )
    return null
  if (isEatenBy(said) && keptTooLong(said) && !isFrozenBefore(said)) return eatenSoon
  const unproved = unprovedIn(said)
  const isUnchilled = deniesCold(said)
  if (!standsLong(said) && unproved.length === 0 && !isUnchilled) return null
  if (!namesPlace(said, unproved) && isSetting(said)) return null
  if (!isUnchilled && !namesPlace(said, unproved) && isStillCold(said))
    return isFrozenBefore(said) || !keptTooLong(said) ? null : eatenSoon
  if (isStillFrozen(said) || isKeptHot(said)) return null
  if (isColdThroughout(said) && !isUnchilled) return keptTooLong(said) ? eatenSoon : null
  const warm = isWarm(said) || isUnchilled
  const isOpen = warm || unproved.length > 0 || openWait(said.read) !== undefined
  if (!isPerishable(said) && !(isOpen && wasCooked(said) && !isDry(said) && !does(said, 'steep'))) return null
  if (isShelfBake(said)) return null
  if (!warm && unproved.length === 0 && (isOverHeat(said) || isOfCooking(said) || isAhead(said))) return null
  return mended(said, warm, unproved)
}

/** Jars out of the canner stand until they have sealed, and keep for a year and a half. Source: NCHFP, storing home-canned foods: best within 12 months, up to 18. */
const isOfJars = (said: Said): boolean => isTestedCanning(said.work) && longest(said) <= 18 * aMonth
const aMonth = 43_200

/** 'Dry it for two days', of what was not boiled before; not 'which dries out the flesh', nor 'by lunch it is dry'. */
const isDried = (said: Said): boolean =>
  !wasCooked(said) &&
  doing(said, 'dry').some(
    ({ verb }) => verb?.form === 'base' && !beings.has(said.read.tokens[verb.first - 1]?.word ?? ''),
  )
const beings = new Set(['is', 'are', 'be', 'was', 'were'])

/** 'Do not leave it out', 'throw away what stood for two hours': the wait itself is denied. */
const isWarning = (said: Said): boolean =>
  (forbids(said) || (forbiddenWords(said.read.text) !== undefined && !deniesCold(said))) &&
  (said.clauses.some(
    ({ effect, isNegated }) => isNegated && (effect === 'wait' || effect === 'store' || effect === 'serve'),
  ) ||
    said.read.mentions.some(
      ({ kind, id, isNegated }) => kind === 'technique' && id === 'discard' && !isNegated,
    ))

/** 'No need to chill it', 'without ice': the cold is denied. */
const deniesCold = ({ read, work, ...said }: Said): boolean =>
  work.draft.writtenBy !== 'kitchen' &&
  !does(said, 'cook', 'sear', 'combine', 'cut') &&
  !read.mentions.some(({ effect, isNegated }) => isNegated && (effect === 'cook' || effect === 'sear')) &&
  read.mentions.some(
    ({ kind, senses, effect, isNegated }) =>
      isNegated && (effect === 'chill' || (kind === 'place' && senses.some(({ id }) => id === 'cold'))),
  )

/** 'Braise it through the afternoon': the time is the cooking's, and nothing stands. */
const isOfCooking = (said: Said): boolean =>
  doing(said, 'cook').some(({ isResult }) => !isResult) && !does(said, 'wait', 'store', 'move', 'steep')

/** 'Stir every 30 minutes'; not 'every grain'. */
const isRepeated = (said: Said): boolean =>
  mentionsOf(said, 'word', 'every').some(({ last }) =>
    said.read.quantities.some(({ kind, first }) => kind === 'duration' && first > last && first - last <= 2),
  ) ||
  mentionsOf(said, 'word', 'every').some(({ last }) => spans.has(said.read.tokens[last + 1]?.singular ?? ''))
const spans = new Set(['hour', 'day', 'morning', 'night', 'evening', 'few', 'other', 'time'])

/** 'Make it a day ahead', 'serve at lunch or dinner': when, and not how long it stands. */
const isAhead = (said: Said): boolean =>
  has(said, 'word', 'ahead') ||
  isRepeated(said) ||
  (said.clauses.every(({ effect }) => atTable.has(effect ?? 'wait')) && !hasSetOut(said))

/** 'Serve at noon or in the evening' leaves nothing standing. */
const atTable: ReadonlySet<string> = new Set(['serve', 'eat', 'prepare'])

const hasSetOut = (said: Said) =>
  doing(said, 'serve').some(({ verb }) => verb?.text.toLowerCase().endsWith(' out'))

/** Cold before the wait, or in the same breath: 'leave overnight, covered, in the fridge'; not 'until morning, then put it in the fridge'. */
function isColdThroughout(said: Said): boolean {
  if (!isCold(said)) return false
  const { read, clauses } = said
  const ends = [
    ...clauses.flatMap(({ quantities, mentions }) => [
      ...quantities.filter(({ kind }) => kind === 'duration').map(({ last }) => last),
      ...mentions.filter(({ kind }) => kind === 'time').map(({ last }) => last),
    ]),
    openWait(read) ?? -1,
  ]
  const wait = Math.max(...ends)
  const colds = read.mentions
    .filter(
      ({ kind, senses, effect, isNegated }) =>
        !isNegated &&
        ((kind === 'place' && senses.some(({ id }) => id === 'cold' || id === 'frozen')) ||
          effect === 'chill' ||
          effect === 'freeze'),
    )
    .map(({ first }) => first)
  return colds.some(
    (at) => (at < wait && !isColdLater(said, at)) || (at > wait && !isNextWork(said, wait, at)),
  )
}

const keeping: readonly Effect[] = ['wait', 'store']
const lastOf = ({ before }: Said) => before.at(-1)
const placedIn = (read: ReadSentence | undefined, ...ids: readonly string[]): boolean =>
  read?.mentions.some(
    ({ kind, senses, effect, isNegated }) =>
      !isNegated &&
      ((kind === 'place' && senses.some(({ id }) => ids.includes(id))) ||
        (effect === 'freeze' && ids.includes('frozen')) ||
        (effect === 'chill' && ids.includes('cold'))),
  ) === true

const leads = new Set(forms(placePrepositions))
const namesPlace = ({ read }: Said, unproved: readonly number[]): boolean =>
  unproved.some((at) => read.tokens.slice(0, at).some(({ word }) => leads.has(word)))

/** 'Freeze for 6 hours. It keeps a month': said of what stands in the cold already. */
export const isStillCold = (said: Said): boolean =>
  !isWarm(said) &&
  placesIn(said).size === 0 &&
  (said.read.mentions.some(({ kind }) => kind === 'reference') || isBareLimit(said)) &&
  doing(said, ...effects).length === doing(said, ...keeping).length &&
  ((placedIn(lastOf(said), 'cold', 'frozen') && !placedIn(lastOf(said), 'room', 'warm', 'shelf')) ||
    isFrozenBefore(said))

/** 'Three days is its limit': a time, within what the cold allows, and nothing else. */
const isBareLimit = (said: Said): boolean =>
  said.read.mentions.length === 0 && longest(said) > 0 && longest(said) <= longestKept

/** 'Freeze overnight. Let it sit out before scooping. Keeps a month': in the last place where it was kept. */
export const isFrozenBefore = (said: Said): boolean =>
  placedIn(lastOf(said), 'frozen') ||
  (isBareKeep(said) &&
    placedIn(
      said.before.findLast((read) => placedIn(read, 'cold', 'frozen')),
      'frozen',
    ))

const isBareKeep = ({ read: { tokens } }: Said): boolean => tokens[0]?.word === 'keeps'

const parts = phraseSet(dayParts)
const later = 5

/** 'Leave it inside; it can go into the fridge in the morning': only then is it cold. */
const isColdLater = ({ read, clauses }: Said, at: number): boolean =>
  clauses.some(({ effect, last }) => effect === 'wait' && last < at) &&
  read.tokens[at + 1]?.word === 'in' &&
  holdsPhrase(read.tokens.slice(at + 2, at + later), parts)

/** Between the wait and the cold something else is begun: 'then put it'. */
const isNextWork = ({ clauses }: Said, wait: number, at: number): boolean =>
  clauses.some(({ verb }) => verb !== null && verb.form === 'base' && verb.first > wait && verb.first <= at)
