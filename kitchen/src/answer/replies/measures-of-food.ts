import { findCookFacts } from '../../cooking/index.ts'
import { cookName } from '../../foods/index.ts'
import type { FoodCategory } from '../../foods/index.ts'
import { amountsIn, gramsOfAmount, gramsOfUnit, gramsPer, isVolume, isWeight } from '../amounts.ts'
import type { Amount, AmountUnit } from '../amounts.ts'
import type { Reply } from '../answer-shape.ts'
import { peopleIn } from '../asked/eaters.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { capital, figure, measureFigure } from '../voice.ts'
import { amountText, measured, measureLookup, unitWord } from './measured.ts'

/** What is put on the table for itself: of wine, chili powder and cheese in a dish nobody has so much. */
const servedAlone: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'vegetable',
  'fruit',
  'legume',
  'grain',
  'pasta-noodle',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'plant-protein',
])
const inVessels = wording('bottle|bottles|tray|trays|jar|jars|dry pasta / mac n|and cheese')

/** Servings, by what the recipes take of a food for one person. */
export function portionReply(food: AskedFood, text: string): Reply | null {
  const portion = findCookFacts(food.name)?.portion
  if (!portion || !servedAlone.has(food.category) || inVessels.test(text)) return null
  const source = 'kitchen practice, what the recipes take for one'
  const lookups = [
    {
      kind: 'measure' as const,
      food: food.name,
      facts: [{ label: 'a serving', value: `${portion} g`, source }],
    },
  ]
  const name = cookName(food.name)
  if (perPerson.test(text)) {
    return { text: `Count on about ${portion} g of ${name} a person, as it is bought.`, lookups }
  }
  const people = peopleIn(text)
  if (people !== null && howMuch.test(text))
    return {
      text: `About ${figure(portion * people)} g of ${name} for ${people}, as it is bought: ${portion} g a person, a quarter more for big appetites.`,
      lookups,
    }
  const [amount] = amountsIn(text)
  const grams = amount && gramsOfAmount(amount, food)
  if (!grams || !howManyPeople.test(text)) return null
  const fed = Math.max(1, Math.round(grams / portion))
  return {
    text: `${amountText(amount.quantity, amount.unit)} of ${name} feeds about ${fed}, at ${portion} g a person.`,
    lookups,
  }
}

const howMuch = wording('how much|many')

/** Grams of an amount of a food, or how many cups, spoons or pieces a weight makes. */
export function foodReply(
  food: AskedFood,
  amount: Amount | undefined,
  to: AmountUnit | undefined,
  text: string,
): Reply | null {
  if (amount && isWeight(amount.unit))
    return fromGrams(food, amount.quantity * gramsPer(amount.unit), amount, to)
  if (amount && isVolume(amount.unit) && asksForPieces(food, text)) return piecesIn(food, amount)
  const named = namedMeasure(food, text)
  if (named && (!amount || amount.unit === 'piece')) return ofNamed(food, amount?.quantity ?? 1, named, text)
  if (!named && containers.test(text)) return unknownMeasure(food)
  const asked = amount ?? { quantity: 1, unit: to && !isWeight(to) ? to : ('piece' as const), text: '' }
  const grams = gramsOfAmount(asked, food)
  if (grams === null) return unknownMeasure(food)
  const what =
    asked.unit === 'piece'
      ? piecesText(asked.quantity, food)
      : `${amountText(asked.quantity, asked.unit)} of ${cookName(food.name)}`
  return weighs(food, what, asked.quantity, grams, text)
}

const asksForPieces = ({ said, calledPlural, portions }: AskedFood, text: string): boolean =>
  portions.piece !== undefined && [said, calledPlural].some((name) => text.startsWith(`how many ${name} `))

/** 'How many onions in a cup': the pieces that fill it. */
function piecesIn(food: AskedFood, amount: Amount): Reply {
  const grams = gramsOfAmount(amount, food)
  if (grams === null) return unknownMeasure(food)
  const count = Math.round((grams / (food.portions.piece ?? grams)) * 10) / 10
  const what = amountText(amount.quantity, amount.unit)
  return measured(
    `${what} (${figure(grams)} g) takes about ${piecesText(count, food)}.`,
    food,
    food.source.id,
  )
}

/** Measures that only a food's own table can weigh. */
const containers = wording('bunch|handful|bag|jar|canned|tin|head|package|packet|box|stalk|slice')
const perPerson = wording('per|a|each person / per serving')
const howManyPeople = wording('how many people|serving')
const inOunces = wording('oz|ounce')

type NamedMeasure = { readonly label: string; readonly grams: number }

/** A measure of the food's own that the question names: a stick of butter, a clove of garlic, a slice of bread. */
function namedMeasure({ portions }: AskedFood, text: string): NamedMeasure | undefined {
  const found = Object.entries(portions.named).find(
    ([label]) => isPlainWord(label) && !spoons.has(label) && wording(label).test(text),
  )
  return found && { label: found[0], grams: found[1] }
}

const spoons: ReadonlySet<string> = new Set(['cup', 'tbsp', 'tsp'])
const letters = 'abcdefghijklmnopqrstuvwxyz'
const isPlainWord = (label: string): boolean => [...label].every((letter) => letters.includes(letter))
const isPlainText = (label: string): boolean => label.split(' ').every(isPlainWord)
const sizes: ReadonlySet<string> = new Set(['small', 'medium', 'large', 'extra large', 'jumbo'])

function ofNamed(food: AskedFood, quantity: number, { label, grams }: NamedMeasure, text: string): Reply {
  return weighs(food, namedText(quantity, label, food), quantity, grams * quantity, text)
}

/** '2 cloves of garlic', '1 large egg'. */
function namedText(quantity: number, label: string, food: AskedFood): string {
  if (sizes.has(label))
    return `${measureFigure(quantity)} ${label} ${quantity > 1 ? food.calledPlural : food.called}`
  return `${measureFigure(quantity)} ${label}${quantity > 1 ? 's' : ''} of ${cookName(food.name)}`
}

/** One piece, with the word the source has for it; 'medium' where it has none. */
function piecesText(quantity: number, food: AskedFood): string {
  const label = Object.entries(food.portions.named).find(
    ([name, grams]) => grams === food.portions.piece && isPlainText(name) && !name.startsWith('cup'),
  )?.[0]
  return namedText(quantity, label ?? 'medium', food)
}

function weighs(food: AskedFood, what: string, quantity: number, grams: number, text: string): Reply {
  const ounces = inOunces.test(text) ? ` (${figure(grams / gramsPer('oz'))} oz)` : ''
  const verb = quantity > 1 ? 'weigh' : 'weighs'
  return measured(`${capital(what)} ${verb} about ${figure(grams)} g${ounces}.`, food, food.source.id)
}

function fromGrams(food: AskedFood, grams: number, amount: Amount, to: AmountUnit | undefined): Reply {
  const target = to && !isWeight(to) ? to : food.portions.piece ? 'piece' : 'cup'
  const one = gramsOfUnit(target, food)
  if (one === null) return unknownMeasure(food)
  const count = Math.round((grams / one) * 10) / 10
  const what =
    target === 'piece'
      ? piecesText(count, food)
      : `${measureFigure(count)} ${unitWord(count, target)} of ${cookName(food.name)}`
  return measured(`${amountText(amount.quantity, amount.unit)} is about ${what}.`, food, food.source.id)
}

function unknownMeasure(food: AskedFood): Reply {
  return {
    text: `USDA gives no such measure for ${cookName(food.name)}, so I will not guess: please weigh it.`,
    lookups: [measureLookup(food)],
  }
}
