import { type CookRow, cutSizes, type Doneness, methods } from '../src/cooking/cook-facts.ts'
import { safeCues } from '../src/cooking/safe-cues.ts'
import { listIn, readTable, type Row } from './csv.ts'

const eastern = ['chinese', 'thai', 'japanese', 'korean', 'vietnamese']

/** The rows of cook_facts.csv, each with the cuts and the minutes of the food that it is cut or cooked like. */
export function cookRows(): readonly CookRow[] {
  const rows = readTable('cook_facts.csv')
  const byFood = new Map(rows.map((row) => [row['food'] ?? '', row]))
  return rows.map((row) => {
    const food = row['food'] ?? ''
    const one = row['one'] || food
    return {
      food,
      one,
      many: row['many'] || one,
      isMass: row['many'] === '',
      tags: listIn(row['tags']) as CookRow['tags'],
      portion: Number(row['portion_g']),
      cuts: cutsOf(rowLike(row, 'cut_like', byFood)),
      prepMinutes: Number(row['prep_minutes']),
      cook: donenessOf(rowLike(row, 'cooked_like', byFood)),
      strangeIn: listIn(row['strange_in']).flatMap((cuisine) =>
        cuisine === 'eastern' ? eastern : [cuisine],
      ),
    }
  })
}

function rowLike(row: Row, column: string, byFood: ReadonlyMap<string, Row>): Row {
  const like = row[column] ?? ''
  if (like === '') return row
  const model = byFood.get(like)
  if (model === undefined || model[column] !== '')
    throw new RangeError(
      `cook_facts.csv: ${row['food']} is ${column} '${like}', which has no cells of its own`,
    )
  return model
}

function cutsOf(row: Row): CookRow['cuts'] {
  return Object.fromEntries(cutSizes.flatMap((size) => (row[size] ? [[size, row[size]]] : [])))
}

/** '6 golden at the edges' in the column of a method; '{poultry}' stands for the safe cue of that name. */
function donenessOf(row: Row): CookRow['cook'] {
  return Object.fromEntries(
    methods.flatMap((method) => {
      const [minutes = '', ...words] = (row[method] ?? '').split(' ')
      return minutes === '' ? [] : [[method, { minutes: Number(minutes), cue: cueIn(words.join(' ')) }]]
    }),
  ) as Record<string, Doneness>
}

function cueIn(words: string): string {
  const named = Object.entries(safeCues).find(([name]) => words === `{${name}}`)
  return named?.[1] ?? words
}
