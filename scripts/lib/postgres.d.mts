/** A PostgreSQL server of its own with data of its own. */
export type OwnPostgres = {
  readonly url: string
  /** Ends it and keeps its data: SIGINT breaks connections off in order, SIGQUIT without a word. */
  readonly end: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** Starts it again on the same data and port. */
  readonly start: () => Promise<void>
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>
}

/** Starts a PostgreSQL of its own on a free port with empty data. */
export function startPostgres(): Promise<OwnPostgres>
