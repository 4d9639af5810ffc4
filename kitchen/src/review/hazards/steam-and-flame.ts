import { alcoholicDrinks, airtightForms, brimWords, burning, spiritWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { does, forbids, has } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'

/** What steam blows open and what a flame climbs along. */
export const steamAndFlameRules: readonly SentenceRule[] = [
  { key: 'hot-blender', judge: fullBlender, isToldOnce: true },
  { key: 'flaming-spirit', judge: pouredIntoFlame, isToldOnce: true },
  { key: 'glass-shock', judge: (said) => (coolsHotGlass(said) ? 'refuse' : null) },
]

const glass = phraseSet('glass|pyrex')
const ovenWords = phraseSet('oven|roast|bake|broiler')
const coldThings = phraseSet(
  'cold|chilled|ice cold|iced|frozen|directly from the fridge|straight from the fridge|from the fridge|from the freezer',
)
const soaked = phraseSet('room temperature|cool first|cooled|warm|warmed|lukewarm')
/** 'While the glass is still hot, splash in the cider from the fridge'. */
function coolsHotGlass(said: Said): boolean {
  const { read, before, clauses } = said
  const wasHot = [...before, read].some(({ tokens }) => holdsPhrase(tokens, ovenWords))
  const isGlass = [...before.slice(-1), read].some(({ tokens }) => holdsPhrase(tokens, glass))
  return (
    isGlass &&
    wasHot &&
    holdsPhrase(read.tokens, coldThings) &&
    !holdsPhrase(read.tokens, soaked) &&
    !isWarned(said) &&
    clauses.some(({ effect, isNegated }) => effect === 'add' && !isNegated)
  )
}

const jugs = phraseSet('blender|blender jug|blender jar|liquidizer|liquidiser|food processor|processor')
const wands = phraseSet('stick blender|immersion blender|hand blender|wand')
const tight = phraseSet(`${airtightForms}|${brimWords}`)
const vented = phraseSet('batches|vent|vented|half full|halfway|towel|cap out|cap off|cool|cooled|lukewarm')
const halfFull =
  'Blend it in batches, the jug no more than half full, with the vent of the lid open under a towel.'

/** A jug that is full or shut tight, with what has just boiled in it. */
function fullBlender(said: Said): Verdict {
  const { tokens } = said.read
  const isJug = holdsPhrase(tokens, jugs) && !holdsPhrase(tokens, wands)
  if (closesCap(said)) return halfFull
  if (!isJug || !holdsPhrase(tokens, tight) || holdsPhrase(tokens, vented) || isWarned(said)) return null
  return isHot(said) ? halfFull : null
}

const caps = phraseSet('center cap|centre cap|vent cap|lid cap|lid plug|the cap')
const closing = phraseSet('push|press|plug|firmly|tight|shut|seal')
/** 'Push the center cap in firmly', behind a sentence that fills the jug. */
const closesCap = (said: Said): boolean =>
  said.before.slice(-2).some(({ tokens }) => holdsPhrase(tokens, jugs) && !holdsPhrase(tokens, wands)) &&
  holdsPhrase(said.read.tokens, caps) &&
  holdsPhrase(said.read.tokens, closing) &&
  !isWarned(said)

const isWarned = (said: Said): boolean =>
  forbids(said) || said.clauses.some(({ effect, isNegated }) => isNegated && effect === 'add')

/** Nothing that was said behind the last heat has cooled it. */
function isHot({ before, read }: Said): boolean {
  const told = [...before, read].flatMap(({ mentions }) => mentions.filter(({ isNegated }) => !isNegated))
  const last = told.findLast(({ effect }) => effect === 'cook' || effect === 'warm' || effect === 'chill')
  return last !== undefined && last.effect !== 'chill'
}

const spirits = phraseSet(`${alcoholicDrinks}|${spiritWords}`)
const flames = phraseSet(burning)
const containers = phraseSet('bottle|neck of the|decanter|carafe|flask')
const goingOn = new Set(['keep', 'continue', 'while', 'whilst', 'as', 'still', 'onto', 'more'])
const away = phraseSet('off the heat|from the heat|away from|turn off|heat off|flame off|gas off|switch off')
const fromACup = 'Take the pan off the heat, pour in the spirit from a cup, and light it at arm’s length.'

/** Spirit that is poured from its bottle, or goes on being poured, where something burns. */
function pouredIntoFlame(said: Said): Verdict {
  const { tokens } = said.read
  if (!holdsPhrase(tokens, spirits) || !isAlight(said) || !pours(said)) return null
  if (holdsPhrase(tokens, away) || isWarned(said)) return null
  const isOngoing = tokens.some(({ word }) => goingOn.has(word)) && holdsPhrase(tokens, flames)
  return holdsPhrase(tokens, containers) || isOngoing ? fromACup : null
}

const pourWords = phraseSet('pour|pouring|tip|tipping|splash|slosh|glug|slug|drizzle|top up|empty')
const pours = (said: Said): boolean => does(said, 'add') || holdsPhrase(said.read.tokens, pourWords)

const burners = phraseSet('burner|gas|hob|flambe')
const isAlight = (said: Said): boolean =>
  has(said, 'place', 'heat') || holdsPhrase(said.read.tokens, flames) || namesBurner(said.read)
const namesBurner = ({ tokens }: ReadSentence): boolean => holdsPhrase(tokens, burners)
