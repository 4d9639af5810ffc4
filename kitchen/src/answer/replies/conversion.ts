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
import { peopleIn } from '../asked/eaters.ts'
import { tokensOf } from '../../reading/index.ts'
import { isFollowUp } from '../follow-up.ts'
import type { Question } from '../question.ts'
import { figure, measureFigure } from '../voice.ts'
import { degreesReply } from './degrees.ts'
import { guidanceReply } from './guidance.ts'
import { amountText, measured, unitWord } from './measured.ts'
import { foodReply, portionReply } from './measures-of-food.ts'

/** Oven and kitchen measures: degrees, volumes, weights, and cups or pieces of a food as grams. */
export function conversionReply(asked: Question): Reply | null {
  const question = { ...asked, text: withItsPints(asked.text) }
  const { text, foods } = question
  if (isNoMeasure(question)) return null
  const several = severalReply(question)
  if (several) return several
  // Of several amounts none is given to the wrong food.
  if (foods.length > 1 && amountsIn(text).length > 1 && converts.test(text)) return null
  const sticks = sticksReply(question)
  if (sticks) return sticks
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
  // 'How many ml in a pint', but 'pint to ml'.
  const [from, to] = text.startsWith('how m') ? [second, first] : [first, second]
  if (from && to) return plainReply({ quantity: 1, unit: from, text: `1 ${from}` }, to)
  return plainReply(amount ?? { quantity: 1, unit: first, text: `1 ${first}` }, isVolume(first) ? 'ml' : 'g')
}

const ofBritain = new Set(['uk', 'british', 'england', 'britain', 'imperial'])

/** Who names the country anywhere means its pints: '2 pints of milk in litres, uk'. */
function withItsPints(text: string): string {
  const words = text.split(' ')
  const isOfPints = words.some((word) => word === 'pint' || word === 'pints')
  if (!isOfPints || !words.some((word) => ofBritain.has(word)) || text.includes('uk pint')) return text
  return words
    .filter((word) => !ofBritain.has(word))
    .map((word) => (word === 'pint' || word === 'pints' ? `uk ${word}` : word))
    .join(' ')
}

/** What asks for portions, for what comes of something, or for the size of a tin is no measure of the food. */
const isNoMeasure = ({ text, foods }: Question): boolean =>
  ofOtherCountries.test(text) ||
  asksForYield.test(text) ||
  ofTin.test(text) ||
  (foods.length > 0 &&
    asksHowMany.test(text) &&
    ((changed.test(text) && !foods.some(({ name }) => changed.test(name))) ||
      (perHead.test(text) &&
        peopleIn(text) === null &&
        amountsIn(text).every(({ unit }) => unit === 'piece'))))

const asksHowMany = wording('how many|much')
const perHead = wording(
  'per|a|each person|head|guest|adult|child|kid / for 4|5|6|8|10|12|15|20|25|30|40|50|60|100',
)
/** A cup of juice or mash is another one than that of the pieces. */
const changed = wording('mashed|juice|puree|pureed|zest')
const ofTin = wording('tin|pan|loaf tin|loaf pan|cake pan|mold|mould|dish size', 'tin of|tomatoes|beans')

const stick = 'stick'
const half = ['and', 'a', 'half']

/** 'A stick and a half of butter': as many as are told, where that is not one. */
function sticksReply({ text, foods: [food] }: Question): Reply | null {
  const words = tokensOf(text)
  const at = words.findIndex(({ singular }) => singular === stick)
  if (!food || at < 0 || food.portions.named[stick] === undefined) return null
  const isMore = half.every((word, place) => words[at + 1 + place]?.word === word)
  const before = amountsIn(text).find(({ text: said }) => said.includes(stick))?.quantity ?? 1
  const quantity = before + (isMore ? 0.5 : 0)
  return quantity === 1 ? null : foodReply(food, { quantity, unit: 'piece', text: stick }, 'g', text)
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

const perAmount = wording('how much|many * per|for')
const sharing = new Set(['for', 'to', 'per', 'with', 'in'])

/** 'How much yeast for 500 g of flour': the amount is the other food's, and no measure of the first. */
function asksForRatio({ text, foods }: Question): boolean {
  if (foods.length === 0 || !asksHowMany.test(text)) return false
  // 'How many grams of butter for 8 tablespoons' names two units of one food.
  if (foods.length < 2 && (!perAmount.test(text) || unitsIn(text).length > 1)) return false
  return amountsIn(text).some(({ text: amount, unit }) => {
    if (foods.length < 2 && unit === 'piece') return false
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
