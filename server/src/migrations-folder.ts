import { fileURLToPath } from 'node:url'

/** The migrations of the database. `src` and `dist` both lie one folder below the package. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))
