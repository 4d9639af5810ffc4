import type { Socket } from 'node:net'
import { type Client, Pool, type PoolClient } from 'pg'
import type { Log } from '../log.ts'
import { authRole } from './roles.ts'

const connectMs = 10_000
/** How long the end waits for what still runs. */
const endMs = 5_000

export type PoolLimits = {
  /** So many connections at once. */
  readonly connections: number
  /** How long a connection may say nothing to a question before it counts as lost. */
  readonly idleTimeoutMs: number
}

/**
 * Makes a pool of connections that stays whole while connections break, idle or in use. A connection that says nothing for `idleTimeoutMs` counts as
 * broken: a database that hangs is then away like one that has ended.
 */
export function createPool(url: string, { connections, idleTimeoutMs }: PoolLimits, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: Math.min(connectMs, idleTimeoutMs),
    idleTimeoutMillis: Math.min(10_000, idleTimeoutMs / 2),
    onConnect: async (client) => {
      endWhenSilent((client as Client).connection.stream as Socket, idleTimeoutMs)
      await client.query(`set role ${authRole}`)
    },
  })
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  // The pool hears connections only while they are idle and while they run a single statement; unheard, the event would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      log.warn({ error: error.message }, 'A database connection broke')
      if (inUse.has(client)) dropFromPool(client, error)
    }),
  )
  pool.on('error', () => {})
  return pool
}

/** Ends the pool, waiting a moment for what still runs; connections of a database that hangs end with the process. */
export async function endPool(pool: Pool): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, endMs)
  await Promise.race([pool.end(), late.promise])
  clearTimeout(timer)
}

// Whoever holds it may never give it back (drizzle does not when `begin` fails), and the pool would be a connection short for good.
function dropFromPool(client: PoolClient, error: Error): void {
  client.release(error)
  client.release = () => {}
}

function endWhenSilent(stream: Socket, idleTimeoutMs: number): void {
  const error = Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })
  stream.setTimeout(idleTimeoutMs, () => stream.destroy(error))
}
