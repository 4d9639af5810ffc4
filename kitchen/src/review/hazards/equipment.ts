import {
  closedRooms,
  forcingWords,
  fuels,
  gatheringWords,
  jarForms,
  microwaveMetals,
  pressureParts,
  tightClosings,
  unfitVessels,
} from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseAt, phraseSet, readSentence } from '../../reading/index.ts'
import type { PhraseSet, ReadSentence } from '../../reading/index.ts'
import { rawLines } from '../heat/raw-lines.ts'
import { isDeniedBefore } from '../words/denial.ts'
import type { Work } from '../work.ts'
import { forceRules } from './forces.ts'
import { isFilledHigh } from './filled-pots.ts'
import { forbids, isCold, longest } from './said.ts'
import { steamAndFlameRules } from './steam-and-flame.ts'
import type { Said, SentenceRule } from './said.ts'

const unfit = phraseSet(unfitVessels)
const fuel = phraseSet(fuels)
const rooms = phraseSet(closedRooms)
const pressure = phraseSet(pressureParts)
const forcing = phraseSet(forcingWords)
const metals = phraseSet(microwaveMetals)
const jars = phraseSet(jarForms)
const closings = phraseSet(tightClosings)
const gathering = phraseSet(gatheringWords)
const waxed = phraseSet('wax paper|waxed paper')
const parcels = phraseSet('parcel|papillote')
const oil = phraseSet('oil|fat|lard|shortening|dripping|fryer')

/** True where the sentence names something of each set and warns of none. */
const names =
  (...sets: readonly PhraseSet[]) =>
  (said: Said) =>
    sets.every((each) => holdsPhrase(said.read.tokens, each)) && !forbids(said) ? 'refuse' : null

const denialReach = 3
/** 'Never force the lid'. */
const isDenied = (read: ReadSentence, words: PhraseSet): boolean =>
  isDeniedBefore(read, findPhrase(read.tokens, words)?.first ?? -1, denialReach)

/** Things that poison what is in them, fires that take the air, vessels that burst. Each refuses the recipe. */
export const equipmentRules: readonly SentenceRule[] = [
  { key: 'unfit-vessel', judge: names(unfit) },
  { key: 'unfit-vessel', judge: (said) => (isBareMetal(said.read) && !forbids(said) ? 'refuse' : null) },
  { key: 'unfit-vessel', judge: (said) => (isOldGlaze(said.read) && !forbids(said) ? 'refuse' : null) },
  { key: 'unfit-vessel', isFor: isParcel, judge: names(waxed) },
  { key: 'unfit-vessel', judge: (said) => (isPlasticInHeat(said) && !forbids(said) ? 'refuse' : null) },
  { key: 'fire-indoors', judge: names(fuel, rooms) },
  {
    key: 'forced-pressure',
    judge: (said) => (isDenied(said.read, forcing) ? null : names(pressure, forcing)(said)),
  },
  ...forceRules,
  ...steamAndFlameRules,
  { key: 'hot-oil', judge: (said) => (isFilledHigh(said.read) ? names(oil)(said) : null) },
  { key: 'microwaved-metal', judge: (said) => (isMicrowave(said.read) ? names(metals)(said) : null) },
  { key: 'bursting-bottles', isFor: isFizzy, judge: (said) => (bursts(said) ? 'refuse' : null) },
  { key: 'gathered-shellfish', isFor: hasShells, judge: (said) => (isGathered(said) ? 'refuse' : null) },
]

const bareMetals = new Set(['copper', 'brass', 'bronze', 'zinc', 'lead', 'tin'])
const linings = new Set([
  'lined',
  'tinned',
  'coated',
  'plated',
  'lacquered',
  'enameled',
  'enamelled',
  'glazed',
])
const bare = new Set(['bare', 'naked', 'raw'])
const metalReach = 3
/** 'A bare, untinned copper bowl', 'copper without its lining': what keeps the metal from the food is denied. Source: FDA Food Code 4-101.14. */
const isBareMetal = ({ tokens }: ReadSentence): boolean =>
  tokens.some(
    ({ word }, at) =>
      bareMetals.has(word) &&
      tokens
        .slice(Math.max(0, at - metalReach), at + metalReach)
        .some(
          (near) => bare.has(near.word) || (near.word.startsWith('un') && linings.has(near.word.slice(2))),
        ),
  )

const glazedThings = phraseSet('glaze|glazed|crock|pot|jar|jug|pitcher|bowl|dish|urn|pottery|earthenware')
const oldGlazes = phraseSet('antique|crazed|flea market|junk shop|car boot')
const glazeReach = 9
/** 'The antique crock', 'whose glaze has gone crazed': old and worn glazes give lead to what is sour. Source: FDA, lead in traditional pottery. */
const isOldGlaze = ({ tokens }: ReadSentence): boolean =>
  tokens.some(
    (_, at) =>
      phraseAt(tokens, at, oldGlazes) !== undefined &&
      holdsPhrase(tokens.slice(Math.max(0, at - glazeReach), at + glazeReach), glazedThings),
  )

/** A parcel of paper that goes into the oven: wax melts and burns there. Source: USDA FSIS, cooking with paper. */
function isParcel({ title, steps }: Work): boolean {
  const said = [title, ...steps.map(({ text }) => text)].map((text) => readSentence(text))
  return said.some(({ tokens }) => holdsPhrase(tokens, parcels)) && said.some(isInOven)
}

const isInOven = ({ quantities, tokens }: ReadSentence): boolean =>
  quantities.some(({ kind }) => kind === 'temperature') || tokens.some(({ word }) => word === 'oven')

const plastics = phraseSet(
  'tub|plastic|tupperware|lunchbox|takeaway box|takeout box|carrier bag|freezer bag|zip top bag|cling film',
)
/** Hotter than any plastic of a kitchen is made for. Source: FDA Food Code 4-101.11. */
const meltingCelsius = 120
/** 'Into an ice cream tub and bake at 200°C': plastic melts into what it holds. */
const isPlasticInHeat = ({ read: { tokens, quantities }, clauses }: Said): boolean =>
  holdsPhrase(tokens, plastics) &&
  quantities.some(({ kind, range }) => kind === 'temperature' && range.min >= meltingCelsius) &&
  clauses.some(({ verb }) => verb !== null && ovens.has(verb.id))
const ovens = new Set(['bake', 'roast', 'grill', 'broil'])

const isMicrowave = ({ tokens }: ReadSentence): boolean =>
  tokens.some(({ word }) => word.startsWith('microwav'))

const aDay = 1440

/** Sweet, with yeast, and no dough. */
function isFizzy({ lines }: Work): boolean {
  const isSweet = lines.some(
    ({ food }) => food?.category === 'sweetener' || food?.name.includes('juice') === true,
  )
  const isLive = lines.some(({ keywords }) => keywords.has('yeast') || keywords.has('scoby'))
  return (
    isSweet &&
    isLive &&
    lines.every(({ food }) => food?.category !== 'flour-baking' || !food.name.includes('flour'))
  )
}

/** A drink that ferments shut for days: its gas cannot leave. Source: NCHFP, fermented foods; CPSC, bursting bottles. */
function bursts(said: Said): boolean {
  const around = [said.read, ...said.before.slice(-1)]
  return (
    longest(said) > aDay &&
    !isCold(said) &&
    around.some(({ tokens }) => holdsPhrase(tokens, jars)) &&
    around.some(({ tokens }) => holdsPhrase(tokens, closings))
  )
}

const shellsIn = (work: Work) => rawLines(work).filter(({ animal }) => animal.safe.group === 'bivalves')
function hasShells(work: Work): boolean {
  return shellsIn(work).length > 0
}

const gathersIn = ({ tokens }: ReadSentence): boolean => holdsPhrase(tokens, gathering)

/** Shellfish that somebody gathers: cooking does not destroy the toxins of algae. */
const isGathered = ({ work, read, before }: Said): boolean =>
  gathersIn(read) ||
  (before.length === 0 &&
    [...shellsIn(work).map((line) => line.read), readSentence(work.title)].some(gathersIn))
