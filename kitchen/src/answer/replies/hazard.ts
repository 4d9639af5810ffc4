import type { Food } from '../../foods/index.ts'
import { findHazard, temperatureFor } from '../../safety/index.ts'
import type { Reply } from '../answer-shape.ts'
import { findGuidance } from '../guidance.ts'
import { medicalBoundaries } from '../medical.ts'
import type { Question } from '../question.ts'
import { capital } from '../voice.ts'
import { guidanceReply } from './guidance.ts'
import { temperatureText } from './temperature.ts'

/** Whether eating something is dangerous: the agencies' rule, else what the tables say about the food. */
export function hazardReply({ text, foods }: Question): Reply | null {
  const rule = findGuidance(text, 'hazard') ?? findGuidance(text)
  if (rule) return guidanceReply(rule)
  const [food] = foods
  return food ? foodHazard(food) : null
}

function foodHazard(food: Food): Reply {
  const known = food.hazards.flatMap((key) => findHazard(key) ?? [])
  if (known[0]) return guidanceReply({ key: known[0].key, text: known[0].message, source: known[0].source })
  const safe = temperatureFor(food)
  if (safe) {
    return guidanceReply({
      key: 'cook-through',
      text: `${capital(food.plural)} are safe once cooked: ${temperatureText(safe)}. Not raw.`,
      source: safe.source,
    })
  }
  return {
    text: `I know of no particular danger with ${food.plural}: wash them, and keep them as the storage tip says. If they smell or look wrong, throw them away.`,
  }
}

/** What can be said as a fact, and which professional to ask; `null` for questions without a medical side. */
export function medicalReply({ text }: Pick<Question, 'text'>): Reply | null {
  const boundary = medicalBoundaries.find(({ asked }) => asked.test(text))
  if (!boundary) return null
  if (boundary.source === null) return { text: boundary.text }
  return guidanceReply({ key: boundary.key, text: boundary.text, source: boundary.source })
}
