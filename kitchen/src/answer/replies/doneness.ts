import { findCookFacts, methods } from '../../cooking/index.ts'
import type { CookFacts, Method } from '../../cooking/index.ts'
import type { Food } from '../../foods/index.ts'
import { temperatureFor } from '../../safety/index.ts'
import type { Lookup, Reply } from '../answer-shape.ts'
import type { Question } from '../question.ts'
import { capital, listed } from '../voice.ts'
import { temperatureReply, temperatureText } from './temperature.ts'

const methodWords: Readonly<Record<Method, RegExp>> = {
  saute: /\b(?:saut[eé]\w*|fry\w*|fried|pan|stir[- ]?fr\w*)\b/,
  roast: /\b(?:roast\w*|bak(?:e|ed|ing)|oven)\b/,
  boil: /\bboil\w*\b/,
  steam: /\bsteam\w*\b/,
  simmer: /\b(?:simmer\w*|stew\w*|braise\w*)\b/,
  grill: /\b(?:grill\w*|barbecue\w*|bbq)\b/,
}
const methodNames: Readonly<Record<Method, string>> = {
  saute: 'in a medium-high pan',
  roast: 'in the oven at 425°F (220°C)',
  boil: 'boiled',
  steam: 'steamed',
  simmer: 'simmered',
  grill: 'on a hot grill',
}
const cookSource = 'kitchen practice, for pieces cut as the recipes cut them'

/** How long a food takes and how the cook sees that it is done; safe temperatures where the agencies have them. */
export function donenessReply(question: Question): Reply | null {
  const [food] = question.foods
  if (!food) return temperatureReply(question)
  const safe = temperatureFor(food)
  const facts = findCookFacts(food.name)
  if (!facts || Object.keys(facts.cook).length === 0) return safe ? temperatureReply(question) : noTimes(food)
  const asked = methods.filter((method) => methodWords[method].test(question.text) && facts.cook[method])
  const shown = asked.length > 0 ? asked : methods.filter((method) => facts.cook[method]).slice(0, 3)
  const ending = safe ? ` Safe at: ${temperatureText(safe)}.` : ' The look decides, the clock only guides.'
  return {
    text: `${capital(food.plural)}: ${listed(
      shown.map((method) => timeText(facts, method)),
      'or',
    )}.${ending}`,
    lookups: [cookingLookup(food, facts)],
  }
}

function timeText({ cook }: CookFacts, method: Method): string {
  const done = cook[method]
  return done ? `about ${done.minutes} minutes ${methodNames[method]}, until ${done.cue}` : ''
}

function noTimes(food: Food): Reply {
  return { text: `I have no cooking times for ${food.plural}. Taste and look decide: stop when you like it.` }
}

function cookingLookup({ name }: Food, facts: CookFacts): Lookup {
  return {
    kind: 'cooking',
    food: name,
    facts: methods.flatMap((method) => {
      const done = facts.cook[method]
      return done
        ? [{ label: method, value: `${done.minutes} minutes, until ${done.cue}`, source: cookSource }]
        : []
    }),
  }
}
