/** Prints rows as a Markdown table under a heading, columns in the order of the first row's keys. */
export function printTable(
  heading: string,
  rows: readonly Readonly<Record<string, string | number>>[],
): void {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [
    `\n## ${heading}\n`,
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => ' --- ').join('|')}|`,
    ...rows.map((row) => `| ${columns.map((column) => String(row[column] ?? '')).join(' | ')} |`),
  ]
  console.log(lines.join('\n'))
}

/** The value below which `share` (0 to 1) of the samples lie, by nearest rank. Samples need no order; there must be one at least. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const found = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
  if (found === undefined) throw new RangeError('percentile() needs at least one sample')
  return found
}

/** Milliseconds with as many digits as their size deserves. */
export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
}
