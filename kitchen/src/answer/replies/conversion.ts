import {
  amountsIn,
  gramsPer,
  isVolume,
  isWeight,
  measureSource,
  millilitresPer,
  unitsIn,
} from '../amounts.ts'
import type { Amount, AmountUnit } from '../amounts.ts'
import type { Reply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import { findGuidance } from '../guidance.ts'
import { namedFoodsIn } from '../named-foods.ts'
import { isFollowUp } from '../follow-up.ts'
import type { Question } from '../question.ts'
import { figure, measureFigure } from '../voice.ts'
import { degreesReply } from './degrees.ts'
import { guidanceReply } from './guidance.ts'
import { amountText, measured, unitWord } from './measured.ts'
import { foodReply, portionReply } from './measures-of-food.ts'

/** Oven and kitchen measures: degrees, volumes, weights, and cups or pieces of a food as grams. */
export function conversionReply(question: Question): Reply | null {
  const { text, foods } = question
  if (ofOtherCountries.test(text) || asksForYield.test(text)) return null
  const several = severalReply(question)
  if (several) return several
  // Of several amounts none is given to the wrong food.
  if (foods.length > 1 && amountsIn(text).length > 1 && converts.test(text)) return null
  const rule = findGuidance(text, 'conversion')
  if (rule) return guidanceReply(rule)
  const degrees = degreesReply(text)
  if (degrees) return degrees
  if (asksForRatio(question)) return null
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

/** How much of something comes of so much of another thing is no measure of either. */
const asksForYield = wording(
  'how many|much * jam|chutney|jelly|sauce|juice|stock|butter|jars|jar|pints|trays * from / to feed / yield|yields / how many bottle|bottles|tray|trays * for',
)

/** Spoons and cups of other sizes than those of the US, which a card tells. */
const ofOtherCountries = wording(
  'australian|aussie|australia|japanese|imperial|metric|canadian tablespoon|tbsp|spoon|cup|cups / tablespoon|tbsp|spoon|cup * australian|aussie|australia|japanese|imperial',
)

/** 'Two sticks of butter and 3/4 cup of sugar in grams': each food with the amount before it. Null for anything else. */
function severalReply({ text, foods }: Question): Reply | null {
  const named = namedFoodsIn(text)
  if (foods.length < 2 || named.length !== foods.length || !converts.test(text)) return null
  let from = 0
  const replies = named.map(({ food, start, end }) => {
    const part = text.slice(from, end)
    // 'Sticks' are of butter: the amount is read with its food.
    const amount = amountsIn(part)[0] ?? amountsIn(text.slice(from, start))[0]
    from = end
    return amount ? foodReply(food, amount, 'g', part) : null
  })
  const said = replies.flatMap((reply) => reply ?? [])
  if (said.length < foods.length) return null
  return {
    text: said.map((reply) => reply.text).join(' '),
    lookups: said.flatMap(({ lookups }) => lookups ?? []),
    foods: foods.map(({ name }) => name),
  }
}
const converts = wording('convert|conversion / in|to|into gram|grams|g|ounce|ounces|oz')

const sharing = new Set(['for', 'to', 'per', 'with', 'in'])

/** 'How much yeast for 500 g of flour': the amount is the other food's, and no measure of the first. */
function asksForRatio({ text, foods }: Question): boolean {
  if (foods.length < 2 || !text.startsWith('how m')) return false
  return amountsIn(text).some(({ text: amount }) => {
    const before = text.slice(0, text.indexOf(amount)).trimEnd()
    return sharing.has(before.slice(before.lastIndexOf(' ') + 1))
  })
}

/** The amounts of the question; for 'and of flour?' those of the question before. */
function amountsAsked({ text, context }: Question): readonly Amount[] {
  const own = amountsIn(text).filter(({ unit }) => unit !== 'piece')
  if (own.length > 0 || !isFollowUp(text)) return amountsIn(text)
  const before = context.previous
    .filter(({ role }) => role === 'user')
    .map(({ content }) => amountsIn(content.toLowerCase()))
  return before.findLast((amounts) => amounts.length > 0) ?? own
}

const isPlain = (from: AmountUnit, to: AmountUnit) =>
  (isWeight(from) && isWeight(to)) || (isVolume(from) && isVolume(to))

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
  const answer = `${[...known].some((sign) => '¼½¾⅓⅔⅛'.includes(sign)) ? known : shown} ${unitWord(value, to)}`
  return measured(
    `${amountText(quantity, unit)} is ${answer}.${onLabels(quantity, unit, to)}`,
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
