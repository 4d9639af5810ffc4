import { freeGenerationsPerWeek } from '@plotluck/contract'
import { sql } from 'drizzle-orm'
import { migrationsFolder } from '../../migrations-folder.ts'
import { openDatabase } from '../../platform/database/index.ts'
import { createLog } from '../../platform/log.ts'
import type { LoadReport } from './load.ts'

/** Where the rows of a drill lie: in a PostgreSQL database, or in the embedded one of a folder, which no server may hold while it is compared. */
export type DrillDatabase = { readonly databaseUrl: string } | { readonly dataDir: string }

/** What the database has of what people were told. All but `pending` and `kept` should be 0. */
export type Comparison = {
  readonly kept: number
  /** Recipes and sets that somebody was told are kept, and that are not there. */
  readonly lost: number
  /** Recipes that were saved once and are there more than once, and keys with more than one set. */
  readonly double: number
  /** Sets that somebody was given and that are not three recipes. */
  readonly incomplete: number
  /** Users whose week does not count exactly the sets that it paid for, or more than it has. */
  readonly wrongQuotas: number
  /** Sets that a killed process left open; they are given back when they are two minutes old. */
  readonly pending: number
}

/** Compares what people were told was done with a database. */
export async function compareWithDatabase(
  place: DrillDatabase,
  report: Pick<LoadReport, 'savedAcknowledged' | 'setsAcknowledged'>,
): Promise<Comparison> {
  const where = { databaseUrl: undefined, dataDir: '', ...place }
  const database = await openDatabase(where, migrationsFolder, createLog('silent'))
  const rowsOf = async <Row extends object>(statement: string): Promise<readonly Row[]> => {
    const answer = await database.asSystem((tx) => tx.execute(sql.raw(statement)))
    return (answer as unknown as { readonly rows: readonly Row[] }).rows
  }
  try {
    const saved = await rowsOf<{ mark: string; count: number }>(
      `select season as mark, count(*)::int as count from saved_recipes group by 1`,
    )
    const sets = await rowsOf<{ key: string; state: string; recipes: number; sets: number }>(
      `select idempotency_key as key, min(state) as state, count(distinct s.id)::int as sets, count(r.id)::int as recipes
       from recipe_sets s left join recipes r on r.set_id = s.id group by 1`,
    )
    const weeks = await rowsOf<{ used: number; paid: number }>(
      `select w.used, (select count(*)::int from recipe_sets s where s.user_id = w.user_id and s.window_started_at = w.started_at) as paid
       from generation_windows w`,
    )
    const savedMarks = new Set(saved.map(({ mark }) => mark))
    const setOf = new Map(sets.map((set) => [set.key, set]))
    return {
      kept: saved.length + sets.length,
      lost:
        report.savedAcknowledged.filter((mark) => !savedMarks.has(mark)).length +
        report.setsAcknowledged.filter((key) => setOf.get(key)?.state !== 'written').length,
      double: saved.filter(({ count }) => count > 1).length + sets.filter((set) => set.sets > 1).length,
      incomplete: report.setsAcknowledged.filter((key) => setOf.get(key)?.recipes !== 3).length,
      wrongQuotas: weeks.filter(({ used, paid }) => used !== paid || used > freeGenerationsPerWeek).length,
      pending: sets.filter(({ state }) => state === 'writing').length,
    }
  } finally {
    await database.close()
  }
}
