import {
  allergySigns,
  harmfulTo,
  infantDrinks,
  nutPastes,
  smoothStates,
  smoothWork,
} from '../../lexicon/index.ts'
import {
  findPhrase,
  holdsPhrase,
  isCompared,
  phraseSet,
  readSentence,
  tokensOf,
} from '../../reading/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { isKeptFrom } from '../words/warnings-for-people.ts'
import { isDenial } from '../words/denial.ts'
import { refused } from '../finding.ts'
import { allergensOfLine } from '../diets/household-allergens.ts'
import { allergensNamed, isTrueWarning } from '../words/warnings.ts'
import { graphIn, withFindings } from '../work.ts'
import type { Stage, Work } from '../work.ts'
import type { Line } from '../../graph/index.ts'
import { findHazard } from '../../safety/index.ts'
import { withoutDenied, withoutNamesakes } from './denied-words.ts'
import { isCooked } from './food-rule.ts'
import { harmsPet, isForPet } from './pets.ts'

const rules = harmfulTo.map((rule) => ({ ...rule, words: phraseSet(rule.foods) }))

/**
 * A dish that its title or a step gives to a baby, a small child, children or in pregnancy holds nothing that harms them. Asked before anything
 * else: who the dish is for may stand in a sentence that falls.
 */
export const notForThem: Stage = (work) => {
  const texts = [readSentence(work.title), ...graphIn(work).events.map(({ read }) => read)]
  const found = harmedOf(texts, work)
  if (found === null) return work
  const { key, said } = found
  const message = findHazard(key)?.message ?? 'The dish is not for those it is said to be for.'
  const where = said === undefined || said === texts[0] ? {} : { where: said.text.slice(0, 120) }
  return withFindings(work, [refused({ kind: 'hazards', code: key, message, ...where })])
}

/** What harms whom, and the text that gives the dish to them. */
type Harmed = { readonly key: string; readonly said: ReadSentence | undefined }

function harmedOf(texts: readonly ReadSentence[], work: Work): Harmed | null {
  for (const rule of rules) {
    const said = texts.find(
      (read, at) =>
        (isFor(read, rule.people) || (at === 0 && rule.people.includes('infant') && isOfMonths(read))) &&
        !leavesOut(read, rule, work),
    )
    if (said && isHarmful(work, rule)) return { key: rule.key, said }
  }
  if (isForInfant(texts))
    return { key: 'food-for-infants', said: texts.find((read) => isFor(read, ['infant'])) }
  const told = texts.find((read) => harmsGuest(read, work))
  if (told) return { key: 'guest-allergen', said: told }
  return harmsPet(texts, work) ? { key: 'food-for-pets', said: texts.find(isForPet) } : null
}

const signs = phraseSet(allergySigns)
/** 'Our Lena comes out in hives from eggs', and eggs are listed; a warning of what the dish holds, or to read labels, is none. */
function harmsGuest(read: ReadSentence, work: Work): boolean {
  if (work.draft.writtenBy === 'kitchen' || !holdsPhrase(read.tokens, signs)) return false
  if (
    isTrueWarning(read, work) ||
    read.tokens.some(({ singular }) => singular === 'label' || singular === 'warning')
  )
    return false
  const kept = new Set<string>((work.request.household?.people ?? []).flatMap(({ allergens }) => allergens))
  // What somebody at the table reacts to is kept from every line and word.
  const named = new Set([...allergensNamed(besideSigns(read))].filter((each) => !kept.has(each)))
  return (
    named.size > 0 &&
    work.lines.some((line) =>
      allergensOfLine(line, ({ us9, eu14 }) => [...us9, ...eu14]).some((each) => named.has(each)),
    )
  )
}

const signReach = 9
/** The sentence with the foods that stand near the sign: 'sesame; my niece is allergic, so I check my flour' is no allergy to flour. */
function besideSigns(read: ReadSentence): ReadSentence {
  const at = findPhrase(read.tokens, signs)?.first ?? 0
  const near = (first: number): boolean => Math.abs(first - at) <= signReach
  const tokens = read.tokens.filter((_, index) => near(index))
  return { ...read, tokens, mentions: read.mentions.filter(({ first }) => near(first)) }
}

const drinks = phraseSet(infantDrinks)
/** Before that age there is milk alone. Source: CDC, when, what, and how to introduce solid foods. */
const firstFood = 6 * 43_200
const aWeek = 10_080

/** A drink or a bottle for an infant, or anything for one under six months. */
function isForInfant(texts: readonly ReadSentence[]): boolean {
  const own = texts.filter((read) => isFor(read, ['infant']) && !isWithout(read))
  const [title] = texts
  return (
    own.some(({ tokens }) => holdsPhrase(tokens, drinks)) ||
    (own.length > 0 && title !== undefined && (endsInDrink(title) || texts.some(namesFirstMonths)))
  )
}

const endsInDrink = ({ tokens }: ReadSentence): boolean => {
  const tail = tokens.findIndex(({ word }) => word === 'for' || word === 'with')
  return holdsPhrase((tail === -1 ? tokens : tokens.slice(0, tail)).slice(-1), drinks)
}

const agesBefore = new Set(['from', 'at', 'after', 'of'])
const agesBehind = new Set(['old', 'on', 'onward', 'onwards', 'plus', 'up'])

/** 'From four months on', 'week two': an age, and no time of keeping. */
const namesFirstMonths = ({ tokens, quantities }: ReadSentence): boolean =>
  quantities.some(
    ({ kind, range, first, last }) =>
      kind === 'duration' &&
      range.min >= aWeek &&
      range.min < firstFood &&
      (agesBefore.has(tokens[first - 1]?.word ?? '') || agesBehind.has(tokens[last + 1]?.word ?? '')),
  )

/** Of an infant, where a title names somebody's months. Source: CDC, foods for infants: honey, salt and sugar not before twelve months. */
const [leastMonths, mostMonths] = [4 * 43_200, 12 * 43_200]
/** 'Beef Stew for Isla, 7 Months', 'Porridge (8 months)'. */
const isOfMonths = ({ quantities }: ReadSentence): boolean =>
  quantities.some(
    ({ kind, range }) => kind === 'duration' && range.min >= leastMonths && range.min < mostMonths,
  )

const leaving = new Set(['leave', 'omit', 'skip', 'drop', 'without'])
/** 'If a baby shares it, leave out the honey'. */
const isWithout = ({ mentions }: ReadSentence): boolean =>
  mentions.some(
    ({ kind, id, text }) =>
      kind === 'word' && id === 'negation' && leaving.has(text.toLowerCase().split(' ')[0] ?? ''),
  ) && mentions.some(({ kind, id }) => kind === 'word' && id === 'condition')

/** 'For children, leave out the rum': every line that harms them is what the sentence leaves out. */
const leavesOut = (
  { mentions }: ReadSentence,
  { words }: (typeof rules)[number],
  { lines }: Work,
): boolean => {
  const denied = mentions.filter(({ foods, isNegated }) => foods.length > 0 && isNegated)
  const [word, ...others] = mentions.filter(({ kind, id }) => kind === 'word' && id === 'negation')
  return (
    others.length === 0 &&
    leaving.has(word?.text.toLowerCase().split(' ')[0] ?? '') &&
    lines.every(
      (line) =>
        !holdsPhrase(withoutDenied(line.read.tokens), words) ||
        denied.some(({ foods }) => line.food !== undefined && foods.includes(line.food.name)),
    )
  )
}

const isHarmful = (work: Work, { key, words, isSafeCooked }: (typeof rules)[number]): boolean =>
  work.lines.some(
    (line) =>
      holdsPhrase(
        key === 'alcohol' ? withoutNamesakes(line.read.tokens) : withoutDenied(line.read.tokens),
        words,
      ) &&
      !(
        isSafeCooked === true &&
        line.food !== undefined &&
        (isCooked(work, line) || (key === 'choking' && isSmooth(work, line)))
      ) &&
      !(key === 'choking' && (isQuartered(work, line) || isThinPaste(work, line))),
  )

const quarters = phraseSet('quarter|quarters|quartered')
const round = phraseSet('grape|cherry tomato')
/** Grapes and cherry tomatoes in quarters may be given to small children. Source: CDC, choking hazards. */
const isQuartered = (work: Work, line: Line): boolean =>
  holdsPhrase(line.read.tokens, round) &&
  (holdsPhrase(line.read.tokens, quarters) ||
    graphIn(work).events.some(
      ({ named, read }) =>
        named.has(line) && holdsPhrase(read.tokens, quarters) && !read.mentions.some(isDenial),
    ))

const pastes = phraseSet(nutPastes)
const thinning: ReadonlySet<string> = new Set(['combine', 'add', 'coat'])
/** Nut butter by the spoon chokes; stirred into something or spread thin it does not. Source: CDC, choking hazards. */
const isThinPaste = (work: Work, line: Line): boolean =>
  holdsPhrase(line.read.tokens, pastes) &&
  !line.read.tokens.some(({ word }) => word === 'crunchy' || word === 'chunky') &&
  graphIn(work).events.some(({ clause, named }) => named.has(line) && thinning.has(clause.effect ?? ''))

const smooth = phraseSet(smoothStates)
const smoothing = phraseSet(smoothWork)

/** Hard fruit and vegetables that are grated or mashed choke nobody. Source: CDC, choking hazards. */
const isSmooth = (work: Work, line: Line): boolean =>
  holdsPhrase(line.read.tokens, smooth) ||
  graphIn(work).events.some(
    ({ clause, named, touched }) =>
      clause.verb !== null &&
      !clause.isNegated &&
      holdsPhrase(tokensOf(clause.verb.text), smoothing) &&
      (named.has(line) || touched.has(line)),
  )

const isFor = (read: ReadSentence, people: readonly string[]): boolean =>
  read.mentions.some(
    (mention) =>
      isPerson(mention, read.mentions, people) &&
      !isDoneAsTo(mention.first, read.tokens) &&
      !isAtWork(mention.last, read.tokens) &&
      !isCompared(read, mention.first),
  ) && !isKeptFrom(read)

const works = new Set(
  'watch stir help helps roll press decorate shape count mix choose sprinkle squash knead'.split(' '),
)
const away = new Set(['back', 'away', 'clear', 'well'])
/** 'Let the little ones watch it fizz', 'keep children well back' give them nothing to eat. */
const isAtWork = (last: number, tokens: ReadSentence['tokens']): boolean =>
  works.has(tokens[last + 1]?.word ?? '') || away.has(tokens[last + 1]?.word ?? '')

const likened = new Set(['you', 'youre', 'if'])
const comparedWithin = 6

/** 'Like you're tucking up a baby', 'as if for a baby' says how. */
const isDoneAsTo = (at: number, tokens: ReadSentence['tokens']): boolean =>
  tokens
    .slice(Math.max(0, at - comparedWithin), at)
    .some(
      ({ word }, index, near) =>
        (word === 'like' || word === 'as') && likened.has(near[index + 1]?.word ?? ''),
    )

/** 'The baby spinach' is no baby. */
function isPerson(
  { kind, senses, isNegated, last, text }: Mention,
  all: readonly Mention[],
  people: readonly string[],
): boolean {
  if (kind !== 'person' || isNegated || !senses.some(({ id }) => people.includes(id))) return false
  const isName = text.toLowerCase().includes('baby')
  return !isName || !all.some((food) => food.foods.length > 0 && food.first <= last + 1 && food.last > last)
}
