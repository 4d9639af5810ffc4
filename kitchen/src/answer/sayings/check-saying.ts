import { findFood } from '../../foods/index.ts'
import { calledAs } from '../called.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import { checkForeignMatter, withoutMarkup } from './foreign-matter.ts'
import { checkElsewhere } from './said-elsewhere.ts'
import { checkAllergens } from './said-allergens.ts'
import { checkMeasures } from './said-measures.ts'
import { checkNutrition } from './said-nutrition.ts'
import { checkStorageTimes } from './said-storage.ts'
import { checkTemperatures } from './said-temperatures.ts'
import { instead } from './saying.ts'
import type { ReadSaying, SayingCheck, SayingFacts, SayingVerdict } from './saying.ts'
import { checkAdvice } from './unsafe-advice.ts'
import { checkReassurance } from './reassurance.ts'
import { checkStep } from './unsafe-step.ts'

/** What harms most is looked for first: a sentence with several faults gets the reason of the worst. */
const checks: readonly SayingCheck[] = [
  checkForeignMatter,
  checkAdvice,
  checkTemperatures,
  checkStorageTimes,
  checkElsewhere,
  checkStep,
  checkReassurance,
  checkAllergens,
  checkNutrition,
  checkMeasures,
]

/**
 * Judges one sentence that a language model wants to say to a cook, against the kitchen's facts about the foods it names (or the turn is
 * about) and what was looked up in this turn. Kept are ordinary words about cooking, and figures that agree; figures that nothing
 * supports and unsafe advice give way to the kitchen's own sentence, or to silence where it has none; links, contacts, code and talk about the
 * assistant's instructions are dropped. An empty sentence is kept. Takes well under a millisecond.
 * @example checkSaying('Cook chicken to 150°F.', { lookups: [], foods: [] })
 * // { verdict: 'replace', reason: 'temperature', text: 'Chicken: 165°F (74°C). ...' }
 */
export function checkSaying(sentence: string, facts: SayingFacts): SayingVerdict {
  if (isOwn(sentence, facts)) return { verdict: 'keep' }
  const saying = read(sentence, facts)
  for (const check of checks) {
    const verdict = check(saying)
    if (verdict) return verdict
  }
  if (saying.text === sentence.trim()) return { verdict: 'keep' }
  return instead('markup', saying.text)
}

/** A sentence of the kitchen's own, to the letter, out of what was looked up in this turn. */
function isOwn(sentence: string, { lookups }: SayingFacts): boolean {
  const text = sentence.trim()
  return text.length > 10 && lookups.some(({ facts }) => facts.some(({ value }) => value.includes(text)))
}

/** Named for how it is made: what it holds and how it keeps depends on the dish. */
const madeOfAnything = new Set(['soup'])

function read(sentence: string, { lookups, foods }: SayingFacts): ReadSaying {
  const text = withoutMarkup(sentence.trim())
  const plain = plainText(text)
  const named = foodsIn(plain).filter(({ isDish, name }) => !isDish && !madeOfAnything.has(name))
  const about = [...new Set([...foods, ...lookups.flatMap(({ food }) => food ?? [])])].flatMap((name) => {
    const food = findFood(name)
    return food ? [calledAs(food, name)] : []
  })
  return { text, plain, named, about, foods: named.length > 0 ? named : about, lookups }
}
