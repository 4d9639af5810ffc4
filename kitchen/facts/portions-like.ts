import type { Portions } from '../src/foods/food.ts'
import type { SourcedFood } from './compile-foods.ts'
import { readTable, type Row } from './csv.ts'
import { spoonsAndCup } from './read-cup-and-piece-weights.ts'
import { sr28Row } from './sr28.ts'

/**
 * Adds the measures that a food's own row lacks from portions_like.csv: of another SR28 row whose food fills the measure alike, or of the food
 * itself so many times. A measure that the food has stays, but for rows marked `instead`. Throws a RangeError where the table names a food or a measure that is not there.
 */
export function withPortionsLike(foods: readonly SourcedFood[]): readonly SourcedFood[] {
  const rows = new Map<string, Row[]>()
  for (const row of readTable('portions_like.csv'))
    for (const name of (row['names'] ?? '').split(';')) rows.set(name, [...(rows.get(name) ?? []), row])
  const known = new Set(foods.map(({ name }) => name))
  const strange = [...rows.keys()].filter((name) => !known.has(name))
  if (strange.length > 0) throw new RangeError(`portions_like.csv names no foods: ${strange.join(', ')}`)
  return foods.map((food) => {
    const found = rows.get(food.name)
    return found === undefined ? food : { ...food, portions: found.reduce(withMeasure, food.portions) }
  })
}

function withMeasure(portions: Portions, row: Row): Portions {
  const measure = row['measure'] ?? ''
  const grams = gramsOfRow(portions, row) * Number(row['times'])
  if (row['instead'] === 'yes') return replaced(portions, measure, round(grams))
  if (measure === 'cup') return { ...spoonsAndCup(grams, null, null), ...portions }
  if (measure === 'tsp') return { ...spoonsAndCup(null, null, grams), ...portions }
  if (measure === 'piece') return { piece: round(grams), ...portions }
  return { ...portions, named: { [measure]: round(grams), ...portions.named } }
}

function replaced(portions: Portions, measure: string, grams: number): Portions {
  if (measure === 'cup') return { ...portions, ...spoonsAndCup(grams, null, null) }
  return measure === 'piece'
    ? { ...portions, piece: grams }
    : { ...portions, named: { ...portions.named, [measure]: grams } }
}

function gramsOfRow(portions: Portions, row: Row): number {
  const wording = row['wording'] ?? ''
  const { cup, tbsp, tsp, piece, named } = portions
  const own: Readonly<Record<string, number | undefined>> = { ...named, cup, tbsp, tsp, piece }
  const grams = row['ndb_no'] === 'own' ? own[wording] : gramsOfWording(row['ndb_no'] ?? '', wording)
  if (grams === undefined)
    throw new RangeError(`portions_like.csv: ${row['names']} has no "${wording}" in ${row['ndb_no']}`)
  return grams
}

/** '0.5 cup, diced = 75 g' gives 150 for 'cup, diced'. */
function gramsOfWording(ndbNo: string, wording: string): number | undefined {
  for (const measure of (sr28Row(ndbNo)['portions'] ?? '').split('; ')) {
    const [amount = '', grams = ''] = measure.split(' = ')
    const space = amount.indexOf(' ')
    if (amount.slice(space + 1) === wording)
      return Number(grams.replace(' g', '')) / Number(amount.slice(0, space))
  }
  return undefined
}

function round(grams: number): number {
  return Math.round(grams * 100) / 100
}
