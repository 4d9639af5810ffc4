import { findFood, substituteText } from '../../foods/index.ts'
import type { Diet, Food, Substitute } from '../../foods/index.ts'
import type { Lookup, Reply } from '../answer-shape.ts'
import { dietsIn } from '../diet-words.ts'
import type { Question } from '../question.ts'
import { capital, listed, pick } from '../voice.ts'

/** What to use instead, with the ratio by weight; a diet in the question leaves out what does not fit it. */
export function substitutesReply(question: Question): Reply | null {
  const [food, offered] = question.foods
  if (!food) return null
  const diets = dietsIn(question.text)
  const fitting = food.substitutes.filter((substitute) => fits(substitute, diets))
  if (offered) return offeredReply(food, offered)
  if (fitting.length === 0) return noneReply(food, diets)
  const opening = pick(question.context.seed, question.text, [
    `Instead of ${food.name}:`,
    `${capital(food.name)} can make way for`,
    `Out of ${food.name}? Take`,
  ])
  return {
    text: `${opening} ${listed(fitting.slice(0, 3).map(substituteText), 'or')}.`,
    lookups: [substitutesLookup(food, fitting)],
  }
}

function fits(substitute: Substitute, diets: readonly Diet[]): boolean {
  const food = findFood(substitute.food)
  return food !== undefined && diets.every((diet) => food.diets.includes(diet))
}

/** 'Can I use onion instead of shallots?': yes with the ratio where the table has it. */
function offeredReply(food: Food, offered: Food): Reply {
  const forFood = food.substitutes.find((substitute) => substitute.food === offered.name)
  const forOffered = offered.substitutes.find((substitute) => substitute.food === food.name)
  const known = forFood ?? forOffered
  if (known) {
    const missing = forFood ? food : offered
    return {
      text: `Yes, ${substituteText(known)} in place of ${missing.name}.`,
      lookups: [substitutesLookup(missing, [known])],
    }
  }
  const own = food.substitutes.slice(0, 3)
  const ending =
    own.length > 0 ? ` What I do know instead of ${food.name}: ${listed(own.map(substituteText), 'or')}.` : ''
  return {
    text: `I have no tried ratio for ${offered.name} in place of ${food.name}, so taste as you go and start with less.${ending}`,
    lookups: own.length > 0 ? [substitutesLookup(food, own)] : [],
  }
}

function noneReply(food: Food, diets: readonly Diet[]): Reply {
  const kind = diets.length > 0 ? `${listed(diets)} ` : ''
  return {
    text: `I know no ${kind}substitute for ${food.name} that I would vouch for. Tell me the dish, and leaving it out may be the better way.`,
    lookups: [],
  }
}

/** The substitutes of a food with ratio and note. */
export function substitutesLookup(food: Food, substitutes: readonly Substitute[]): Lookup {
  const facts = substitutes.map((substitute) => ({
    label: substitute.food,
    value: substituteText(substitute),
    source: 'kitchen practice, ratio by weight',
  }))
  return { kind: 'substitutes', food: food.name, facts }
}
