import type { Food } from '../foods/index.ts'
import { fraction, nearest } from './fractions.ts'
import { householdAmount, isCounted, nameFor, ounces } from './household-amount.ts'
import type { Called, HouseholdAmount } from './household-amount.ts'

/**
 * The amount a baker weighs, to 5 g, with the cups and spoons for who has no scale, within a twentieth of the weight: '240 g (2 cups) flour',
 * '85 g (6 tbsp) butter', '80 g (1/3 cup plus 1 tbsp) sugar'. Above four cups nobody counts, and the pounds stand there. What is less than three
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
  const shown = rounded > cup * mostCups ? ounces(rounded) : cupsOf(rounded / cup, food)
  const name = nameFor(called === undefined ? food : { ...food, name: called.one, plural: called.many })
  return { text: `${rounded} g (${shown}) ${name}`, grams: rounded, quantity: rounded, unit: 'g' }
}

/** So much of what comes by the piece is weighed for a batter, where whole pieces are so far off. */
const weighedFrom = 100
const unevenBy = 0.1
const mostCups = 4
/** So far from the weight, as a share of it, may a measure be. */
const tolerance = 0.05
const tbspInCup = 16

const quarters = Array.from({ length: mostCups * 4 }, (_, at) => (at + 1) / 4)
const thirds = Array.from({ length: mostCups * 3 }, (_, at) => (at + 1) / 3)
const cupSteps = [...quarters, ...thirds]

/** Cups where a cup of the set comes near, else cups and spoons, else spoons alone; fat is cut by the spoon marks of its wrapper. */
function cupsOf(wanted: number, { category, name }: Food): string {
  const halfSpoons = Math.round(wanted * tbspInCup * 2)
  const isFat = category === 'oil-fat' || name.endsWith('butter')
  const plain = nearest(wanted, cupSteps)
  if (Math.abs(plain - wanted) <= wanted * tolerance) return cupText(plain)
  const below = cupSteps.filter((step) => step < wanted).toSorted((a, b) => b - a)
  if (below.length === 0 || (isFat && wanted < 1)) return `${fraction(halfSpoons / 2)} tbsp`
  const withSpoons = below.map((step) => ({ step, more: Math.round((wanted - step) * tbspInCup) }))
  const [best] = withSpoons.filter(({ more }) => more > 0 && more < 4)
  return best === undefined ? cupText(plain) : `${cupText(best.step)} plus ${best.more} tbsp`
}

const cupText = (cups: number): string => `${fraction(cups)} ${cups > 1 ? 'cups' : 'cup'}`
