export type { Database, Handle, Transaction } from './database.ts'
export { openEmbedded, openPglite } from './open-embedded.ts'
export { weekOf } from './week.ts'
export { openPostgres } from './open-postgres.ts'
