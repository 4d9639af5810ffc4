import { findFood } from '../../foods/index.ts'
import { withDisplayName } from '../display-name.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import { checkUnwantedContent, withoutMarkup } from './unwanted-content.ts'
import { checkPersons } from './person-claims.ts'
import { checkRestaurantFood } from './restaurant-claims.ts'
import { checkAllergens } from './allergen-claims.ts'
import { checkMeasures } from './measure-claims.ts'
import { checkNutrition } from './nutrition-claims.ts'
import { checkStorageTimes } from './storage-claims.ts'
import { checkTemperatures } from './temperature-claims.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementCheck, StatementFacts, StatementVerdict } from './statement.ts'
import { checkStanding } from './standing.ts'
import { checkAdvice, ownSentences } from './unsafe-advice.ts'
import { checkReassurance } from './reassurance.ts'
import { checkStep } from './unsafe-step.ts'

/** What harms most is looked for first: a sentence with several faults gets the reason of the worst. */
const checks: readonly StatementCheck[] = [
  checkUnwantedContent,
  checkAdvice,
  checkTemperatures,
  checkStanding,
  checkStorageTimes,
  checkRestaurantFood,
  checkStep,
  checkReassurance,
  checkPersons,
  checkAllergens,
  checkNutrition,
  checkMeasures,
]

/**
 * Judges one sentence that a language model wants to say to a cook, against the kitchen's facts about the foods it names (or the turn is
 * about) and what was looked up in this turn. Kept are ordinary words about cooking, and figures that agree; figures that nothing
 * supports and unsafe advice give way to the kitchen's own sentence, or to silence where it has none; links, contacts, code and talk about the
 * assistant's instructions are dropped. An empty sentence is kept. Takes well under a millisecond.
 * @example checkStatement('Cook chicken to 150°F.', { lookups: [], foods: [] })
 * // { verdict: 'replace', reason: 'temperature', text: 'Chicken: 165°F (74°C). ...' }
 */
export function checkStatement(sentence: string, facts: StatementFacts): StatementVerdict {
  if (isOwn(sentence, facts)) return { verdict: 'keep' }
  const statement = read(sentence, facts)
  for (const check of checks) {
    const verdict = check(statement)
    if (verdict) return verdict
  }
  if (statement.text === sentence.trim()) return { verdict: 'keep' }
  return instead('markup', statement.text)
}

/** A sentence of the kitchen's own, to the letter: what it says instead of a model, or what was looked up in this turn. */
function isOwn(sentence: string, { lookups }: StatementFacts): boolean {
  const text = sentence.trim()
  if (ownSentences.has(text)) return true
  return text.length > 10 && lookups.some(({ facts }) => facts.some(({ value }) => value.includes(text)))
}

/** Named for how it is made: what it holds and how it keeps depends on the dish. */
const madeOfAnything = new Set(['soup'])

function read(sentence: string, { lookups, foods, asked = '' }: StatementFacts): ReadStatement {
  const text = withoutMarkup(sentence.trim())
  const plain = plainText(text)
  const named = foodsIn(plain).filter(({ isDish, name }) => !isDish && !madeOfAnything.has(name))
  const about = [...new Set([...foods, ...lookups.flatMap(({ food }) => food ?? [])])].flatMap((name) => {
    const food = findFood(name)
    return food ? [withDisplayName(food, name)] : []
  })
  return {
    text,
    plain,
    named,
    about,
    foods: named.length > 0 ? named : about,
    lookups,
    asked: plainText(asked),
  }
}
