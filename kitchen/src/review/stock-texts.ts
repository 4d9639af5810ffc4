import { bestPlace, type Food, findFood, shelfLifeText } from '../foods/index.ts'
import type { Owned } from './availability.ts'

/** From this part on, a dish uses all there is: what is left is peel and rounding. */
const all = 0.92

/**
 * What a dish takes of the amounts a person typed and what becomes of the rest, a sentence or two for each food: 'Uses 1.9 of your 3 kg zucchini.
 * The rest keeps 1 week in the fridge and 10 months in the freezer.' Nothing for foods whose amount nobody told.
 */
export function stockTexts(owned: readonly Owned[], used: (food: string) => number): readonly string[] {
  return owned.flatMap((each) => {
    const food = findFood(each.food)
    const grams = used(each.food)
    if (food === undefined || !isMeasured(each) || grams <= 0) return []
    const part = grams / each.grams
    if (part >= all) return [`Uses all of your ${amountText(each.quantity, each, food)}.`]
    return [`Uses ${shareText(each, food, grams)}. ${restText(food)}`.trim()]
  })
}

type Measured = Owned & { readonly grams: number; readonly quantity: number }

function isMeasured(owned: Owned): owned is Measured {
  return owned.grams !== null && owned.grams > 0 && owned.quantity !== null
}

/** 'You have 2 of 5 carrots', where a dish wants more of a food than there is; `wanted` in grams. */
export function shortText(owned: Owned, wanted: number): string | null {
  const food = findFood(owned.food)
  if (food === undefined || !isMeasured(owned)) return null
  const needed = inUnit((owned.quantity * wanted) / owned.grams, owned.unit)
  return `You have ${number(owned.quantity)} of ${amountText(needed, owned, food)}`
}

function shareText(owned: Measured, food: Food, grams: number): string {
  const { quantity, unit } = owned
  const share = inUnit((quantity * grams) / owned.grams, unit)
  return `${number(share)} of your ${amountText(quantity, owned, food)}`
}

function amountText(
  quantity: number,
  { unit }: Owned,
  { name, plural, portions }: Pick<Food, 'name' | 'plural' | 'portions'>,
): string {
  const isSeveral = unit === null ? quantity > 1 : portions.piece !== undefined
  return `${number(quantity)}${unit === null ? '' : ` ${unit}`} ${isSeveral ? plural : name}`
}

/** To what a cook can see: tenths of a kilo, tens of grams, halves of a piece. */
function inUnit(quantity: number, unit: string | null): number {
  if (unit === 'g' || unit === 'ml') return Math.max(10, Math.round(quantity / 10) * 10)
  if (unit === null) return Math.max(0.5, Math.round(quantity * 2) / 2)
  return Math.max(0.1, Math.round(quantity * 10) / 10)
}

/** Halves as people write them of pieces; other parts by the decimal. */
function number(quantity: number): string {
  const whole = Math.floor(quantity)
  if (quantity - whole === 0.5) return whole === 0 ? '1/2' : `${whole} 1/2`
  return String(Math.round(quantity * 100) / 100)
}

/** How long the rest keeps, and where. */
function restText({ storage }: Food): string {
  const waiting = bestPlace(storage)
  if (waiting === null) return ''
  const place = `${shelfLifeText(waiting.days)} in the ${waiting.place}`
  const frozen =
    storage.freezer && waiting.place !== 'freezer' ? `, ${shelfLifeText(storage.freezer)} in the freezer` : ''
  return `The rest keeps ${place}${frozen}. ${firstSentence(storage.tip)}`.trim()
}

function firstSentence(tip: string): string {
  return `${tip.split('. ')[0] ?? ''}`.replace(/\.?$/, tip === '' ? '' : '.')
}
