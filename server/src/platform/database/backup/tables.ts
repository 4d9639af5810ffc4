import { sql } from 'drizzle-orm'
import type { Transaction } from '../database.ts'
import { authRole } from '../roles.ts'

/** A table with rows that a backup keeps. */
export type BackupTable = {
  /** As SQL names it: `auth."user"`. */
  readonly name: string
  /** The role that sees and writes its rows. */
  readonly role: 'app_auth' | 'app_system'
  /** The columns of its primary key, which order its rows. */
  readonly key: readonly string[]
  /** The column that the database numbers by itself, where there is one. */
  readonly numbered: string | null
  /** The tables that its rows refer to. */
  readonly refersTo: readonly string[]
}

/** Every table of the schemas `auth` and `public` that outlives a crash, each after those that it refers to. */
export async function readTables(tx: Transaction): Promise<readonly BackupTable[]> {
  const found = await rowsOf<BackupTable>(
    tx,
    `select c.oid::regclass::text as name,
      case n.nspname when 'auth' then '${authRole}' else 'app_system' end as role,
      (select json_agg(quote_ident(a.attname) order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as numbered,
      (select coalesce(json_agg(distinct k.confrelid::regclass::text), '[]') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('auth', 'public') order by 1`,
  )
  return inOrder(found)
}

function inOrder(tables: readonly BackupTable[]): readonly BackupTable[] {
  const ordered: BackupTable[] = []
  while (ordered.length < tables.length) {
    const isThere = (name: string): boolean => ordered.some((table) => table.name === name)
    const next = tables.filter(({ name, refersTo }) => !isThere(name) && refersTo.every(isThere))
    if (next.length === 0) throw new Error('The tables of the database refer to each other in a circle')
    ordered.push(...next)
  }
  return ordered
}

/** The migrations that a database has run, oldest first, each by the hash of its text. */
export async function readMigrations(tx: Transaction): Promise<readonly string[]> {
  await become(tx, 'none')
  const rows = await rowsOf<{ hash: string }>(tx, 'select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

/** Sets the role of a transaction, which sees what that role may see, and its way of writing instants. */
export async function become(tx: Transaction, role: BackupTable['role'] | 'none'): Promise<void> {
  await tx.execute(sql`select set_config('role', ${role}, true), set_config('TimeZone', 'UTC', true)`)
}

/** The rows that a statement gives. */
export async function rowsOf<Row>(tx: Transaction, statement: string): Promise<readonly Row[]> {
  return ((await tx.execute(sql.raw(statement))) as unknown as { readonly rows: readonly Row[] }).rows
}
