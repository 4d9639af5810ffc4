import type { Line } from '../../graph/index.ts'
import {
  cosmeticWork,
  decaySigns,
  doubtfulSigns,
  furredFoods,
  greenedForms,
  sealSigns,
  sealedThings,
  takenAway,
  touchSigns,
  tuberWords,
} from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'
import { forbids } from '../hazards/said.ts'
import type { Said, SentenceRule, Verdict } from '../hazards/said.ts'

/** Food that shows decay is thrown away as a whole; nothing else said of it is affirmed. Source: USDA FSIS, molds on food. */
export const spoiled: SentenceRule = { key: 'spoiled-food', judge: judgeSpoiled }

const signs = phraseSet(decaySigns)
const sealed = phraseSet(sealedThings)
const brokenSeal = phraseSet(sealSigns)
const touch = phraseSet(touchSigns)
const preventing = new Set(['prevent', 'prevents', 'stop', 'stops', 'avoid', 'against', 'from'])
const doubtful = phraseSet(doubtfulSigns)
const cosmetics = phraseSet(cosmeticWork)
const furred = phraseSet(furredFoods)
const thrown = phraseSet(
  'throw away|throw out|throw the whole|throw it|throw them|discard|bin|compost|all goes|whole thing goes|loaf goes|bread goes|one goes|ones go|lot goes',
)
const partly = phraseSet('use the rest|use what|rest is|eat the rest|keep the rest|carry on|underneath')
const conditions = new Set(['if', 'should', 'when', 'any', 'even', 'case'])

function judgeSpoiled({ read, work }: Said): Verdict {
  const { tokens } = read
  if ((holdsPhrase(tokens, thrown) || discards(read)) && !holdsPhrase(tokens, partly)) return null
  if (read.mentions.some(({ kind, id }) => kind === 'word' && id === 'forbidding')) return null
  if (isBrokenSeal(tokens) || isSlippedFlesh(tokens, work.lines)) return 'refuse'
  if (holdsPhrase(tokens, signs)) return isOfNature(read, work.lines) ? null : 'refuse'
  const isMarked = holdsPhrase(tokens, doubtful) && holdsPhrase(tokens, cosmetics)
  const isAsked = tokens.some(({ word }) => conditions.has(word))
  return isMarked && isAsked && namesSoft(read, work.lines) ? 'refuse' : null
}

const discards = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, id, isNegated }) => kind === 'technique' && id === 'discard' && !isNegated)

/** 'The lid is bulging'; not 'wrap the tin in foil to prevent leaking'. */
const isBrokenSeal = (tokens: readonly Token[]): boolean =>
  holdsPhrase(tokens, brokenSeal) &&
  holdsPhrase(tokens, sealed) &&
  !tokens.some(({ word }) => preventing.has(word))

/** Flesh that feels sticky is on the turn; a dough or a batter is as it should be. */
const isSlippedFlesh = (tokens: readonly Token[], lines: readonly Line[]): boolean =>
  holdsPhrase(tokens, touch) &&
  lines.some(({ animal }) => animal !== null && animal.safe.group !== 'egg') &&
  lines.every(({ food }) => food?.category !== 'flour-baking')

/** The hair of a peach, the gas of a ferment. */
const isOfNature = ({ tokens }: ReadSentence, lines: readonly Line[]): boolean =>
  holdsPhrase(tokens, furred) || lines.some((line) => holdsPhrase(line.read.tokens, furred))

const soft: ReadonlySet<string> = new Set([
  'dairy',
  'bread-bakery',
  'meat',
  'poultry',
  'condiment',
  'sweetener',
])
/** Mold goes deep in what is soft; a spot on a potato or an apple is cut out. */
const namesSoft = ({ tokens, mentions }: ReadSentence, lines: readonly Line[]): boolean =>
  lines.some(
    ({ food, keywords }) =>
      soft.has(food?.category ?? '') &&
      (tokens.some(({ singular }) => keywords.has(singular)) ||
        mentions.some(({ foods }) => food !== undefined && foods.includes(food.name))),
  )

/** Potatoes that turned green or sprout hold solanine: what is said of that takes it away. */
export const greened: SentenceRule = {
  key: 'green-potato',
  isFor: ({ lines }) => lines.some(isPotato),
  judge: judgeGreened,
}

const isPotato = ({ keywords, food }: Line): boolean =>
  keywords.has('potato') && !keywords.has('sweet') && food?.category !== 'flour-baking'
/** Another line that is green or sprouts by itself. */
const isGreen = ({ read, food }: Line): boolean =>
  holdsPhrase(read.tokens, greens) || green.has(food?.category ?? '')
const greens = phraseSet(
  `${greenedForms}|leek|scallion|spring onion|celery|cabbage|kale|cavolo|collard|collards|chard|spinach|broccoli|courgette|zucchini|lettuce|asparagus|cress|pea|brussels`,
)
const green: ReadonlySet<string> = new Set(['herb'])

const greening = phraseSet(greenedForms)
const turning = new Set(['turned', 'turning', 'gone', 'going', 'went', 'are', 'is', 'look'])
const turnReach = 4
/** 'That have turned good and green'; not 'green beans'. */
const isTurnedGreen = ({ tokens }: ReadSentence): boolean =>
  tokens.some(
    ({ word }, at) =>
      word.startsWith('green') &&
      tokens.slice(Math.max(0, at - turnReach), at).some((before) => turning.has(before.word)),
  )
const growth = new Set(['shoots', 'sprouts', 'sprouted', 'sprouting', 'whiskers'])
/** Of no food: 'Brussels sprouts'. */
const isGrown = ({ tokens, mentions }: ReadSentence): boolean =>
  tokens.some(
    ({ word }, at) =>
      growth.has(word) &&
      !mentions.some(
        ({ foods, first, last }) => foods.length > 0 && first <= at && last >= at && last > first,
      ),
  )
const tubers = phraseSet(tuberWords)
const takes = phraseSet(takenAway)

function judgeGreened({ read, work }: Said): Verdict {
  const { tokens, mentions } = read
  const at = findPhrase(tokens, greening)
  if (at === undefined || holdsPhrase(tokens, takes)) return null
  // 'The ones that have turned green and put out shoots': no other food is both.
  if (isTurnedGreen(read) && isGrown(read) && !forbids({ read })) return 'refuse'
  if (work.lines.some((line) => !isPotato(line) && isGreen(line))) return null
  const isOfOther = mentions.some(
    ({ foods, first, last }) =>
      foods.length > 0 &&
      (first !== at.first || last !== at.last) &&
      ((first <= at.first && last >= at.first) || !namesTuber(tokens, first)),
  )
  return !isOfOther && (holdsPhrase(tokens, tubers) || mentions.every(({ foods }) => foods.length === 0))
    ? 'refuse'
    : null
}

const namesTuber = (tokens: readonly Token[], at: number): boolean =>
  holdsPhrase(tokens.slice(at, at + 2), tubers)
