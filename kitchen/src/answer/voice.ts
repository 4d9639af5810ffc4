import type { AskedFood } from './display-name.ts'

/**
 * One of several ways to say the same, chosen by the seed and the question, so that a conversation does not repeat
 * itself and a test does not depend on chance.
 */
export function pick(seed: number, question: string, ways: readonly [string, ...string[]]): string {
  let mixed = (Math.trunc(seed) ^ 0x811c9dc5) >>> 0
  for (const letter of question) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return ways[mixed % ways.length] ?? ways[0]
}

export { listed } from '../reading/index.ts'

type Called = Pick<AskedFood, 'called' | 'calledPlural'>

/** 'How long does spinach keep?', 'How long do carrots keep?' */
export function keepQuestion(food: Called): string {
  return `How long ${verb(food, 'does', 'do')} ${food.calledPlural} keep?`
}

/** The verb that agrees with the plural of a food: 'spinach keeps', 'carrots keep', 'frozen peas keep'. */
export function verb({ called, calledPlural }: Called, one: string, many: string): string {
  return called === calledPlural && !isSeveral(called) ? one : many
}

/** True for names that are plurals by themselves: rolled oats, capers; not molasses, hummus, asparagus. */
export function isSeveral(name: string): boolean {
  return name.endsWith('s') && !'su'.includes(name.at(-2) ?? 's') && !name.endsWith('molasses')
}

/** The sentence with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const fractions: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/** '2', '½', '1½': as a cook reads a measure; other parts as decimals. */
export function measureFigure(value: number): string {
  const whole = Math.floor(value)
  const part = fractions.find(([size]) => Math.abs(value - whole - size) < 0.004)?.[1]
  return part ? `${whole || ''}${part}` : figure(value)
}

/** 12.3, 180, 1,050: at most one decimal below 100, none above. */
export function figure(value: number): string {
  const rounded = value < 100 ? Math.round(value * 10) / 10 : Math.round(value)
  return rounded < 10_000 ? String(rounded) : rounded.toLocaleString('en-US')
}
