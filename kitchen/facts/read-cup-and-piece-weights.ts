import type { Portions } from '../src/foods/food.ts'
import { numberOrNull, type Row } from './csv.ts'

/** Nouns under which a USDA measure is kept; the first one found in its wording names it. */
const measureNouns =
  'small|medium|large|jumbo|slice|can|bunch|head|clove|stalk|leaf|leaves|sprig|fillet|package|packet|container|stick|ear|link|wedge|spear|strip|sheet|cube|envelope|block|patty|steak|chop|roast|root|bulb|rib|ring|floret|floweret|square|bar|jar|bottle|pint|quart|pat|dash|spray|thigh|breast|drumstick|wing|tortilla|shell|cake|bag|loaf|roll|muffin|berry|kernel|fruit|pod|scoop'
const nounPattern = new RegExp(`\\b(extra large|${measureNouns})s?\\b`)
const singularNouns: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  floweret: 'floret',
  berrie: 'berry',
}

/** The measures of a USDA row. Spoon and cup follow from each other (1 cup = 16 tbsp = 48 tsp), as the table's README allows. */
export function portionsOf(row: Row): Portions {
  const named: Record<string, number> = {}
  for (const measure of (row['all_portions'] ?? '').split('; ')) addNamed(named, measure)
  const piece = numberOrNull(row['g_per_piece'])
  return {
    ...spoonsAndCup(
      numberOrNull(row['g_per_cup']),
      numberOrNull(row['g_per_tbsp']),
      numberOrNull(row['g_per_tsp']),
    ),
    ...(piece === null ? {} : { piece }),
    named,
  }
}

/** Fills the measures that follow from the given ones; gives none when none is given. */
export function spoonsAndCup(cup: number | null, tbsp: number | null, tsp: number | null) {
  const tablespoon = tbsp ?? (cup === null ? (tsp === null ? null : tsp * 3) : cup / 16)
  if (tablespoon === null) return {}
  return { cup: round(cup ?? tablespoon * 16), tbsp: round(tablespoon), tsp: round(tsp ?? tablespoon / 3) }
}

function addNamed(named: Record<string, number>, measure: string): void {
  const found = /^([\d.]+) (.+) = ([\d.]+) g$/.exec(measure)
  if (found === null) return
  const [, count = '1', wording = '', grams = '0'] = found
  const name = measureName(wording)
  if (name !== null) named[name] ??= round(Number(grams) / Number(count))
}

function measureName(wording: string): string | null {
  const plain = wording.replace(/\s*\(.*?\)/g, '').toLowerCase()
  if (plain.startsWith('cup'))
    return plain.includes(',') || plain.includes(' ') ? plain.replace(',', '') : null
  const noun = nounPattern.exec(plain)?.[1]
  return noun === undefined ? null : (singularNouns[noun] ?? noun)
}

function round(grams: number): number {
  return Math.round(grams * 100) / 100
}
