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
  const shown = withoutControls(text)
  const safe = /^[=+\-@\t\r]/.test(shown) ? `'${shown}` : shown
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as JSON. */
export function json(rows: readonly Row[]): string {
  return withoutControls(JSON.stringify(rows, null, 2))
}

/** Rows for reading: one a block, its instant first, the rest indented. */
export function listed(rows: readonly Row[]): string {
  return rows.map(block).join('\n\n')
}

function block(row: Row): string {
  const [[, instant] = ['', ''], ...rest] = Object.entries(row)
  return [instant, ...rest.map(([name, text]) => `  ${name}: ${indented(text)}`)].join('\n')
}

// Further lines stand deeper, so that no text passes for a row or a field of its own.
const indented = (text: string): string => withoutControls(text).replaceAll('\n', '\n    ')

/** Rows as a table with a line of names, each column as wide as its widest cell. */
export function table(rows: readonly Row[], columns: readonly string[]): string {
  const shown = (row: Row) => columns.map((name) => withoutControls(row[name] ?? '').replaceAll('\n', ' '))
  const cells = [columns, ...rows.map(shown)]
  const widths = columns.map((_, at) => Math.max(...cells.map((each) => each[at]?.length ?? 0)))
  const padded = cells.map((each) => each.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  '))
  return padded.map((text) => text.trimEnd()).join('\n')
}

// A terminal obeys control characters (ESC begins its commands, CR writes over the line) and turns text round at the marks of direction: they are
// shown by their number instead. Line breaks and tabs stay.
function withoutControls(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => {
    const number = sign.codePointAt(0) ?? 0
    return number > 0xffff ? '\uFFFD' : `\\u${number.toString(16).padStart(4, '0')}`
  })
}
