import { plural } from '../reading/index.ts'
import type { NamedDish } from './named-dish.ts'

/** More jars or trays than this in one go are no evening's work. */
const mostBatches = 4
/** Nor does anybody freeze more than two of what is eaten by the spoonful. */
const mostSweets = 2
/** From here on, and up to here, twice and half as much need another pan. */
const needsTwo = 1.6
const needsHalf = 0.6

/** How often a batch may be made as written: what is baked in a pan only as often as its pan says, jars up to four times. */
export function batchesOf({ pan, family }: NamedDish): { readonly least: number; readonly most: number } {
  if (pan === undefined)
    return { least: 0.5, most: family === 'desserts' || family === 'drinks' ? mostSweets : mostBatches }
  return { least: pan.half === undefined ? 1 : 0.5, most: pan.two === undefined ? 1 : 2 }
}

/** What so much of a dish is made in, in words; undefined where it needs nothing of its own. */
export function panFor({ pan }: NamedDish, times: number): string | undefined {
  if (times >= needsTwo) return pan?.two ?? pan?.text
  return times <= needsHalf ? (pan?.half ?? pan?.text) : pan?.text
}

/** A step with its pan, or its one jar, in the plural where there are two: 'scrape into the pan' is 'scrape into the pans'. */
export function withPans(text: string, { pan, yields }: NamedDish, times: number): string {
  if (times < needsTwo) return text
  if (pan === undefined)
    return yields?.startsWith('1 ') === true ? inPlural(text, yields.split(' ')[1]) : text
  const noun = lastWord(pan.text)
  return pan.two !== undefined && plural(noun) === lastWord(pan.two) ? inPlural(text, noun) : text
}

const lastWord = (text: string): string => text.split(' ').at(-1) ?? ''

function inPlural(text: string, noun = ''): string {
  return text.replaceAll(`the ${noun}`, `the ${plural(noun)}`).replaceAll(`a ${noun}`, plural(noun))
}

/** What comes out, said for so many times the dish: '1 loaf' twice is '2 loaves', half of '12 muffins' is '6 muffins'. */
export function yieldsFor({ yields }: NamedDish, times: number): string | null {
  if (yields === undefined || times === 1) return yields ?? null
  const [count, noun, ...rest] = yields.split(' ')
  const several = Number(count) * times
  const isCounted = rest.length === 0 || rest[0] === 'of'
  if (isCounted && noun !== undefined && Number.isInteger(several))
    return [several, count === '1' ? plural(noun) : noun, ...rest].join(' ')
  if (times < 1) return `half a batch; a whole one makes ${yields}`
  return `${Math.round(times * 10) / 10} batches, each ${yields}`
}
