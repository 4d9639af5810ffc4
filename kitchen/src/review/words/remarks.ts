import { findFood } from '../../foods/index.ts'
import { calmingDenials } from '../../lexicon/index.ts'
import { holdsPhrase, isOrder, phraseSet } from '../../reading/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { animalCategories } from '../../safety/index.ts'
import type { TemperatureGroup } from '../../safety/index.ts'
import { isDenial } from './denial.ts'
import { isAbout } from '../heat/doneness.ts'
import { isStatement } from './statement.ts'
import { bareInsides } from '../heat/temperature-text.ts'

const calm = phraseSet(calmingDenials)
const bakes: ReadonlySet<string> = new Set(['dough', 'filling', 'sauce', 'dry', 'wet'])

/**
 * True for words that give nothing to do and talk of how done a raw animal food is, without a sign or a figure that proves it safe: the
 * kitchen's own sentence stands in their place.
 */
export function isRemark(read: ReadSentence, group: TemperatureGroup): boolean {
  if (group === 'bacon') return false
  if (deniesHeat(read, group)) return true
  if (
    !isStatement(read) ||
    isOfCleaning(read) ||
    isOfContact(read) ||
    isOfCold(read) ||
    isProven(read, group) ||
    isOfOther(read)
  )
    return false
  return speaksOfDoneness(read, group) || holdsPhrase(read.tokens, calm)
}

/** 'Hands washed, board washed, job done.' */
const isOfCleaning = ({ mentions }: ReadSentence): boolean =>
  mentions.some(
    ({ effect, isNegated, text }) =>
      !isNegated && (effect === 'wash' || effect === 'clean' || text.toLowerCase() === 'washed'),
  )

const touching = new Set(['touch', 'touches', 'touched', 'contact'])
/** 'It must not touch raw meat': what keeps others clean. */
const isOfContact = ({ mentions, tokens }: ReadSentence): boolean =>
  tokens.some(({ word }) => touching.has(word)) && mentions.some(isDenial)

/** 'Or overnight in the fridge for the deepest red colour': of the marinade, before any heat. */
const isOfCold = ({ mentions }: ReadSentence): boolean =>
  mentions.some(
    ({ kind, senses, effect, isNegated }) =>
      (kind === 'place' && senses.some(({ id }) => id === 'cold')) || (effect === 'chill' && !isNegated),
  ) &&
  mentions.every(
    ({ effect, kind, senses }) =>
      effect !== 'cook' && (kind !== 'part' || !senses.some(({ id }) => id === 'inside')),
  )

/** 'It will look like wet sand': what is compared says nothing of the food. */
function beforeLikeness(mentions: readonly Mention[]): readonly Mention[] {
  const at = mentions.findIndex(
    ({ kind, senses }) => kind === 'word' && senses.some(({ id }) => id === 'likeness'),
  )
  return at === -1 ? mentions : mentions.slice(0, at)
}

/** 'Cold water over' says nothing of the chicken. */
const isOfOtherFood = ({ kind, first, last }: Mention, mentions: readonly Mention[]): boolean =>
  kind === 'cue' &&
  mentions.some(
    (food) =>
      food.foods.length > 0 &&
      !isAnimal(food) &&
      food.first <= last + 1 &&
      food.last > last &&
      food.first >= first,
  )

const owned = new Set(['its', 'their', 'your'])
/** 'It has done its job', 'ready to cook', 'within a week': of no inside, and of nothing that is done. */
function isOfElse({ kind, text, last }: Mention, { tokens, mentions, quantities }: ReadSentence): boolean {
  const next = last + 1
  if (kind === 'part') return quantities.some((each) => each.kind === 'duration' && each.first === next)
  const isJob = text.toLowerCase() === 'done' && owned.has(tokens[next]?.word ?? '')
  const isWorkAhead =
    tokens[next]?.word === 'to' &&
    mentions.some(
      (each) =>
        each.kind === 'technique' &&
        each.effect !== 'eat' &&
        each.effect !== 'serve' &&
        each.first === next + 1,
    )
  return isJob || isWorkAhead
}

const speaksOfDoneness = (read: ReadSentence, group: TemperatureGroup): boolean =>
  beforeLikeness(read.mentions)
    .filter((mention) => !isOfOtherFood(mention, read.mentions) && !isOfElse(mention, read))
    .some(
      ({ kind, senses, effect, isNegated }) =>
        (group !== 'egg' && effect === 'warm') ||
        (kind === 'part' && senses.some(({ id }) => id === 'inside')) ||
        (kind === 'cue' &&
          ((group !== 'egg' && senses.some(({ id }) => id === 'doneness')) ||
            (!isNegated && senses.some((sense) => sense.meaning === 'underdone' && isAbout(sense, group))))),
    )

/** A figure is judged by the rule of figures; a sign of the chart proves. */
const isProven = (read: ReadSentence, group: TemperatureGroup): boolean =>
  read.quantities.some(({ kind }) => kind === 'temperature') ||
  bareInsides(read).length > 0 ||
  read.mentions.some(
    ({ kind, senses, isNegated }) =>
      kind === 'cue' &&
      !isNegated &&
      senses.some((sense) => sense.meaning === 'done' && isAbout(sense, group)),
  )

const isPronoun = ({ kind, text }: Mention) => kind === 'reference' && pronouns.has(text.toLowerCase())
const pronouns = new Set(['it', 'they', 'them', 'these', 'those'])
const several = new Set(['they', 'them', 'these', 'those'])

const isAnimal = ({ foods }: Mention) => animalCategories.has(findFood(foods[0] ?? '')?.category ?? '')

/** 'The rice is done when it is soft': what the words begin with is another food, and no pronoun is of the meat. */
function isOfOther({ mentions, tokens }: ReadSentence): boolean {
  const [subject] = mentions.filter((each) => each.foods.length > 0 || isPronoun(each) || isBake(each))
  if (subject === undefined || isPronoun(subject) || (isAnimal(subject) && !isBake(subject))) return false
  const last = tokens[subject.last]
  const isSeveral = last !== undefined && last.word !== last.singular
  return mentions.filter(isPronoun).every(({ text }) => several.has(text.toLowerCase()) === isSeveral)
}

const making: ReadonlySet<string> = new Set(['add', 'combine', 'coat', 'cut', 'shape'])

const isBake = ({ kind, senses }: Mention) => kind === 'reference' && senses.some(({ id }) => bakes.has(id))

/** 'Skip the steaming', 'no searing needed': the first that is said of work denies heat, and none follows; 'do not bake with a cold dish' says how. */
function deniesHeat(read: ReadSentence, group: TemperatureGroup): boolean {
  const { mentions, quantities } = read
  const work = mentions.filter(({ kind }) => kind === 'technique')
  // 'When the oil is hot but not smoking, add the chicken' tells what to do.
  if (work.some((each) => making.has(each.effect ?? '') && !each.isNegated && isOrder(each, read)))
    return false
  return (
    group !== 'egg' &&
    group !== 'bivalves' &&
    work[0]?.effect === 'cook' &&
    work[0].isNegated &&
    read.tokens[work[0].last + 1]?.word !== 'with' &&
    work.every(({ effect, isNegated }) => isNegated || effect !== 'cook') &&
    quantities.every(({ kind }) => kind !== 'duration')
  )
}
