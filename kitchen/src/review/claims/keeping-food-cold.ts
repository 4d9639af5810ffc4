import { dayParts, forms, putAwayWords, remnantWords, workPlaces } from '../../lexicon/index.ts'
import type { Line } from '../../graph/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { holdsPhrase, isOrder, phraseSet } from '../../reading/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { boiledCategories, perishableCategories } from '../../safety/index.ts'
import { isCulturedMilk } from '../hazards/cultured-milk.ts'
import { keptTooLong } from '../hazards/kept-too-long.ts'
import { isFrozenBefore, isHotOven, isStillCold } from '../hazards/left-at-room-temperature.ts'
import { isKeptHot, isLengthOfCooking, isSetting, isTimedCold } from '../hazards/harmless-waits.ts'
import { isShelfMake, keepsOnShelf, namesPantryFood } from '../hazards/shelf-foods.ts'
import { isTestedCanning } from '../hazards/tested-canning.ts'
import { does, has, isCold, longest, mentionsOf, placesIn } from '../hazards/said.ts'
import type { Said, SentenceRule, Verdict } from '../hazards/said.ts'
import { longestWarm, openWait, standsLong } from '../hazards/waiting-times.ts'
import { isPlace } from '../hazards/unproved.ts'
import { isStatement } from '../words/statement.ts'
import { dishWords, unlistedWords } from '../words/unlisted-words.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

const canonical = 'Keep it in the fridge until you serve it.'

/** A dish that spoils is eaten when it is ready or kept cold: no other keeping is affirmed. Source: USDA FSIS, danger zone. */
export const keptFood: SentenceRule = {
  key: 'left-out',
  isFor: (work) => spoils(work) && !isShelfMake(work.title) && !keepsOnShelf(work),
  judge: judgeKept,
  isToldOnce: true,
}

function judgeKept(said: Said): Verdict {
  if (said.read.text === canonical || !isOfKeeping(said) || affirms(said)) return null
  if (isSetting(said) || isBaking(said) || isCulturedMilk(said)) return null
  if (namesPantryFood(said) || isTestedCanning(said.work) || lightsFire(said)) return null
  if (isKeptHot(said) || isLengthOfCooking(said) || isTimedCold(said)) return null
  return !isReady(said) || namesFresh(said) ? null : canonical
}

/** 'Light the coals outdoors'. */
const lightsFire = ({ read: { tokens, mentions } }: Said): boolean =>
  tokens[0]?.word === 'light' && mentions.every(({ foods }) => foods.length === 0)

/** Nothing is cooked any more. */
function isReady({ work, read, before }: Said): boolean {
  const { events } = graphIn(work)
  const isLater = events.some(
    (event) => event.heats && !event.clause.isResult && event.read !== read && !before.includes(event.read),
  )
  const isNow = events.some(
    (event) =>
      event.read === read && event.cooks && event.clause.verb !== null && isOrder(event.clause.verb, read),
  )
  return !isLater && !isNow && before.length > 0
}

/** Flesh, and what is cooked and moist; what is baked of flour and eggs is judged by the rules of waits. */
const spoils = ({ lines }: Pick<Work, 'lines'>): boolean =>
  lines.some(({ animal }) => animal !== null && animal.safe.group !== 'egg') ||
  (lines.every(({ food }) => food?.category !== 'flour-baking') && lines.some(holdsMoist))

const holdsMoist = ({ animal, food }: Line): boolean =>
  animal !== null ||
  (food !== undefined &&
    food.name !== 'butter' &&
    (perishableCategories.has(food.category) ||
      boiledCategories.has(food.category) ||
      food.category === 'broth'))

/** 'Lid on, 150°C, 3 hours': the heat is on, and nothing waits. */
const isBaking = (said: Said): boolean =>
  isHotOven(said) && (does(said, 'dry') || !does(said, 'wait', 'store', 'move', 'add'))

/** Cold, frozen, eaten now, or for less than two hours; and no word that denies the cold. */
function affirms(said: Said): boolean {
  if (deniesCold(said)) return false
  if (isCold(said) || placesIn(said).has('frozen') || holdsPhrase(said.read.tokens, keptCold)) return true
  if (isStillCold(said)) return isFrozenBefore(said) || !keptTooLong(said)
  const minutes = longest(said)
  return minutes > 0 && minutes <= longestWarm && openWait(said.read) === undefined
}

const keptCold = phraseSet(
  'and cold|and chilled|kept cold|kept chilled|from the fridge|from the refrigerator',
)

const deniesCold = ({ read }: Said): boolean =>
  read.mentions.some(
    ({ kind, senses, effect, isNegated }) =>
      isNegated && (effect === 'chill' || (kind === 'place' && senses.some(({ id }) => id === 'cold'))),
  )

/** Half a year and more is somebody's age, and no time of keeping. */
const longestTold = 180 * 1440

const parts = phraseSet(dayParts)
const away = phraseSet(putAwayWords)
const left = phraseSet(remnantWords)

/** Time or place of keeping, with work that puts food away, or in a statement of what becomes of it. */
function isOfKeeping(said: Said): boolean {
  const { read } = said
  if (deniesCold(said)) return true
  if (read.mentions.some(({ kind }) => kind === 'person')) return false
  const isPut = does(said, 'wait', 'store', 'preserve', 'move', 'add', 'wrap') || isStatement(read)
  const isAtTable = does(said, 'serve', 'eat') && !does(said, 'wait', 'store', 'preserve')
  const isTimed = standsLong(said) && longest(said) < longestTold
  if (isTimed && isPut && !has(said, 'word', 'ahead', 'every')) return true
  if (isAtTable || does(said, 'dry', 'steep', 'cure', 'freeze')) return false
  const isWarmPlace = mentionsOf(said, 'place').some(isWarm)
  if (isWarmPlace && !isCooling(said) && !does(said, 'cut', 'shape', 'combine', 'remove')) return true
  const isRemnant = holdsPhrase(read.tokens, left) || has(said, 'reference', 'remaining')
  const hasPart = holdsPhrase(read.tokens, parts)
  const isPutAway = hasPart && does(said, ...keeping) && holdsPhrase(read.tokens, away)
  return isPutAway || (isRemnant && hasPart && does(said, 'add', ...keeping)) || isPutNowhere(said)
}

const warm: ReadonlySet<string> = new Set(['room', 'warm', 'shelf'])
const ofWork: ReadonlySet<string> = new Set(forms(workPlaces))
const isWarm = ({ senses, text }: Mention): boolean =>
  senses.some(({ id }) => warm.has(id)) && !ofWork.has(text.toLowerCase())
const keeping: readonly Effect[] = ['wait', 'store', 'preserve', 'move', 'wrap']
const isCooling = ({ clauses }: Said): boolean => clauses.some(({ verb }) => verb?.id === 'cool')

const making: ReadonlySet<Effect> = new Set<Effect>([
  'combine',
  'cut',
  'coat',
  'shape',
  'serve',
  'eat',
  'remove',
  'test',
])

/** 'Stow in the glove compartment': an order without food, to a place that nobody knows. */
function isPutNowhere(said: Said): boolean {
  const { read, work } = said
  if (
    isStatement(read) ||
    said.events.some(({ clause }) => clause.effect !== null && making.has(clause.effect))
  )
    return false
  const strange = unlistedWords(read, dishWords(work)).map((token) => read.tokens.indexOf(token))
  return strange.some((at) => isPlace(at, read)) && namesNoFood(read)
}

const namesNoFood = ({ mentions }: ReadSentence): boolean => mentions.every(({ foods }) => foods.length === 0)

/** A food that no sentence before has named is work, and is judged by the rules of waits. */
const namesFresh = ({ events, before, work }: Said): boolean => {
  const done = new Set(
    graphIn(work)
      .events.filter((event) => before.includes(event.read))
      .flatMap((event) => [...event.named]),
  )
  return events.some(({ named }) => [...named].some((line) => !done.has(line)))
}
