/** A row of a table, its columns by name in their order. Every row of a list has the same. */
export type Row = Readonly<Record<string, string>>

/**
 * Rows as CSV (RFC 4180) with a line of names. People's own words come to stand in it, so a text that a spreadsheet would run as a
 * formula gets an apostrophe before it.
 */
export function csv(rows: readonly Row[], columns: readonly string[]): string {
  return [line(columns), ...rows.map((row) => line(columns.map((name) => row[name] ?? '')))].join('\r\n')
}

const line = (cells: readonly string[]): string => cells.map(cell).join(',')

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows for reading: one a block, its instant first, the rest indented. */
export function listed(rows: readonly Row[]): string {
  return rows.map(block).join('\n\n')
}

function block(row: Row): string {
  const [[, instant] = ['', ''], ...rest] = Object.entries(row)
  return [instant, ...rest.map(([name, text]) => `  ${name}: ${text}`)].join('\n')
}

/** Rows as a table with a line of names, each column as wide as its widest cell. */
export function table(rows: readonly Row[], columns: readonly string[]): string {
  const cells = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
  const widths = columns.map((_, at) => Math.max(...cells.map((each) => each[at]?.length ?? 0)))
  const padded = cells.map((each) => each.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  '))
  return padded.map((text) => text.trimEnd()).join('\n')
}
