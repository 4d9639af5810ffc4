import { cookName } from '../../foods/index.ts'
import {
  amountsIn,
  gramsOfAmount,
  gramsOfUnit,
  gramsPer,
  isVolume,
  isWeight,
  measureSource,
  millilitresPer,
  unitsIn,
} from '../amounts.ts'
import type { Amount, AmountUnit } from '../amounts.ts'
import type { Lookup, Reply } from '../answer-shape.ts'
import { findCookFacts } from '../../cooking/index.ts'
import type { AskedFood } from '../called.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { capital, figure, measureFigure } from '../voice.ts'
import { guidanceReply } from './guidance.ts'

/** Oven and kitchen measures: degrees, volumes, weights, and cups or pieces of a food as grams. */
export function conversionReply(question: Question): Reply | null {
  const rule = findGuidance(question.text, 'conversion')
  if (rule) return guidanceReply(rule)
  const { text, foods } = question
  const degrees = degreesReply(text)
  if (degrees) return degrees
  const [food] = foods
  const portions = food && portionReply(food, text)
  if (portions) return portions
  const [amount] = amountsAsked(question)
  const others = unitsIn(text).filter((unit) => unit !== amount?.unit)
  if (amount && amount.unit !== 'piece' && others[0] && (isPlain(amount.unit, others[0]) || !food)) {
    return plainReply(amount, others[0])
  }
  if (food) return foodReply(food, amount, others[0], text)
  const [first, second] = unitsIn(text)
  if (!first) return null
  if (second) return plainReply({ quantity: 1, unit: second, text: `1 ${second}` }, first)
  return plainReply(amount ?? { quantity: 1, unit: first, text: `1 ${first}` }, isVolume(first) ? 'ml' : 'g')
}

/** The amounts of the question; for 'and of flour?' those of the question before. */
function amountsAsked({ text, context }: Question): readonly Amount[] {
  const own = amountsIn(text).filter(({ unit }) => unit !== 'piece')
  if (own.length > 0 || !/^(?:and|or|what about|how about)\b/.test(text)) return amountsIn(text)
  const before = context.previous
    .filter(({ role }) => role === 'user')
    .map(({ content }) => amountsIn(content.toLowerCase()))
  return before.findLast((amounts) => amounts.length > 0) ?? own
}

/** Servings, by what the recipes take of a food for one person. */
function portionReply(food: AskedFood, text: string): Reply | null {
  const portion = findCookFacts(food.name)?.portion
  if (!portion) return null
  const source = 'kitchen practice, what the recipes take for one'
  const lookups = [
    {
      kind: 'measure' as const,
      food: food.name,
      facts: [{ label: 'a serving', value: `${portion} g`, source }],
    },
  ]
  const name = cookName(food.name)
  if (/\b(?:per|a|each) person\b|\bper serving\b/.test(text)) {
    return { text: `Count on about ${portion} g of ${name} a person, as it is bought.`, lookups }
  }
  const [amount] = amountsIn(text)
  const grams = amount && gramsOfAmount(amount, food)
  if (!grams || !/\bhow many (?:people|servings)\b/.test(text)) return null
  const people = Math.max(1, Math.round(grams / portion))
  return {
    text: `${amountText(amount.quantity, amount.unit)} of ${name} feeds about ${people}, at ${portion} g a person.`,
    lookups,
  }
}

const isPlain = (from: AmountUnit, to: AmountUnit) =>
  (isWeight(from) && isWeight(to)) || (isVolume(from) && isVolume(to))

/** Gas marks as British cookers have them: mark 1 is 140°C (275°F), each further mark 10°C or 20°C more. */
const gasMarks: Readonly<Record<string, number>> = {
  '1': 140,
  '2': 150,
  '3': 160,
  '4': 180,
  '5': 190,
  '6': 200,
  '7': 220,
  '8': 230,
  '9': 240,
}

function degreesReply(text: string): Reply | null {
  const mark = /\bgas mark ([1-9])\b/.exec(text)?.[1]
  const fromMark = mark ? gasMarks[mark] : undefined
  if (fromMark !== undefined) {
    return measured(
      `Gas mark ${mark} is ${fromMark}°C, ${onDial(fromMark)}°F on an oven dial.`,
      null,
      'gas mark, British oven scale',
    )
  }
  const found = /(-?\d+(?:\.\d+)?) ?(?:°|degrees?)? ?(?:c\b|celsius|f\b|fahrenheit)/.exec(text)
  if (!found) return null
  const value = Number(found[1])
  const isCelsius = /(?:c|celsius)$/.test(found[0])
  const sentence = isCelsius
    ? `${value}°C is ${toFahrenheit(value)}°F.${dialNote(value)}`
    : `${value}°F is ${Math.round(((value - 32) * 5) / 9)}°C.`
  return measured(sentence, null, 'definition: °F = °C × 9/5 + 32')
}

/** Fahrenheit dials have steps of 25. */
const onDial = (celsius: number): number => Math.round(toFahrenheit(celsius) / 25) * 25

function dialNote(celsius: number): string {
  const isOven = celsius >= 130 && celsius <= 260
  return isOven && onDial(celsius) !== toFahrenheit(celsius) ? ` Oven dials say ${onDial(celsius)}°F.` : ''
}

const toFahrenheit = (celsius: number) => Math.round((celsius * 9) / 5 + 32)

/** Between two weights or two volumes. */
function plainReply({ quantity, unit }: Amount, to: AmountUnit): Reply | null {
  if (isWeight(unit) && isWeight(to))
    return equals(quantity, unit, (quantity * gramsPer(unit)) / gramsPer(to), to)
  if (isVolume(unit) && isVolume(to)) {
    return equals(quantity, unit, (quantity * millilitresPer(unit)) / millilitresPer(to), to)
  }
  return null
}

function equals(quantity: number, unit: AmountUnit, value: number, to: AmountUnit): Reply {
  const shown = value < 10 ? String(Number(value.toFixed(2))) : figure(value)
  const known = measureFigure(value)
  const answer = `${/[¼½¾⅓⅔⅛]/.test(known) ? known : shown} ${unitWord(value, to)}`
  return measured(
    `${amountText(quantity, unit)} is ${answer}.${onLabels(quantity, unit, to)}`,
    null,
    measureSource,
  )
}

const amountText = (quantity: number, unit: AmountUnit): string =>
  `${measureFigure(quantity)} ${unitWord(quantity, unit)}`

/** Cups, pints and the like have a plural; symbols have none. */
function unitWord(quantity: number, unit: AmountUnit): string {
  return quantity > 1 && /^(?:cup|pint|quart|gallon)$/.test(unit) ? `${unit}s` : unit
}

/** Whole millilitres of US nutrition labels: FDA, 21 CFR 101.9(b)(5)(viii). */
const labelMillilitres: Readonly<Partial<Record<AmountUnit, number>>> = { tsp: 5, tbsp: 15, cup: 240 }

function onLabels(quantity: number, unit: AmountUnit, to: AmountUnit): string {
  const each = labelMillilitres[unit]
  return each && to === 'ml'
    ? ` Labels and measuring spoons round that to ${figure(each * quantity)} ml.`
    : ''
}

/** Grams of an amount of a food, or how many cups, spoons or pieces a weight makes. */
function foodReply(
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

type NamedMeasure = { readonly label: string; readonly grams: number }

/** A measure of the food's own that the question names: a stick of butter, a clove of garlic, a slice of bread. */
function namedMeasure({ portions }: AskedFood, text: string): NamedMeasure | undefined {
  const found = Object.entries(portions.named).find(
    ([label]) =>
      /^[a-z]+$/.test(label) &&
      !/^(?:cup|tbsp|tsp)$/.test(label) &&
      new RegExp(`\\b${label}s?\\b`).test(text),
  )
  return found && { label: found[0], grams: found[1] }
}

const sizes = /^(?:small|medium|large|extra large|jumbo)$/

function ofNamed(food: AskedFood, quantity: number, { label, grams }: NamedMeasure, text: string): Reply {
  return weighs(food, namedText(quantity, label, food), quantity, grams * quantity, text)
}

/** '2 cloves of garlic', '1 large egg'. */
function namedText(quantity: number, label: string, food: AskedFood): string {
  if (sizes.test(label))
    return `${measureFigure(quantity)} ${label} ${quantity > 1 ? food.calledPlural : food.called}`
  return `${measureFigure(quantity)} ${label}${quantity > 1 ? 's' : ''} of ${cookName(food.name)}`
}

/** One piece, with the word the source has for it; 'medium' where it has none. */
function piecesText(quantity: number, food: AskedFood): string {
  const label = Object.entries(food.portions.named).find(
    ([name, grams]) => grams === food.portions.piece && /^[a-z ]+$/.test(name) && !name.startsWith('cup'),
  )?.[0]
  return namedText(quantity, label ?? 'medium', food)
}

function weighs(food: AskedFood, what: string, quantity: number, grams: number, text: string): Reply {
  const ounces = /\b(?:oz|ounces?)\b/.test(text) ? ` (${figure(grams / gramsPer('oz'))} oz)` : ''
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

function measured(text: string, food: AskedFood | null, source: string): Reply {
  const lookups = food ? [measureLookup(food)] : [plainLookup(text, source)]
  return { text, lookups }
}

function plainLookup(value: string, source: string): Lookup {
  return { kind: 'measure', food: null, facts: [{ label: 'measure', value, source }] }
}

function measureLookup({ name, portions, source }: AskedFood): Lookup {
  const measures = Object.entries({
    ...portions.named,
    cup: portions.cup,
    tbsp: portions.tbsp,
    piece: portions.piece,
  })
  const facts = measures.flatMap(([label, grams]) =>
    grams === undefined ? [] : [{ label, value: `${grams} g`, source: source.id }],
  )
  return { kind: 'measure', food: name, facts }
}
