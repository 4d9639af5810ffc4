import { bestPlace, type Food, findFood, shelfLifeText } from '../../foods/index.ts'
import { isCountedUnit, unitText } from '../../measures/index.ts'
import type { Owned } from '../foods/availability.ts'

/** From this part on, a dish uses all there is: what is left is peel and rounding. */
const all = 0.92

/**
 * What a dish takes of the amounts a person typed and what becomes of the rest, a sentence or two for each food: 'Uses 1.9 kg of your 3 kg zucchini.
 * The rest keeps 1 week in the fridge and 10 months in the freezer.' Nothing for foods whose amount nobody told.
 */
export function stockTexts(owned: readonly Owned[], used: (food: string) => number): readonly string[] {
  return owned.flatMap((each) => {
    const food = findFood(each.food)
    const grams = used(each.food)
    if (food === undefined || !isMeasured(each) || grams <= 0) return []
    const part = grams / each.grams
    const share = inUnit(each.quantity * part, each.unit)
    if (part >= all || share >= each.quantity)
      return [`Uses all of your ${amountText(each.quantity, each, food)}.`]
    const use = { share, exact: each.quantity * part, owned: each, food }
    return [`Uses ${shareText(use)}. ${restText(use)}`.trim()]
  })
}

type Measured = Owned & { readonly grams: number; readonly quantity: number }

/** `share` is what the dish takes, in the unit of what is owned and rounded; `exact` the same before. */
type Use = { readonly share: number; readonly exact: number; readonly owned: Measured; readonly food: Food }

function isMeasured(owned: Owned): owned is Measured {
  return owned.grams !== null && owned.grams > 0 && owned.quantity !== null
}

/** 'You have 2 of 5 carrots', where a dish wants more of a food than there is; `wanted` in grams. */
export function shortText(owned: Owned, wanted: number): string | null {
  const food = findFood(owned.food)
  if (food === undefined || !isMeasured(owned)) return null
  const needed = inUnit((owned.quantity * wanted) / owned.grams, owned.unit)
  const about = Number.isInteger(owned.quantity) && Number.isInteger(needed) ? '' : 'about '
  return `You have ${ownedText(owned)} of ${about}${amountText(needed, owned, food)}`
}

/** Pieces and cans by number alone; what is weighed or poured with its unit, which a page may show in another. */
function ownedText({ quantity, unit }: Measured): string {
  return unit === null || isCountedUnit(unit) ? number(quantity) : `${number(quantity)} ${unit}`
}

function shareText({ exact, owned, food }: Use): string {
  return `${partText(exact, owned.unit)} of your ${amountText(owned.quantity, owned, food)}`
}

function amountText(
  quantity: number,
  { unit }: Owned,
  { name, plural, portions }: Pick<Food, 'name' | 'plural' | 'portions'>,
): string {
  if (unit === null) return `${number(quantity)} ${quantity > 1 ? plural : name}`
  const several = portions.piece === undefined ? name : plural
  if (!isCountedUnit(unit)) return `${number(quantity)} ${unit} ${several}`
  return `${number(quantity)} ${unitText(unit, quantity)} of ${withoutUnit(plural, unit)}`
}

/** 'Canned chickpeas' by the can are chickpeas. */
const withoutUnit = (name: string, unit: string): string =>
  name.startsWith(`${unit}ned `) ? name.slice(unit.length + 'ned '.length) : name

const finer: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  kg: ['g', 1000],
  l: ['ml', 1000],
  lb: ['oz', 16],
}

/** A part of an amount: pieces and cans by number alone, what is weighed or poured with its unit, less than one in the finer unit. */
function partText(quantity: number, unit: string | null): string {
  const rounded = number(inUnit(quantity, unit))
  if (unit === null || isCountedUnit(unit)) return rounded
  const [small, times] = finer[unit] ?? []
  if (small === undefined || times === undefined || quantity >= 1) return `${rounded} ${unit}`
  return `${number(inUnit(quantity * times, small))} ${small}`
}

/** To what a cook can see: tenths of a kilo, tens of grams, halves of a piece, quarters of a can. */
function inUnit(quantity: number, unit: string | null): number {
  if (unit === 'g' || unit === 'ml') return Math.max(10, Math.round(quantity / 10) * 10)
  if (unit === null) return Math.max(0.5, Math.round(quantity * 2) / 2)
  if (isCountedUnit(unit)) return Math.max(0.25, Math.round(quantity * 4) / 4)
  return Math.max(0.1, Math.round(quantity * 10) / 10)
}

/** Halves and quarters as people write them; other parts by the decimal. */
function number(quantity: number): string {
  const whole = Math.floor(quantity)
  const part = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' }[quantity - whole]
  if (part !== undefined) return whole === 0 ? part : `${whole} ${part}`
  return String(Math.round(quantity * 100) / 100)
}

/** How long the rest keeps, and where. Of what is opened now the time once opened holds, which is the shorter. */
function restText(use: Use): string {
  const { storage } = use.food
  if (storage.fridgeOpened && isOpened(use))
    return `The rest keeps ${shelfLifeText(storage.fridgeOpened)} in the fridge, now that it is open.`
  const waiting = bestPlace(storage)
  if (waiting === null) return ''
  const place = `${shelfLifeText(waiting.days)} in the ${waiting.place}`
  const frozen =
    storage.freezer && waiting.place !== 'freezer' ? `, ${shelfLifeText(storage.freezer)} in the freezer` : ''
  return `The rest keeps ${place}${frozen}. ${firstSentence(storage.tip)}`.trim()
}

/** Whether what is left is of a package that was begun; whole cans stay closed. */
function isOpened({ share, owned: { unit } }: Use): boolean {
  return unit === null || !isCountedUnit(unit) || !Number.isInteger(share)
}

function firstSentence(tip: string): string {
  const [first = ''] = tip.split('. ')
  return first === '' || first.endsWith('.') ? first : `${first}.`
}
