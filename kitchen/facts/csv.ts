import { readFileSync } from 'node:fs'

export type Row = Readonly<Record<string, string>>

/** The rows of a CSV file beside this one, keyed by its header; every missing cell is ''. */
export function readTable(fileName: string): readonly Row[] {
  const [header = [], ...records] = parseCsv(readFileSync(new URL(fileName, import.meta.url), 'utf8'))
  return records.map((cells) => Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])))
}

/** RFC 4180: quoted cells may hold commas, line breaks and doubled quotes. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy
  const records: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(cellPattern)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '') break
    if (end !== ',') records.push([])
  }
  return records.filter((cells) => cells.length > 1)
}

/** The number in a cell; null where the source gives none. */
export function numberOrNull(cell: string | undefined): number | null {
  return cell === undefined || cell === '' ? null : Number(cell)
}

/** What a cell lists between semicolons, in its order. */
export function listIn(cell: string | undefined): readonly string[] {
  return (cell ?? '').split(';').filter((entry) => entry !== '')
}
