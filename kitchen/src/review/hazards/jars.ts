import { closingForms, forms, jarForms, vesselWords } from '../../lexicon/index.ts'
import {
  addSentence,
  clausesOf,
  phraseAt,
  holdsPhrase,
  minutesOf,
  phraseSet,
  placesOf,
  readSentence,
} from '../../reading/index.ts'
import type { Clause, ReadSentence } from '../../reading/index.ts'
import { findHazard } from '../../safety/index.ts'
import { repaired } from '../finding.ts'
import { graphIn, withFindings } from '../work.ts'
import type { Work } from '../work.ts'
import { isTestedCanning } from './tested-canning.ts'
import { namesFarTime } from './waiting-times.ts'

const jars = phraseSet(jarForms)
const closings = phraseSet(closingForms)
/** Nobody processes jars that are eaten from at once. */
const processing = phraseSet('process|processed|processing|canner')

/** Days after which what stands in a jar was meant to keep. */
const longDays = 10
const leastHeated = 5

/**
 * True where food is put up in jars: they are filled and then heated or shut, to keep without cold. Whatever the words, nothing here is canned
 * without a tested recipe. Source: USDA Complete Guide to Home Canning.
 */
export function isHomeCanned(work: Work): boolean {
  const sentences = sentencesOf(work)
  const from = listsJars(work)
    ? 0
    : sentences.findIndex((read) => vesselIn(read) !== undefined && !isOnlyWashed(read))
  if (from === -1) return false
  const behind = sentences.slice(from)
  const heats = behind.some(
    (read, at) => behind.slice(Math.max(0, at - 2), at + 1).some(namesJar) && heatsJars(read, at === 0),
  )
  const closes = behind.some(({ tokens }) => holdsPhrase(tokens, closings))
  const keeps = [...behind, readSentence(work.title)].some(isLong)
  const isCold = behind.some(namesCold)
  const isProcessed = behind.some(({ tokens }) => holdsPhrase(tokens, processing))
  return (heats && (closes || keeps || isProcessed)) || (closes && keeps && !isCold)
}

const lids = phraseSet('lid|lids|band|bands|seal|seals')
/** '7 clean quart jars with new lids' stand in the list to be filled. */
const listsJars = ({ lines }: Work): boolean =>
  lines.some(({ read: { tokens } }) => holdsPhrase(tokens, jars) && holdsPhrase(tokens, lids))

const bottled = 'Keep it in the fridge and eat it within 3 to 4 days.'

/** Food in jars that is neither dry nor eaten at once, and of which nobody says that it goes where it is cold: the recipe says so. */
export function withColdJars(work: Work): Work {
  if (work.draft.writtenBy === 'kitchen' || isTestedCanning(work)) return work
  const sentences = sentencesOf(work)
  const from = sentences.findIndex((read) => vesselIn(read) !== undefined && !isOnlyWashed(read))
  if (from === -1 || sentences.slice(from).some((read) => namesCold(read) || isServed(read))) return work
  const steps = work.steps.map((step, at) =>
    at === work.steps.length - 1 ? { ...step, text: addSentence(step.text, bottled) } : step,
  )
  return withFindings({ ...work, steps }, [
    repaired({
      kind: 'hazards',
      code: 'home-canning',
      message: findHazard('home-canning')?.message ?? bottled,
    }),
  ])
}

const isServed = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, effect }) => kind === 'technique' && (effect === 'serve' || effect === 'eat'))

function sentencesOf(work: Work): readonly ReadSentence[] {
  const read = [...new Set(graphIn(work).events.map((event) => event.read))]
  return work.leftovers === null ? read : [...read, readSentence(work.leftovers)]
}

/** Names jars, full or empty; 'a jar of sauce' is what the sauce is bought in. */
const namesJar = ({ tokens }: ReadSentence): boolean =>
  tokens.some((_, at) => {
    const found = phraseAt(tokens, at, jars)
    return found !== undefined && tokens[found.last + 1]?.word !== 'of'
  })

const into = new Set(forms(vesselWords))
const vesselReach = 4

/** Where a sentence names jars to put food in: 'into hot jars', 'fill the bottles'. */
function vesselIn({ tokens }: ReadSentence): number | undefined {
  const at = tokens.findIndex((_, index) => {
    const found = phraseAt(tokens, index, jars)
    if (found === undefined || tokens[found.last + 1]?.word === 'of') return false
    return tokens.slice(Math.max(0, index - vesselReach), index).some(({ word }) => into.has(word))
  })
  return at === -1 ? undefined : at
}

/** 'Sterilize the jars': they are empty yet. */
const isOnlyWashed = (read: ReadSentence): boolean =>
  clausesOf(read).every(
    ({ effect }) => effect === 'wash' || effect === 'clean' || effect === 'preserve' || effect === null,
  ) && !holdsPhrase(read.tokens, closings)

/** Heat that is meant of filled jars: no food is named, and it stands behind their filling. */
function heatsJars(read: ReadSentence, isFirst: boolean): boolean {
  const jar = vesselIn(read) ?? -1
  return clausesOf(read).some((clause) => {
    if (isFirst && clause.first <= jar && clause.last < read.tokens.length - 1 && clause.last <= jar)
      return false
    if (isVessel(clause, read)) return false
    return isHeat(clause) && clause.mentions.every(({ foods }) => foods.length === 0 || isWater(foods[0]))
  })
}

const articles = new Set(['a', 'an', 'the', 'your', 'one'])
const articleReach = 2
/** 'In a sealed bottle': the vessel, and no work. */
const isVessel = ({ verb }: Clause, { tokens }: ReadSentence): boolean =>
  verb !== null &&
  phraseAt(tokens, verb.first, jars) !== undefined &&
  tokens.slice(Math.max(0, verb.first - articleReach), verb.first).some(({ word }) => articles.has(word))

const isWater = (food: string | undefined): boolean => food === 'water'

function isHeat(clause: Clause): boolean {
  if (clause.isNegated || (minutesOf(clause)?.max ?? 0) < leastHeated) return false
  return (
    clause.effect === 'cook' ||
    clause.effect === 'preserve' ||
    placesOf(clause).some((place) => place === 'heat' || place === 'water-bath')
  )
}

const isLong = (read: ReadSentence): boolean =>
  namesFarTime(read) ||
  clausesOf(read).some(
    (clause) => placesOf(clause).includes('shelf') || (minutesOf(clause)?.max ?? 0) > longDays * 1440,
  )

const namesCold = ({ mentions }: ReadSentence): boolean =>
  mentions.some(
    ({ kind, senses, effect, isNegated }) =>
      !isNegated &&
      ((kind === 'place' && senses.some(({ id }) => id === 'cold' || id === 'frozen')) ||
        effect === 'chill' ||
        effect === 'freeze'),
  )
