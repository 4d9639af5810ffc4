/** Starts a PostgreSQL of its own with empty data; `stop` ends it and removes the data. */
export function startPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }>
