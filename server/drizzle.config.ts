import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/database/auth-tables.ts', './src/*/tables.ts', './src/platform/model/tables.ts'],
  schemaFilter: ['public', 'auth'],
  out: './migrations',
})
