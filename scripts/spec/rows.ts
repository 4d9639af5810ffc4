/** A test, by the file it stands in and the name it is given there. */
export type NamedTest = { readonly file: string; readonly name: string }

/** One row of the table: a statement of the specification, where it lives, and what shows it. */
export type SpecRow = {
  readonly id: string
  readonly files: readonly string[]
  readonly tests: readonly NamedTest[]
  /** What is still to be done, where no test shows the statement. */
  readonly missing: string | null
}

/** Reads the rows of docs/spec.md; whatever is no row is passed over. */
export function readRows(markdown: string): readonly SpecRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, , lives, shown] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (id === undefined || !/^\d+\.\d+$/.test(id)) return []
    return [{ id, files: quoted(lives ?? ''), tests: testsOf(shown ?? ''), missing: missingOf(shown ?? '') }]
  })
}

/** What is wrong with the rows. `hasFile` and `namesOf` look into the repository: whether a file is there, and what its tests are called. */
export function faultsOf(
  rows: readonly SpecRow[],
  hasFile: (path: string) => boolean,
  namesOf: (path: string) => readonly string[],
): readonly string[] {
  const ids = rows.map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`)
  return [...twice, ...rows.flatMap((row) => faultsOfRow(row, hasFile, namesOf))]
}

function faultsOfRow(
  { id, files, tests, missing }: SpecRow,
  hasFile: (path: string) => boolean,
  namesOf: (path: string) => readonly string[],
): readonly string[] {
  if (files.length === 0) return [`${id} says of no file that it lives there`]
  const gone = files
    .filter((file) => !hasFile(file))
    .map((file) => `${id} lives in ${file}, which is not there`)
  if (tests.length === 0 && missing === null)
    return [...gone, `${id} is shown by no test and does not say missing`]
  const unknown = tests
    .filter(({ file, name }) => !hasFile(file) || !namesOf(file).includes(name))
    .map(({ file, name }) => `${id} is shown by “${name}”, which ${file} does not hold`)
  return [...gone, ...unknown]
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

const testsOf = (cell: string) =>
  [...cell.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', name = '']) => ({ file, name }))

const missingOf = (cell: string) => /^missing: (.+)/.exec(cell)?.[1] ?? null
