import {
  bathWords,
  boardWords,
  leftWords,
  plateWords,
  reuseWords,
  shutWords,
  unwashedWords,
  usedMarinade,
  washingNouns,
} from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, isOrder, phraseSet } from '../../reading/index.ts'
import type { Clause, FoundPhrase, ReadSentence } from '../../reading/index.ts'
import { plainName } from '../doneness.ts'
import { replaceClause } from '../rewrite.ts'
import { isRawFlesh, rawLines } from '../raw-lines.ts'
import { graphIn } from '../work.ts'
import { does, doing, forbids, has } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'
import { soiledByAllergen } from './allergen-contact.ts'
import { soiledVessel } from './vessels.ts'

/** What raw food touches. Source: USDA FSIS, cross-contamination; washing raw poultry; marinades; stuffing. */
export const contactRules: readonly SentenceRule[] = [
  { key: 'dirty-plate', judge: soiledVessel },
  { key: 'allergen-contact', judge: soiledByAllergen },
  { key: 'washed-raw-meat', judge: washedMeat },
  { key: 'dirty-plate', judge: sharedBoard },
  { key: 'reused-marinade', judge: usedAgain },
  { key: 'shut-shells', judge: shutShells },
]

const land: ReadonlySet<string> = new Set(['poultry', 'ground poultry', 'whole meat', 'ground meat', 'game'])
const landAnimals = ({ events, work }: Said) => {
  const named = new Set(events.flatMap((event) => [...event.named]))
  return rawLines(work).filter((line) => land.has(line.animal.safe.group) && named.has(line))
}

/** Washing meat spreads what is on it; fish, shells and what was brined are rinsed. */
function washedMeat(said: Said): Verdict {
  const [clause = givenWash(said)] = doing(said, 'wash')
  if (
    clause === undefined ||
    isOfTool(clause, said) ||
    isForbidden(said) ||
    said.read.tokens.some(({ word }) => brines.has(word))
  )
    return null
  const own = clause.mentions.some(
    ({ foods, kind, senses }) =>
      foods.length > 0 || (kind === 'reference' && senses.some(({ id }) => id === 'meat')),
  )
  const [animal] = landAnimals(said)
  if (
    animal === undefined ||
    !own ||
    (has(said, 'tool') && said.read.tokens.some(({ word }) => word === 'hands' || word === 'board'))
  )
    return null
  const isOfAnimal =
    clause.mentions.some(
      ({ foods, kind }) => kind === 'reference' || foods.some((food) => food === animal.food?.name),
    ) || clause.mentions.every(({ foods }) => foods.length === 0)
  if (!isOfAnimal) return null
  const next = said.clauses.find(
    ({ verb, effect, isResult }) =>
      verb !== null &&
      verb.first > clause.last &&
      isOrder(verb, said.read) &&
      !isResult &&
      effect !== 'wash' &&
      effect !== 'remove' &&
      effect !== 'eat',
  )
  const rest = next?.verb == null ? '' : said.read.text.slice(said.read.tokens[next.verb.first]?.start)
  const by = `Pat the ${plainName(animal.animal.name)} dry with paper towels.`
  return rest === '' ? by : `${by} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}

const touching = new Set(['that', 'which', 'you', 'used', 'from', 'with', 'after', 'where', 'touched'])

/** 'Wash the spatula that handled raw beef': what is washed is no food. */
function isOfTool({ mentions, verb }: Clause, { read }: Said): boolean {
  const [object, ...others] = mentions.filter(({ first }) => first > (verb?.last ?? -1))
  const next = others.find(({ foods }) => foods.length > 0)
  return (
    object?.kind === 'tool' &&
    next !== undefined &&
    read.tokens.slice(object.last + 1, next.first).some(({ word }) => touching.has(word))
  )
}

/** 'Do not rinse the chicken'; what else of it is thrown away makes no warning. */
const isForbidden = ({ read }: Said): boolean =>
  read.mentions.some(({ kind, id }) => kind === 'word' && id === 'forbidding')

const washings = phraseSet(washingNouns)
/** 'Give the thighs a rinse'. */
const givenWash = ({ read, clauses }: Said) =>
  holdsPhrase(read.tokens, washings)
    ? clauses.find(({ mentions }) => mentions.some(({ foods }) => foods.length > 0))
    : undefined

const brines = new Set(['brine', 'brined', 'salt', 'cure', 'marinade', 'hands', 'soak', 'soaked'])

const boards = phraseSet(boardWords)
const reuse = phraseSet(reuseWords)
const unwashed = phraseSet(unwashedWords)

/** One board, knife or plate for raw and ready food. */
function sharedBoard(said: Said): Verdict {
  const { tokens } = said.read
  const hasRaw = rawLines(said.work).some(
    ({ animal }) => animal.safe.group !== 'egg' && animal.safe.group !== 'bacon',
  )
  if (!hasRaw || !holdsPhrase(tokens, boards)) return null
  const isUnwashed = holdsPhrase(tokens, unwashed)
  const again = findPhrase(tokens, reuse)
  if (again !== undefined && !isDenied(said, again)) return 'refuse'
  const isReused = isUnwashed || isUsedOnReady(said) || isOfRaw(said)
  if (!isReused || (!isUnwashed && (isCleaned(said) || forbids(said)))) return null
  return 'refuse'
}

const denialReach = 5

/** 'Never on the same board', 'wash the same board': what stands before the words decides. */
const isDenied = ({ read, clauses }: Said, { first }: FoundPhrase): boolean =>
  read.mentions.some(
    ({ kind, id, last }) =>
      kind === 'word' &&
      (id === 'negation' || id === 'forbidding') &&
      last < first &&
      first - last <= denialReach,
  ) ||
  clauses.some(
    ({ effect, isNegated, first: from }) =>
      (effect === 'wash' || effect === 'clean') && !isNegated && from < first,
  )

/** Washed before it is used again, or a clean one. */
const isCleaned = (said: Said): boolean =>
  does(said, 'wash') ||
  (does(said, 'clean') && !said.read.tokens.some(({ singular }) => clothes.has(singular))) ||
  has(said, 'word', 'clean')

/** A wipe on these takes nothing off. */
const clothes = new Set(['apron', 'sleeve', 'cloth', 'trouser', 'jeans', 'hip', 'towel'])

const boardsAgain = new Set([
  'go',
  'continue',
  'carry',
  'move',
  'turn',
  'straight',
  'directly',
  'same',
  'next',
  'there',
  'too',
])

/** 'Give the knife a wipe and go straight on to the lettuce': from raw meat to what is eaten as it is. */
function isUsedOnReady({ read, events, work, before }: Said): boolean {
  const served = events.find(
    ({ named }) => named.size > 0 && [...named].every(({ animal }) => animal === null),
  )
  const all = graphIn(work).events
  const wasRaw = all.some(
    (event) =>
      (before.includes(event.read) ||
        (event.read === read && served !== undefined && all.indexOf(event) < all.indexOf(served))) &&
      event.clause.effect === 'cut' &&
      [...event.named].some(({ animal }) => animal !== null),
  )
  const isCut = served?.clause.effect === 'cut' || read.tokens.some(({ word }) => atOnce.has(word))
  return served !== undefined && isCut && wasRaw && read.tokens.some(({ word }) => boardsAgain.has(word))
}

const atOnce = new Set(['straight', 'directly'])

/** 'The plate you carried the raw steak on': what held raw meat serves. */
function isOfRaw({ read }: Said): boolean {
  const plate = findPhrase(read.tokens, vessels)
  const next = read.tokens[(plate?.last ?? -1) + 1]
  return (
    plate !== undefined &&
    next !== undefined &&
    relatives.has(next.word) &&
    read.mentions.some(({ kind, id, first }) => kind === 'state' && id === 'raw' && first > plate.last)
  )
}

const vessels = phraseSet(plateWords)
const used = phraseSet(usedMarinade)

/** A marinade that held raw food is boiled or thrown away. */
function usedAgain(said: Said): Verdict {
  const { work, read, before } = said
  const hasRaw = rawLines(work).some(({ animal }) => animal.safe.group !== 'egg')
  const found = findPhrase(read.tokens, used) ?? leftOfBath(said) ?? heldRawSauce(said)
  const isSauce = does(said, 'serve', 'add', 'coat', 'combine', 'warm') || found !== undefined
  if (!hasRaw || !isSauce || (does(said, 'steep') && found === undefined && !does(said, 'cook'))) return null
  const wasMarinated = [...before, read].some(
    ({ mentions, tokens }) =>
      mentions.some(
        ({ kind, effect }) => kind === 'technique' && (effect === 'steep' || effect === 'coat'),
      ) || tokens.some(({ word }) => word === 'marinade'),
  )
  const isKeptApart = before.some(({ mentions }) =>
    mentions.some(({ kind, id }) => kind === 'technique' && id === 'set aside'),
  )
  const isBoiled = [...before, read].some(
    ({ mentions, tokens }) =>
      tokens.some(({ word }) => word === 'marinade' || word === 'liquid') &&
      mentions.some(
        ({ kind, id }) =>
          kind === 'technique' && (id === 'boil' || id === 'simmer' || id === 'discard' || id === 'reduce'),
      ),
  )
  const at = found ?? marinadeOver(said)
  if (at === undefined || !wasMarinated || isKeptApart || isBoiled || forbids(said)) return null
  return isCleanBath(said) ? null : replaceClause(read, at.first, at.last, discarded)
}

/** Bathed before any raw meat came out, or the part of a marinade that was kept from it: 'pour half the marinade over the chicken'. */
function isCleanBath({ work, read, before }: Said): boolean {
  const said = new Set([...before, read])
  const isFleshOut = graphIn(work).events.some(
    (event) => said.has(event.read) && [...event.named, ...event.touched].some(isRawFlesh),
  )
  return !isFleshOut || before.some(takesPartOfMarinade)
}

const shares = new Set(['half', 'third', 'quarter', 'some', 'part', 'most'])
const shareReach = 3

const takesPartOfMarinade = ({ tokens }: ReadSentence): boolean =>
  tokens.some(
    ({ word }, at) =>
      shares.has(word) &&
      tokens.slice(at + 1, at + 1 + shareReach).some((token) => token.word === 'marinade'),
  )

const pastReach = 5

/** 'The dish you dipped the brush in': what a bowl held that worked on raw food. */
function heldRawSauce({ read, before }: Said): FoundPhrase | undefined {
  const { tokens, mentions } = read
  const bowl = findPhrase(tokens, vessels)
  const next = tokens[(bowl?.last ?? -1) + 1]
  if (bowl === undefined || next === undefined || !relatives.has(next.word) || next.isAfterMark)
    return undefined
  const work = mentions.find(
    ({ kind, form, first }) =>
      kind === 'technique' && form === 'past' && first > bowl.last && first - bowl.last <= pastReach,
  )
  const past = work?.last ?? tokens.findIndex(({ word }, at) => at > bowl.last && pasts.has(word))
  const wasCooked = before.some(({ mentions: said }) => said.some(({ effect }) => effect === 'cook'))
  return past === -1 || past - bowl.last > pastReach || !wasCooked
    ? undefined
    : { first: 0, last: tokens.length - 1 }
}

const relatives = new Set(['you', 'that', 'which', 'it', 'they', 'where'])
const pasts = new Set([
  'dipped',
  'brushed',
  'held',
  'lay',
  'sat',
  'used',
  'soaked',
  'marinated',
  'coated',
  'had',
])

const left = phraseSet(leftWords)
const baths = phraseSet(bathWords)
const bathReach = 5

/** 'What is left of the bath': both words near each other, and nothing of a pan. */
function leftOfBath({ read: { tokens, mentions } }: Said): FoundPhrase | undefined {
  const first = findPhrase(tokens, left)
  const second = findPhrase(tokens, baths)
  if (first === undefined || second === undefined) return undefined
  const isPan = mentions.some(
    ({ kind, senses }) => kind === 'place' && senses.some(({ id }) => id === 'heat'),
  )
  const gap = Math.max(first.first, second.first) - Math.min(first.last, second.last)
  if (isPan || gap > bathReach) return undefined
  return { first: Math.min(first.first, second.first), last: Math.max(first.last, second.last) }
}

const discarded = 'Discard the used marinade, or bring it to a rolling boil before it touches cooked food.'

/** 'Drizzle with the marinade': behind the cooking, the marinade is a sauce. */
function marinadeOver(said: Said) {
  const at = said.read.tokens.findIndex(({ word }) => word === 'marinade')
  const wasCooked = [...said.before, said.read].some(({ mentions }) =>
    mentions.some(({ kind, effect, first }) => kind === 'technique' && effect === 'cook' && first >= 0),
  )
  const isPoured = doing(said, 'serve', 'add', 'coat').some(
    ({ verb, last }) => verb !== null && verb.first < at && last >= at,
  )
  const isToRaw =
    said.events.some(({ named }) => [...named].some(({ animal }) => animal !== null)) && !wasCooked
  return at === -1 || !isPoured || !wasCooked || isToRaw ? undefined : { first: at, last: at }
}

const shut = phraseSet(shutWords)
/** A lid is shut, and what goes in the bin is thrown away. */
const thrown = new Set(['lid', 'bin', 'trash', 'compost', 'rubbish'])

function shutShells(said: Said): Verdict {
  const hasShells = rawLines(said.work).some(({ animal }) => animal.safe.group === 'bivalves')
  const at = findPhrase(said.read.tokens, shut)
  if (
    !hasShells ||
    at === undefined ||
    said.read.mentions.some(({ kind, id }) => kind === 'technique' && id === 'discard') ||
    said.read.tokens.some(({ word }) => thrown.has(word))
  )
    return null
  const open = said.clauses.some(({ verb }) =>
    ['pry', 'force', 'prise', 'open'].some((word) => verb?.text.toLowerCase().startsWith(word)),
  )
  const first = open
    ? Math.min(
        at.first,
        ...said.clauses.flatMap(({ verb }) =>
          verb !== null &&
          ['pry', 'force', 'prise', 'open'].some((word) => verb.text.toLowerCase().startsWith(word))
            ? [verb.first]
            : [],
        ),
      )
    : at.first
  return replaceClause(said.read, first, at.last, 'Discard any that stay shut.')
}
