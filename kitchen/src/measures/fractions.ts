/** The step that is nearest to a number. Throws a TypeError where there is none. */
export function nearest(wanted: number, steps: readonly number[]): number {
  return steps.reduce((best, step) => (Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best))
}

const parts: readonly (readonly [value: number, text: string])[] = [
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
]

/** '1/2', '1 1/2', '2/3', '3': whole numbers, quarters and thirds as recipes print them; any other number is rounded to a whole. */
export function fraction(quantity: number): string {
  const whole = Math.floor(quantity + 1e-9)
  const part = parts.find(([value]) => Math.abs(quantity - whole - value) < 1e-6)?.[1]
  if (part === undefined) return String(Math.round(quantity))
  return whole === 0 ? part : `${whole} ${part}`
}
