import {
  bakingMixes,
  drainedForms,
  driedForms,
  edibleDough,
  lectinBeans,
  poisonForms,
  preparedForms,
  rawDoughWords,
  soakedForms,
  sproutWords,
  toxicRaw,
  toxicTogether,
  unbakedComponents,
  wildMushrooms,
} from '../../lexicon/index.ts'
import {
  findPhrase,
  holdsPhrase,
  minutesOf,
  phraseAt,
  phraseSet,
  readSentence,
  tokensOf,
} from '../../reading/index.ts'
import type { Mention, PhraseSet, ReadSentence, Token } from '../../reading/index.ts'
import type { Event, Line } from '../../graph/index.ts'
import { graphIn } from '../work.ts'
import { isOverCured, isUnderSalted } from './ferments.ts'
import { isHomeCanned } from './jars.ts'
import { isTestedCanning } from './tested-canning.ts'
import { isLeftHard } from './legumes.ts'
import { isOfDryFoods } from './shelf-foods.ts'
import type { Work } from '../work.ts'

/** What a rule about the foods of a recipe finds: nothing, something to know, a step to begin with, or a reason to refuse. */
export type FoodVerdict =
  | null
  | { readonly kind: 'notice' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'soak-first' }
export type FoodRule = { readonly key: string; readonly judge: (work: Work) => FoodVerdict }

const refuse: FoodVerdict = { kind: 'refuse' }
const notice: FoodVerdict = { kind: 'notice' }

/** Sentences that do not warn. */
function saidSentences(work: Work): readonly ReadSentence[] {
  const read = new Set(graphIn(work).events.map((event) => event.read))
  return [...read].filter(
    ({ mentions }) =>
      !mentions.some(
        ({ kind, id, isNegated }) =>
          (kind === 'word' && id === 'forbidding') ||
          (kind === 'technique' && id === 'discard' && !isNegated),
      ),
  )
}

const saidTokens = (work: Work) => saidSentences(work).map(({ tokens }) => tokens)

const together = toxicTogether.map((each) => ({
  key: each.key,
  isOwnPart: each.isOwnPart === true,
  food: phraseSet(each.food),
  parts: phraseSet(each.with),
}))
const raws = toxicRaw.map((each) => ({
  key: each.key,
  food: phraseSet(each.food),
  safe: phraseSet(each.safe),
}))
const lectins = phraseSet(lectinBeans)
const dried = phraseSet(driedForms)
const soakedInLine = phraseSet(soakedForms)
const prepared = phraseSet(preparedForms)
const drained = phraseSet(drainedForms)
const poisons = phraseSet(poisonForms)

/** Foods that harm by what they are. Sources stand with the lists of the lexicon. */
export const foodRules: readonly FoodRule[] = [
  { key: 'raw-kidney-beans', judge: beans },
  { key: 'hard-legumes', judge: (work) => (isLeftHard(work) ? refuse : null) },
  ...together.map(({ key, food, parts, isOwnPart }) => ({
    key,
    judge: (work: Work) =>
      isTogether(work, food, parts) || (isOwnPart && isPartOfListed(work, food, parts)) ? refuse : null,
  })),
  ...raws.map(({ key, food, safe }) => ({
    key,
    judge: (work: Work) => (isLeftRaw(work, food, safe) ? refuse : null),
  })),
  { key: 'wild-mushroom', judge: (work) => (listed(work, mushrooms) ? notice : null) },
  { key: 'honey-infant', judge: (work) => (listed(work, honey) && !listed(work, melon) ? notice : null) },
  { key: 'under-salted-ferment', judge: (work) => (isUnderSalted(work) ? refuse : null) },
  { key: 'too-much-cure', judge: (work) => (isOverCured(work) ? refuse : null) },
  { key: 'raw-sprouts', judge: sprouts },
  { key: 'raw-flour', judge: flour },
  {
    key: 'home-canning',
    judge: (work) => (isHomeCanned(work) && !isOfDryFoods(work) && !isTestedCanning(work) ? refuse : null),
  },
  { key: 'tested-canning', judge: (work) => (isTestedCanning(work) ? notice : null) },
]

const mushrooms = phraseSet(wildMushrooms)
const honey = phraseSet('honey')
const melon = phraseSet('vegan honey|honeydew|honey dew')
const listed = ({ lines }: Work, words: PhraseSet) =>
  lines.some(({ read }) => holdsPhrase(read.tokens, words))

/** Both words stand in one line or clause, not far from each other, and no other food between them. */
function isTogether(work: Work, food: PhraseSet, parts: PhraseSet): boolean {
  return [...work.lines.map(({ read }) => read), readSentence(work.title), ...saidSentences(work)].some(
    (read) => {
      const { tokens, mentions } = read
      const part = findPhrase(tokens, parts)
      if (part === undefined || tokens.some(({ word }) => excusing.has(word))) return false
      if (isPartOfAnother(part.first, read, food)) return false
      const from = Math.max(0, part.first - near)
      const found = findPhrase(tokens.slice(from, part.last + near), food)
      if (found === undefined) return false
      const [left, right] =
        found.first + from < part.first ? [found.last + from, part.first] : [part.last, found.first + from]
      if (right - left <= 1) return true
      const isBefore = found.first + from < part.first
      return !mentions.some(
        (mention) =>
          mention.foods.length > 0 &&
          !(mention.first <= part.first && mention.last >= part.last) &&
          (isBefore
            ? mention.first > left && mention.first <= right
            : mention.last >= left && mention.last < right),
      )
    },
  )
}

/** 'The ground kernels' of listed cherries: no other food stands before the part, and no other line brings it. */
function isPartOfListed(work: Work, food: PhraseSet, parts: PhraseSet): boolean {
  const lines = work.lines.filter(({ read }) => holdsPhrase(read.tokens, food))
  if (lines.length === 0) return false
  const others = work.lines.filter((line) => !lines.includes(line))
  return saidSentences(work).some((read) => {
    const part = findPhrase(read.tokens, parts)
    if (part === undefined || read.tokens.some(({ word }) => excusing.has(word))) return false
    const words = read.tokens.slice(part.first, part.last + 1).map(({ singular }) => singular)
    const isBrought = others.some(
      ({ keywords, food: own }) => words.some((word) => keywords.has(word)) || own?.category === 'herb',
    )
    return !isBrought && !isPartOfAnother(part.first, read, food)
  })
}

/** 'Leek leaves, potato': the leaves are the leek's. */
function isPartOfAnother(at: number, { tokens, mentions }: ReadSentence, food: PhraseSet): boolean {
  if (tokens[at]?.isAfterMark) return false
  return mentions.some(
    ({ foods, first, last }) =>
      foods.length > 0 && last === at - 1 && findPhrase(tokens.slice(first, last + 1), food) === undefined,
  )
}

const near = 7
/** Bitter melon is eaten; salt draws bitterness out; what is removed is not eaten. */
const excusing = new Set([
  'melon',
  'gourd',
  'radicchio',
  'chicory',
  'endive',
  'lemon',
  'draw',
  'removed',
  'reduce',
  'discarded',
  'discard',
  'trimmed',
  'trim',
  'without',
])

/** A food that harms raw and that no heat goes through. */
function isLeftRaw(work: Work, food: PhraseSet, safe: PhraseSet): boolean {
  const lines = work.lines.filter(
    ({ read }) => holdsPhrase(read.tokens, food) && !holdsPhrase(read.tokens, safe),
  )
  if (lines.some((line) => !isCooked(work, line))) return true
  return saidTokens(work).some((tokens) => {
    const at = findPhrase(tokens, food)
    return at !== undefined && tokens[at.first - 1]?.word === 'raw' && lines.length > 0
  })
}

const heats = (event: Event) => event.cooks || (event.clause.verb?.id === 'toast' && !event.clause.isNegated)

/** True where heat that goes through works on the line, or on the dish behind its first mention. */
export function isCooked(work: Work, line: Line): boolean {
  const { events } = graphIn(work)
  const first = events.findIndex(({ named }) => named.has(line))
  if (first === -1) return events.some(heats)
  return (
    events.some(
      (event, at) => at >= first && heats(event) && (event.touched.has(line) || event.named.has(line)),
    ) || events.some((event, at) => at > first && heats(event) && event.named.size === 0)
  )
}

/** Source: FDA Bad Bug Book, phytohaemagglutinin: 5 hours in water, 30 minutes at a boil, and no slow cooker before that. */
const soakMinutes = 300
const boilMinutes = 10

/** Dry, or soaked and never cooked: 'soaked overnight, drained' is as raw as before. */
const isUncooked = (tokens: readonly Token[]): boolean =>
  !holdsPhrase(tokens, prepared) &&
  (holdsPhrase(tokens, soakedInLine) || (holdsPhrase(tokens, dried) && !holdsPhrase(tokens, drained)))

function beans(work: Work): FoodVerdict {
  const { events } = graphIn(work)
  const lines = work.lines.filter(
    ({ read, parsed }) =>
      isUncooked(read.tokens) &&
      read.tokens.some(({ singular }) => singular === 'bean') &&
      parsed.unit !== 'can',
  )
  const slow = events.some(({ read }) =>
    read.mentions.some(
      ({ kind, id, senses }) =>
        (kind === 'place' && senses.some((sense) => sense.id === 'slow-cooker')) ||
        (kind === 'technique' && id === 'slow cook'),
    ),
  )
  const boils = events.filter(({ clause }) => clause.verb?.id === 'boil' && !clause.isNegated)
  if (lines.length > 0 && slow && boils.length === 0) return refuse
  const isBoiled = events.some((event) => heats(event) && !brief.has(event.clause.verb?.id ?? ''))
  if (lines.length > 0 && !isBoiled) return refuse
  const lectin = lines.filter(({ read }) => holdsPhrase(read.tokens, lectins))
  if (lectin.length === 0) return null
  if (isSaidRaw(work) || isUnsoaked(work) || !lectin.every((line) => isCooked(work, line))) return refuse
  const soaked =
    lectin.every(isSoakedLong) ||
    events.some(
      ({ clause, touched }) =>
        clause.verb?.id === 'soak' &&
        lectin.some((line) => touched.has(line)) &&
        (minutesOf(clause)?.max ?? 0) >= soakMinutes,
    )
  const boiled = boils.some(
    (boil) =>
      lectin.some((line) => boil.touched.has(line)) &&
      [boil, events[events.indexOf(boil) + 1]].some(
        (each) => each?.read === boil.read && (minutesOf(each.clause)?.min ?? 0) >= boilMinutes,
      ),
  )
  const isShort = events.some(
    ({ clause, touched }) =>
      clause.effect === 'cook' &&
      lectin.some((line) => touched.has(line)) &&
      minutesOf(clause) !== null &&
      (minutesOf(clause)?.max ?? 0) < 30,
  )
  if (soaked && boiled) return null
  return isShort || slow ? refuse : { kind: 'soak-first' }
}

/** Heat that softens no dry bean. */
const brief: ReadonlySet<string> = new Set(['steam', 'blanch', 'warm', 'scald', 'sear'])

/** '400 g dried beans, soaked overnight'. */
const isSoakedLong = ({ read }: Line): boolean =>
  holdsPhrase(read.tokens, inWater) && (minutesOf(read)?.max ?? 0) >= soakMinutes
const inWater = phraseSet('soaked')

function isSaidRaw(work: Work): boolean {
  return saidTokens(work).some((tokens) => {
    const at = findPhrase(tokens, lectins)
    const raw = tokens.findIndex(({ word }) => word === 'raw')
    return (
      raw !== -1 &&
      (at === undefined
        ? tokens.some(({ word }) => word === 'them' || word === 'bean' || word === 'beans')
        : Math.abs(at.first - raw) < 6)
    )
  })
}

/** 'Without soaking', 'no need to boil'. */
const isUnsoaked = (work: Work) =>
  graphIn(work).events.some(
    ({ clause }) => clause.isNegated && (clause.verb?.id === 'soak' || clause.verb?.id === 'boil'),
  )

const sprout = phraseSet(sproutWords)

/** Source: FDA, raw sprouts. */
function sprouts(work: Work): FoodVerdict {
  const lines = work.lines.filter(
    ({ read }) =>
      holdsPhrase(read.tokens, sprout) && !read.tokens.some(({ word }) => word.startsWith('brussel')),
  )
  return lines.some((line) => !isCooked(work, line)) ? notice : null
}

const doughs = phraseSet(edibleDough)
const rawDough = phraseSet(rawDoughWords)
const treated = phraseSet('heat treated|almond flour|oat flour|coconut flour|almond|oats')
const mixes = phraseSet(bakingMixes)
const grains = phraseSet(`flour|${bakingMixes}`)
const safeFlours = phraseSet(
  'almond flour|coconut flour|oat flour|chickpea flour|heat treated|dusting|cassava flour|rice flour|tapioca flour|almond|oat|coconut|tortilla|tortillas',
)

/** Source: FDA, raw flour. */
function flour(work: Work): FoodVerdict {
  const lines = work.lines.filter(
    ({ read, food }) =>
      holdsPhrase(read.tokens, grains) &&
      !holdsPhrase(read.tokens, safeFlours) &&
      (food === undefined || food.category === 'flour-baking' || holdsPhrase(read.tokens, mixes)),
  )
  if (holdsPhrase(tokensOf(work.title), doughs) && lines.length > 0 && !listed(work, treated)) return refuse
  if (saidTokens(work).some((tokens) => holdsPhrase(tokens, rawDough)) && !listed(work, treated))
    return refuse
  return lines.some((line) => isMain(line) && !isHeatedBehind(work, line)) && !isComponent(work.title)
    ? refuse
    : null
}

/** Flour goes where the dough or the coating goes: any heat behind its first mention is meant of it. */
function isHeatedBehind(work: Work, line: Line): boolean {
  const { events } = graphIn(work)
  const isMix = holdsPhrase(line.read.tokens, mixes)
  const first = events.findIndex(
    ({ named, read }) => named.has(line) || (isMix && holdsPhrase(read.tokens, mixes)),
  )
  return events.some((event, at) => at >= first && heats(event))
}

/** A dusting for the board stays on the board. */
const isMain = ({ parsed, read }: Line) =>
  parsed.grams === null ? holdsPhrase(read.tokens, mixes) : parsed.grams > 40
const components = phraseSet(unbakedComponents)

/** 'Pie Dough', 'Pancake Mix' are made to be baked later; 'Cake Batter Dip' is not. */
const isComponent = (title: string): boolean => {
  const tokens = tokensOf(title)
  return tokens.some((_, at) => phraseAt(tokens, at, components)?.last === tokens.length - 1)
}

/** The words of a text that name a poison or a drug, or null. 'The consistency of glue', among `compared`, names none. */
export function poisonIn(tokens: readonly Token[], compared: readonly Mention[] = []): string | null {
  const found = findPhrase(tokens, poisons)
  if (found === undefined) return null
  if (compared.some(({ last }) => last < found.first && found.first - last <= comparedWithin)) return null
  return tokens
    .slice(found.first, found.last + 1)
    .map(({ word }) => word)
    .join(' ')
}

/** So many words behind 'the consistency of' are still compared with. */
const comparedWithin = 4
