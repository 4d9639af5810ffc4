import { drainedForms, driedForms, lectinBeans, preparedForms, soakedForms } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, minutesOf, phraseSet } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'
import type { Line } from '../../graph/index.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { refuse, saidTokens, heats, isCooked } from './food-rule.ts'
import type { FoodVerdict } from './food-rule.ts'

const lectins = phraseSet(lectinBeans)
const dried = phraseSet(driedForms)
const soakedInLine = phraseSet(soakedForms)
const prepared = phraseSet(preparedForms)
const drained = phraseSet(drainedForms)
/** Source: FDA Bad Bug Book, phytohaemagglutinin: 5 hours in water, 30 minutes at a boil, and no slow cooker before that. */
const soakMinutes = 300
const boilMinutes = 10

/** Dry, or soaked and never cooked: 'soaked overnight, drained' is as raw as before. */
const isUncooked = (tokens: readonly Token[]): boolean =>
  !holdsPhrase(tokens, prepared) &&
  (holdsPhrase(tokens, soakedInLine) || (holdsPhrase(tokens, dried) && !holdsPhrase(tokens, drained)))

export function beans(work: Work): FoodVerdict {
  const { events } = graphIn(work)
  const lines = work.lines.filter(
    ({ read, parsed }) =>
      isUncooked(read.tokens) &&
      (read.tokens.some(({ singular }) => singular === 'bean') || holdsPhrase(read.tokens, lectins)) &&
      parsed.unit !== 'can',
  )
  const slow = events.some(
    ({ read, clause }) =>
      !clause.isNegated &&
      read.mentions.some(
        ({ kind, id, senses, isNegated }) =>
          !isNegated &&
          ((kind === 'place' && senses.some((sense) => sense.id === 'slow-cooker')) ||
            (kind === 'technique' && id === 'slow cook')),
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
      ({ clause, touched, step }) =>
        (clause.verb?.id === 'soak' || (standing.has(clause.effect ?? '') && isUnderWater(work, step))) &&
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

const standing: ReadonlySet<string> = new Set(['wait', 'steep', 'chill', 'store'])
const covering: ReadonlySet<string> = new Set(['add', 'move', 'steep', 'coat', 'wrap'])
/** 'Cover the beans with plenty of cold water and leave them overnight': the step puts them in water. */
const isUnderWater = (work: Work, step: number): boolean =>
  graphIn(work).events.some(
    ({ clause, step: at }) =>
      at === step &&
      covering.has(clause.effect ?? '') &&
      clause.mentions.some(({ foods, isNegated }) => foods[0] === 'water' && !isNegated),
  )

/** '400 g dried beans, soaked overnight'. */
const isSoakedLong = ({ read }: Line): boolean =>
  holdsPhrase(read.tokens, inWater) && (minutesOf(read)?.max ?? 0) >= soakMinutes
const inWater = phraseSet('soaked')

/** 'Raw beans can make you really sick'. */
const ailing = new Set(['sick', 'ill', 'toxic', 'toxin', 'poison', 'poisonous', 'dangerous', 'unsafe'])
const denying = new Set(['not', 'never', 'no', 'nobody', 'isnt', 'arent', 'wont', 'dont', 'doesnt', 'hardly'])
const denialReach = 5
const isDenied = (at: number, tokens: readonly Token[]): boolean =>
  tokens.slice(Math.max(0, at - denialReach), at).some(({ word }) => denying.has(word))

function isSaidRaw(work: Work): boolean {
  return saidTokens(work).some((tokens) => {
    if (tokens.some(({ word }, from) => ailing.has(word) && !isDenied(from, tokens))) return false
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

/** 'Without soaking', 'no need to boil'; 'never skip the soaking' is the contrary. */
const isUnsoaked = (work: Work) =>
  graphIn(work).events.some(
    ({ clause, read }) =>
      clause.isNegated &&
      (clause.verb?.id === 'soak' || clause.verb?.id === 'boil') &&
      !read.tokens.some(({ word }) => word === 'skip' || word === 'skimp'),
  )
