import type { Food } from '../../foods/index.ts'
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
import type { Question } from '../question.ts'
import { capital, figure } from '../voice.ts'

/** Oven and kitchen measures: degrees, volumes, weights, and cups or pieces of a food as grams. */
export function conversionReply(question: Question): Reply | null {
  const { text, foods } = question
  const degrees = degreesReply(text)
  if (degrees) return degrees
  const [food] = foods
  const [amount] = amountsIn(text)
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
      `Gas mark ${mark} is ${fromMark}°C (${toFahrenheit(fromMark)}°F).`,
      null,
      'gas mark, British oven scale',
    )
  }
  const found = /(-?\d+(?:\.\d+)?) ?(?:°|degrees?)? ?(?:c\b|celsius|f\b|fahrenheit)/.exec(text)
  if (!found) return null
  const value = Number(found[1])
  const isCelsius = /(?:c|celsius)$/.test(found[0])
  const sentence = isCelsius
    ? `${value}°C is ${toFahrenheit(value)}°F.`
    : `${value} °F is ${Math.round(((value - 32) * 5) / 9)} °C.`
  return measured(sentence, null, 'definition: °F = °C × 9/5 + 32')
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
  return measured(
    `${figure(quantity)} ${unit} is ${shown} ${to}.${onLabels(quantity, unit, to)}`,
    null,
    measureSource,
  )
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
  food: Food,
  amount: Amount | undefined,
  to: AmountUnit | undefined,
  text: string,
): Reply | null {
  if (amount && isWeight(amount.unit))
    return fromGrams(food, amount.quantity * gramsPer(amount.unit), amount, to)
  const asked = amount ?? { quantity: 1, unit: to && !isWeight(to) ? to : ('piece' as const), text: '' }
  const grams = gramsOfAmount(asked, food)
  if (grams !== null) return toGrams(food, asked, grams, text)
  return unknownMeasure(food)
}

function toGrams(food: Food, { quantity, unit }: Amount, grams: number, text: string): Reply {
  const what =
    unit === 'piece'
      ? `${figure(quantity)} medium ${quantity > 1 ? food.plural : food.name}`
      : `${figure(quantity)} ${unit} of ${food.name}`
  const ounces = /\b(?:oz|ounces?)\b/.test(text) ? ` (${figure(grams / gramsPer('oz'))} oz)` : ''
  return measured(`${capital(what)} weighs about ${figure(grams)} g${ounces}.`, food, food.source.id)
}

function fromGrams(food: Food, grams: number, amount: Amount, to: AmountUnit | undefined): Reply {
  const target = to ?? (food.portions.piece ? 'piece' : 'cup')
  const one = gramsOfUnit(target, food)
  if (one === null) return unknownMeasure(food)
  const name =
    target === 'piece'
      ? `medium ${food.plural}`
      : `${target}${grams / one > 1 && target === 'cup' ? 's' : ''} of ${food.name}`
  return measured(
    `${figure(amount.quantity)} ${amount.unit} is about ${figure(grams / one)} ${name}.`,
    food,
    food.source.id,
  )
}

function unknownMeasure(food: Food): Reply {
  return {
    text: `USDA gives no such measure for ${food.name}, so I will not guess: please weigh it.`,
    lookups: [measureLookup(food)],
  }
}

function measured(text: string, food: Food | null, source: string): Reply {
  const lookups = food ? [measureLookup(food)] : [plainLookup(text, source)]
  return { text, lookups }
}

function plainLookup(value: string, source: string): Lookup {
  return { kind: 'measure', food: null, facts: [{ label: 'measure', value, source }] }
}

function measureLookup({ name, portions, source }: Food): Lookup {
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
