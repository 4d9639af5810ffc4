import {
  driedForms,
  lectinBeans,
  sproutWords,
  toxicRaw,
  toxicTogether,
  usedMarinade,
} from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import type { PhraseSet } from '../../reading/index.ts'
import type { ReadStatement } from './statement.ts'

const parts = toxicTogether.map(({ food, with: part }) => ({ food: phraseSet(food), part: phraseSet(part) }))
const rawPlants = toxicRaw.map(({ food, safe }) => ({ food: phraseSet(food), safe: phraseSet(safe) }))
const lectins = phraseSet(lectinBeans)
const dried = phraseSet(driedForms)
const sprouts = phraseSet(sproutWords)
const raw = phraseSet('raw|uncooked')
const marinade = phraseSet(usedMarinade)

/** 'What is left in the bag makes a fresh drizzle', of the marinade that the question is about. */
const marinades = phraseSet('marinade|marinades|marinate|marinating')
const remains = phraseSet(
  "what's left|what is left|whatever is left|left in the|leftover|remaining|left over|the rest of",
)
const saucing = phraseSet('drizzle|sauce|baste|brush|spoon|pour|dressing|glaze|serve|over the top')

const isNamed = ({ read, asked }: ReadStatement, food: PhraseSet): boolean =>
  holdsPhrase(read.tokens, food) || holdsPhrase(tokensOf(asked), food)

/** A poisonous part or state of a food that the sentence or the question names: no heat helps. */
export const isOfPoisonousPart = (statement: ReadStatement): boolean =>
  parts.some(
    ({ food, part }) => isNamed(statement, food) && holdsPhrase(tokensOf(withNames(statement)), part),
  ) ||
  (whole.some((food) => isNamed(statement, food)) && holdsPhrase(statement.read.tokens, otherParts))

/** Plants of which most parts are poisonous, and stone fruit. */
const whole = toxicTogether
  .filter(({ key, isOwnPart }) => isOwnPart === true || key === 'elderberry')
  .map(({ food }) => phraseSet(food))
const otherParts = phraseSet('leaf|twig|bark|branch|root|pit|kernel|unripe|green berries')

/** 'The green ones', of the potatoes of the question. */
const withNames = ({ plain, about: [food] }: ReadStatement): string =>
  food === undefined ? plain : plain.replaceAll(' ones', ` ${food.calledPlural}`)

/** What is toxic or full of germs until it is boiled: beans, elderberries, sprouts, a marinade that held raw food. */
export function isOfToxicRaw(statement: ReadStatement): boolean {
  const { tokens } = statement.read
  return (
    rawPlants.some(({ food, safe }) => isNamed(statement, food) && !holdsPhrase(tokens, safe)) ||
    (isNamed(statement, lectins) && isNamed(statement, dried)) ||
    (isNamed(statement, sprouts) && holdsPhrase(tokens, raw)) ||
    holdsPhrase(tokens, marinade) ||
    (isNamed(statement, marinades) && holdsPhrase(tokens, remains) && holdsPhrase(tokens, saucing))
  )
}

const toxic = [...parts.map(({ food }) => food), ...rawPlants.map(({ food }) => food), lectins, sprouts]

/** True for a food of which some part or state is poisonous. */
export const mayBeToxic = (text: string): boolean => {
  const tokens = tokensOf(text)
  return toxic.some((food) => holdsPhrase(tokens, food))
}
