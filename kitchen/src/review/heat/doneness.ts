import type { Animal } from '../../graph/index.ts'
import { animalWords } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import type { Mention, ReadSentence, Sense } from '../../reading/index.ts'
import { eggDishTemperature } from '../../safety/index.ts'
import type { SafeTemperature, TemperatureGroup } from '../../safety/index.ts'
import type { RawLine } from './raw-lines.ts'
import { writePair } from './temperature-text.ts'

/** Groups of the chart by the word with which cues say whom they are about. */
const groupNames: Readonly<Record<TemperatureGroup, NonNullable<Sense['about']>[number]>> = {
  poultry: 'bird',
  'ground poultry': 'ground',
  'ground meat': 'ground',
  'whole meat': 'meat',
  game: 'bird',
  fish: 'fish',
  'crustaceans and scallops': 'shellfish',
  bivalves: 'bivalve',
  egg: 'egg',
  bacon: 'meat',
}

/** True where a cue speaks of this group of food. */
export const isAbout = ({ about }: Sense, group: TemperatureGroup): boolean =>
  about === undefined || about.includes(groupNames[group])

/** Groups for which the chart accepts a cue; meat and poultry have none: only a thermometer tells. */
const judgedByEye: ReadonlySet<TemperatureGroup> = new Set([
  'fish',
  'crustaceans and scallops',
  'bivalves',
  'egg',
  'bacon',
])

/** True when the words hold the cue by which this food is judged. */
export function hasDoneCue(group: TemperatureGroup, { mentions }: Pick<ReadSentence, 'mentions'>): boolean {
  if (!judgedByEye.has(group)) return false
  return mentions.some(
    (mention) =>
      mention.kind === 'cue' &&
      !mention.isNegated &&
      mention.senses.some((sense) => isDone(sense, group)) &&
      !isBeforeFood(mention, mentions),
  )
}

/** 'The orange roe', 'firm tofu': the word says of another food what it is like. */
const isBeforeFood = ({ last }: Mention, mentions: ReadSentence['mentions']): boolean =>
  mentions.some(({ first, foods }) => first === last + 1 && foods.length > 0)

/** Bacon is too thin for a thermometer: brown is done. */
function isDone(sense: Sense, group: TemperatureGroup): boolean {
  if (
    group === 'bacon' &&
    sense.kind === 'cue' &&
    (sense.id === 'color' || sense.id === 'crisp-bacon' || sense.id === 'texture')
  )
    return true
  return sense.meaning === 'done' && isAbout(sense, group)
}

/** What the inside must reach, in °F; `null` where only the cue counts. */
export function requiredFahrenheit({ group, fahrenheit }: SafeTemperature): number | null {
  return group === 'egg' ? eggDishTemperature.fahrenheit : fahrenheit
}

/**
 * Minutes in boiling liquid, or in the oven in a batter, after which nothing of this food is left underdone. Well above what FSIS and the egg
 * board's charts give for the thickest usual piece, so that a browning step before a long braise needs no figure.
 */
export const throughAfter: Readonly<Record<TemperatureGroup, number>> = {
  poultry: 45,
  'ground poultry': 20,
  'ground meat': 20,
  'whole meat': 60,
  game: 60,
  fish: 15,
  'crustaceans and scallops': 8,
  bivalves: Number.POSITIVE_INFINITY,
  egg: 9,
  bacon: 5,
}

/** Least minutes over heat in all that can cook the thinnest usual piece through; a recipe that says less says too little. */
export const leastMinutes: Readonly<Record<TemperatureGroup, number>> = {
  poultry: 4,
  'ground poultry': 3,
  'ground meat': 3,
  'whole meat': 2,
  game: 3,
  fish: 2,
  'crustaceans and scallops': 1,
  bivalves: 2,
  egg: 1.6,
  bacon: 1,
}

/** The sentence that makes meat safe that simmers: it rests in the pot. */
export function simmeredSentence(line: RawLine): string {
  const { group, fahrenheit, celsius, restMinutes } = line.animal.safe
  if (group !== 'whole meat' || fahrenheit === null || celsius === null) return safetySentence(line)
  return `Cook until the ${calledIn(line)} reaches ${writePair({ fahrenheit, celsius })} inside, and for ${restMinutes} minutes more.`
}

/** The sentence that makes a step safe. */
export function safetySentence(line: RawLine): string {
  const { group, fahrenheit, celsius, restMinutes } = line.animal.safe
  const figure = fahrenheit !== null && celsius !== null ? writePair({ fahrenheit, celsius }) : ''
  const said = calledIn(line)
  const sentences: Readonly<Record<TemperatureGroup, string>> = {
    poultry: `Cook until the thickest part of the ${said} reaches ${figure}.`,
    'ground poultry': `Cook until the ${said} reaches ${figure} in the center.`,
    'ground meat': `Cook until the ${said} reaches ${figure} in the center.`,
    'whole meat': `Cook until the thickest part of the ${said} reaches ${figure}, then rest it for ${restMinutes} minutes.`,
    game: `Cook until the thickest part of the ${said} reaches ${figure}.`,
    fish: `Cook until the ${said} is opaque and flakes easily with a fork, ${figure} inside.`,
    'crustaceans and scallops': `Cook until the ${said} is pearly and opaque.`,
    bivalves: 'Cook until the shells open; discard any that stay shut.',
    egg: `Cook until the egg is firm, ${writePair(eggDishTemperature)} in the center.`,
    bacon: `Cook the ${said} until crisp.`,
  }
  return sentences[group]
}

const measured: ReadonlySet<TemperatureGroup> = new Set<TemperatureGroup>([
  'poultry',
  'ground poultry',
  'ground meat',
  'game',
])

/** '165°F (74°C) in the thickest part', to stand behind a sign that the food is done; null for food that also rests, or is judged by eye. */
export function figureBehindSign({ safe: { group, fahrenheit, celsius } }: Animal): string | null {
  if (fahrenheit === null || celsius === null || !measured.has(group)) return null
  const place = group.startsWith('ground') ? 'in the center' : 'in the thickest part'
  return `${writePair({ fahrenheit, celsius })} ${place}`
}

const calledByWord: Partial<Record<TemperatureGroup, ReturnType<typeof phraseSet>>> = {
  poultry: phraseSet(animalWords.poultry),
  'whole meat': phraseSet(animalWords['whole meat']),
}

/** The food as the writer's line calls it, where the kitchen's name has words that the line has not: cube steaks are no stew meat. */
export function calledIn({ animal: { name, safe }, read: { tokens } }: RawLine): string {
  const plain = plainName(name)
  const words = calledByWord[safe.group]
  const isSaid = plain.split(' ').every((word) => tokens.some((token) => token.word.startsWith(word)))
  const found = isSaid || words === undefined ? undefined : findPhrase(tokens, words)
  return found === undefined
    ? plain
    : tokens
        .slice(found.first, found.last + 1)
        .map(({ singular }) => singular)
        .join(' ')
}

const shopWords = new Set(['farmed', 'atlantic', 'with', 'without', 'skin'])

/** A food's name as a sentence says it: without the shop's remarks. */
export function plainName(name: string): string {
  const bare = name.split('(')[0]?.split(',')[0]?.split(' or ')[0] ?? name
  return bare
    .split(' ')
    .filter((word) => word !== '' && !shopWords.has(word) && !word.includes('/'))
    .join(' ')
}

const flours = phraseSet(
  'flour|batter|dough|cake|muffin|cookie|oat|almond meal|cornmeal|breadcrumb|semolina|pastry|cracker|bread',
)

/** True where an egg is part of a batter or a dish that is baked: it is judged with the whole. */
export const isInBatter = (texts: readonly string[]): boolean =>
  texts.some((text) => holdsPhrase(tokensOf(text), flours))
