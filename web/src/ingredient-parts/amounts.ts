import type { Amount } from './basket.ts'

/** Step and first amount of each unit that is stepped through; every other unit goes by halves, pieces one by one. */
const steps: Readonly<Record<string, readonly [step: number, first: number]>> = {
  g: [50, 200],
  ml: [50, 200],
  oz: [2, 8],
}

/**
 * The text of a food with a step more (1) or less (-1) of it; without an amount where nothing would be left.
 * @example stepped({ quantity: 2, unit: null, name: 'carrots' }, 1) // '3 carrots'
 */
export function stepped({ quantity, unit, name }: Amount, direction: 1 | -1): string {
  const [step, first] = steps[unit ?? ''] ?? (unit === null ? [1, 1] : [0.5, 1])
  const next = quantity === null ? (direction === 1 ? first : 0) : quantity + direction * step
  return next <= 0 ? name : amountText({ quantity: next, unit, name })
}

function amountText({ quantity, unit, name }: Amount): string {
  const figure = String(Math.round((quantity ?? 0) * 100) / 100)
  if (unit === null) return `${figure} ${name}`
  return written.has(unit)
    ? `${figure} ${unit} ${name}`
    : `${figure} ${inNumber(unit, quantity ?? 0)} of ${name}`
}

/** Units that have no plural and no 'of'. */
const written = new Set(['g', 'kg', 'ml', 'l', 'oz', 'lb', 'tbsp', 'tsp'])

const inNumber = (unit: string, quantity: number): string =>
  quantity <= 1 ? unit : `${unit}${/(?:ch|sh)$/.test(unit) ? 'es' : 's'}`
