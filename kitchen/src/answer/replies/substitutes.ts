import { findFood, substituteText } from '../../foods/index.ts'
import { equivalentsOf } from '../../repertoire/index.ts'
import type { Diet, Food, FoodName, Substitute } from '../../foods/index.ts'
import type { AnswerContext, Lookup, Reply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { dietsIn } from '../diet-words.ts'
import type { Restriction } from '../asked/restriction.ts'
import { allowedFoods, restrictionsOf } from '../may-eat/allowed-foods.ts'
import type { Question } from '../question.ts'
import { isForbidden, waysIn } from '../wishes/ways-of-eating.ts'
import { capital, listed, measureFigure, pick } from '../voice.ts'
import { namesAlcohol, wantsNoAlcohol } from '../without-alcohol.ts'
import { missingFirst } from './missing-food.ts'

/** What to use instead, with the ratio by weight; a diet in the question leaves out what does not fit it. */
export function substitutesReply(question: Question): Reply | null {
  const [food, offered] = missingFirst(question)
  if (!food) return null
  const diets = dietsIn(question.text)
  const restrictions = restrictionsOf(question.text, toldIn(question.context))
  const isDry = wantsNoAlcohol(question.text)
  const ways = waysIn(question.text)
  const fitting = knownFor(food).filter(
    (substitute) =>
      fits(substitute, diets) &&
      isAllowed(substitute.food, restrictions) &&
      !ways.some((way) => isForbidden(substitute.food, way)) &&
      !(isDry && namesAlcohol(substitute.food)),
  )
  const isOffer = offered?.members.length === 0 && !asksWhich.test(question.text)
  if (offered && isOffer && isAllowed(offered.name, restrictions))
    return offeredReply(food, offered, fitting, question.text)
  if (fitting.length === 0) return noneReply(food, [...diets, ...ways.map(({ said }) => said)])
  const opening = pick(question.context.seed, question.text, [
    `Instead of ${food.called}:`,
    `${capital(food.called)} can make way for`,
    `Out of ${food.called}? Take`,
  ])
  return {
    text: `${opening} ${listed(fitting.slice(0, 3).map(substituteText), 'or')}.${forAllergy(question.text)}`,
    lookups: [substitutesLookup(food, fitting)],
  }
}

/** 'What can I use': nothing is offered yet. */
const asksWhich = wording('what|which|suggestion|suggestions|any|best|alternative|alternatives', 'what if')
const allergic = wording('allergy|allergic|allergies|allergen')

function fits(substitute: Substitute, diets: readonly Diet[]): boolean {
  const food = findFood(substitute.food)
  return food !== undefined && diets.every((diet) => food.diets.includes(diet))
}

/** What a cook takes instead, then what does the same work in any dish. */
const knownFor = ({ name, substitutes }: Food): readonly Substitute[] => [
  ...substitutes,
  ...equivalentsOf(name).filter(({ food }) => substitutes.every((each) => each.food !== food)),
]

/** People of the household are named beside what is not for them; who is told of here is not offered it. */
const toldIn = ({ household: _people, ...context }: AnswerContext): AnswerContext => context

const isAllowed = (food: FoodName, restrictions: readonly Restriction[]): boolean =>
  allowedFoods([food], restrictions).length > 0

/** Kinds whose foods do the same work in a dish: kitchen practice. */
const alike: ReadonlySet<Food['category']> = new Set(['fish', 'nut-seed', 'herb', 'legume'])

/** 'Can I use onion instead of shallots?': yes with the ratio where the table has it. */
function offeredReply(
  food: AskedFood,
  offered: AskedFood,
  fitting: readonly Substitute[],
  text: string,
): Reply {
  const forFood = knownFor(food).find((substitute) => substitute.food === offered.name)
  const reversed = knownFor(offered).find((substitute) => substitute.food === food.name)
  const known = forFood ?? (reversed && { food: offered.name, ratio: 1 / reversed.ratio })
  if (known) {
    return {
      text: `Yes, ${substituteText(known)} in place of ${food.called}.${bySpoon(food, offered, known.ratio)}${otherWay(text, food, offered, known.ratio)}`,
      lookups: [substitutesLookup(food, [known])],
    }
  }
  if (food.category === offered.category && alike.has(food.category))
    return {
      text: `Usually yes, ${offered.called} in the same weight for ${food.called}: it does the same work, with another taste. Go by look and feel, since it may cook faster or slower.`,
      lookups: [],
    }
  const own = fitting.slice(0, 3)
  const ending =
    own.length > 0
      ? ` What I do know instead of ${food.called}: ${listed(own.map(substituteText), 'or')}.`
      : ''
  return {
    text: `I have no tried ratio for ${offered.called} in place of ${food.called}, so taste as you go and start with less.${ending}`,
    lookups: own.length > 0 ? [substitutesLookup(food, own)] : [],
  }
}

const swapping = wording('swap|swapping|exchange|switch')
const inParts = 100

/** 'Swap honey for sugar' is said of both directions: where they differ, both are told. */
function otherWay(text: string, food: AskedFood, offered: AskedFood, ratio: number): string {
  if (!swapping.test(text) || Math.abs(ratio - 1) < 0.05) return ''
  return ` The other way round, ${Math.round(inParts / ratio)} g of ${food.called} for ${inParts} g of ${offered.called}.`
}

/** 'That is ¼ teaspoon for each teaspoon': what is measured by the spoon nobody weighs. */
function bySpoon(food: AskedFood, offered: AskedFood, ratio: number): string {
  const [of, instead] = [food.portions.tsp, offered.portions.tsp]
  if (!of || !instead || ratio === 1 || food.category !== 'flour-baking') return ''
  const spoons = Math.round(((ratio * of) / instead) * 4) / 4
  return spoons > 0
    ? ` That is ${measureFigure(spoons)} teaspoon${spoons > 1 ? 's' : ''} for each teaspoon.`
    : ''
}

/** Relatives of a food can set off the same allergy, and no table here says which. */
function forAllergy(text: string): string {
  return allergic.test(text)
    ? ' With an allergy ask your doctor first: relatives of a food can set it off too.'
    : ''
}

function noneReply(food: AskedFood, diets: readonly string[]): Reply {
  const kind = diets.length > 0 ? `${listed(diets)} ` : ''
  return {
    text: `I know no ${kind}substitute for ${food.called} that I would vouch for. Tell me the dish, and leaving it out may be the better way.`,
    lookups: [],
  }
}

/** What may stand in for a food, with the ratios; `null` where the table has nothing. */
export function substitutesSentence({ called, substitutes }: AskedFood): string | null {
  const named = substitutes.slice(0, 3).map(substituteText)
  return named.length > 0 ? `Instead of ${called}: ${listed(named, 'or')}.` : null
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
