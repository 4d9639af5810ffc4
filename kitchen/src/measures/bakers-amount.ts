import type { Food } from '../foods/index.ts'
import { fraction } from './fractions.ts'
import { householdAmount, isCounted, nameFor, ounces } from './household-amount.ts'
import type { Called, HouseholdAmount } from './household-amount.ts'

/**
 * The amount a baker weighs, to 5 g, with the cups and spoons for who has no scale, within a tenth of the weight: '240 g (2 cups) flour',
 * '85 g (6 tbsp) butter', '220 g (1 cup plus 2 tbsp) sugar'. Above four cups nobody counts, and the pounds stand there. What is less than three
 * spoonfuls, comes by the piece or has no cup is measured as any cook would.
 */
export function bakersAmount(food: Food, grams: number, called?: Called): HouseholdAmount {
  const { cup, tbsp } = food.portions
  const isSpooned = grams < 3 * (tbsp ?? (cup ?? 0) / 16)
  if (cup === undefined || isSpooned || food.category === 'egg') return householdAmount(food, grams, called)
  if (isCounted(food, grams)) {
    const counted = householdAmount(food, grams, called)
    if (grams < weighedFrom || Math.abs(counted.grams - grams) <= grams * unevenBy) return counted
  }
  const rounded = Math.max(5, Math.round(grams / 5) * 5)
  const shown = rounded > cup * mostCups ? ounces(rounded) : cupsOf(rounded / cup)
  const name = nameFor(called === undefined ? food : { ...food, name: called.one, plural: called.many })
  return { text: `${rounded} g (${shown}) ${name}`, grams: rounded, quantity: rounded, unit: 'g' }
}

/** So much of what comes by the piece is weighed for a batter, where whole pieces are so far off. */
const weighedFrom = 100
const unevenBy = 0.1
const mostCups = 4
const quarters = Array.from({ length: mostCups * 4 }, (_, at) => (at + 1) / 4)
const thirds = Array.from({ length: mostCups * 3 }, (_, at) => (at + 1) / 3)
const tbspInCup = 16

/** What the cups and spoons of a set measure in one go, and in two where nothing else comes near. */
const measures: readonly (readonly [cups: number, text: string])[] = [
  ...[...quarters, ...thirds].map((cups) => [cups, cupText(cups)] as const),
  ...[3, 3.5, 5, 6, 7].map((spoons) => [spoons / tbspInCup, `${fraction(spoons)} tbsp`] as const),
  ...[0.5, 0.75, 1].map((cups) => [cups + 2 / tbspInCup, `${cupText(cups)} plus 2 tbsp`] as const),
]

/** The measure that is nearest by its share; two measures only where one is farther off by so much. */
function cupsOf(wanted: number): string {
  const [first, ...others] = measures
  return others.reduce(
    (best, each) => (offBy(each, wanted) < offBy(best, wanted) ? each : best),
    first ?? [0, ''],
  )[1]
}

const costOfTwo = 0.03
const costOfWrong = 1
function offBy([cups, text]: readonly [number, string], wanted: number): number {
  const off = Math.abs(cups / wanted - 1)
  return off + (text.includes('plus') ? costOfTwo : 0) + (off > unevenBy ? costOfWrong : 0)
}

function cupText(cups: number): string {
  return `${fraction(cups)} ${cups > 1 ? 'cups' : 'cup'}`
}
