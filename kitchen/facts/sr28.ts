import { readTable, type Row } from './csv.ts'

let rows: ReadonlyMap<string, Row> | undefined

/** The row of SR28 with this NDB number. Throws a RangeError for a number that SR28 has not. */
export function sr28Row(ndbNo: string): Row {
  rows ??= new Map(readTable('usda_sr28.csv').map((row) => [row['ndb_no'] ?? '', row]))
  const row = rows.get(ndbNo)
  if (row === undefined) throw new RangeError(`SR28 has no row ${ndbNo}`)
  return row
}
