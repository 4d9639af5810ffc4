import { inKilobytes, measurePages } from '@plotluck/web/page-bytes.ts'
import { printTable } from './table.ts'

/** Bytes that each page of the built site asks for, as sent (gzip), beside the budget that its build holds it to. */
export function benchBytes(): void {
  const rows = measurePages('web/build/client').map(({ page, script, scriptBudget, style, html }) => ({
    page,
    script: inKilobytes(script),
    'script budget': inKilobytes(scriptBudget),
    style: inKilobytes(style),
    html: inKilobytes(html),
  }))
  printTable('Bytes a page asks for, gzip', rows)
}
