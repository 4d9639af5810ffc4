import { findHazard, temperatureFor } from '../../safety/index.ts'
import type { Reply } from '../answer-shape.ts'
import { findPhrase, phraseSet, singular, tokensOf } from '../../reading/index.ts'
import type { AskedFood } from '../display-name.ts'
import { fitOf } from '../asked/fit.ts'
import { namedFoodsIn } from '../named-foods.ts'
import { wording } from '../asked/wording.ts'
import { findGuidance } from '../guidance.ts'
import { medicalBoundaryOf } from '../medical.ts'
import type { Question } from '../question.ts'
import { capital, verb } from '../voice.ts'
import { guidanceReply } from './guidance.ts'
import { temperatureText } from './temperature.ts'

/** Whether eating something is dangerous: the agencies' rule, else what the tables say about the food. */
export function hazardReply({ text, foods }: Question): Reply | null {
  const rule = findGuidance(text, 'hazard') ?? findGuidance(text)
  if (rule) return guidanceReply(rule)
  const [food, other] = foods
  if (!food) return null
  const isAll = !other && fitOf(text, namedFoodsIn(text)).share === 1
  return unknownPart(food, text) ?? foodHazard(food, text, isAll)
}

const parts = phraseSet(
  'pit|stone|seed|kernel|skin|peel|rind|shell|leaf|stalk|stem|tops|root|flower|core|bone',
)

/** Parts of a food that no table speaks of get no yes. */
function unknownPart(food: AskedFood, text: string): Reply | null {
  const tokens = tokensOf(text)
  const at = findPhrase(tokens, parts)?.first
  const part = at === undefined ? undefined : tokens[at]?.word
  if (!part || food.name.includes(singular(part))) return null
  const known = food.hazards
    .flatMap((key) => findHazard(key) ?? [])
    .find(({ message }) => message.includes(part))
  if (known) return guidanceReply({ key: known.key, text: known.message, source: known.source })
  return {
    text: `I have no facts about the ${part} of ${food.calledPlural}, so I will not say yes. When in doubt, leave that part out.`,
  }
}

/** Of what grows and is sold in shops alone it can be said that no danger is known. */
const grown: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb', 'grain', 'spice'])
const notPlain = wording(
  'raw|wild|unpasteurized|unpasteurised|homemade|uncooked|undercooked|foraged|old|oil|canned',
)

/** What is known of the food; that nothing is known of it, only where the question is about it alone. */
function foodHazard(food: AskedFood, text: string, isAll: boolean): Reply | null {
  const known = food.hazards.flatMap((key) => findHazard(key) ?? [])
  if (known[0]) return guidanceReply({ key: known[0].key, text: known[0].message, source: known[0].source })
  const safe = temperatureFor(food)
  if (safe) {
    return guidanceReply({
      key: 'cook-through',
      text: `${capital(food.calledPlural)} ${verb(food, 'is', 'are')} safe once cooked: ${temperatureText(safe)}. Not raw.`,
      source: safe.source,
    })
  }
  if (!isAll || !grown.has(food.category) || notPlain.test(text)) return null
  return {
    text: `I know of no particular danger with ${food.calledPlural}. Wash or wrap as the storage tip says, and throw away what smells or looks wrong.`,
  }
}

/** What can be said as a fact, and which professional to ask; `null` for questions without a medical side. */
export function medicalReply({ text }: Pick<Question, 'text'>): Reply | null {
  const boundary = medicalBoundaryOf(text)
  if (!boundary) return null
  return guidanceReply({ key: boundary.key, text: boundary.text, source: boundary.source })
}
