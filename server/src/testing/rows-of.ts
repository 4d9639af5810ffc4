import type { SQL } from 'drizzle-orm'
import type { Handle } from '../platform/database/database.ts'

/** The rows that a statement gives, as the database has them. */
export async function rowsOf<Row = unknown>(
  handle: Pick<Handle, 'execute'>,
  statement: SQL,
): Promise<readonly Row[]> {
  const { rows } = (await handle.execute(statement)) as { rows: readonly Row[] }
  return rows
}
