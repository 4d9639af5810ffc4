import type { PGlite } from '@electric-sql/pglite'

/** How long statements may follow each other before the event loop turns once. A statement takes about half a millisecond. */
const holdMs = 4

/**
 * Lets the event loop turn between the statements of an embedded database. They run in this thread and end as microtasks, so that without it
 * the requests at hand would be answered to their ends before any socket is looked at again.
 */
export function yieldToEventLoop(client: PGlite): void {
  /* oxlint-disable no-underscore-dangle -- the one function that statements in and outside of transactions pass */
  const run = client._runExclusiveQuery.bind(client)
  let heldSince: number | undefined
  let turn: Promise<void> | undefined
  const nextTurn = (): Promise<void> =>
    new Promise((resolve) =>
      setImmediate(() => {
        heldSince = turn = undefined
        resolve()
      }),
    )
  client._runExclusiveQuery = async (statement) => {
    turn ??= nextTurn()
    heldSince ??= performance.now()
    if (performance.now() - heldSince > holdMs) await turn
    return run(statement)
  }
}
