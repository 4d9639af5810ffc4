/** Read by drizzle-kit, which `npm run generate -w server` starts. */
export default {
  dialect: 'postgresql',
  schema: ['./src/platform/database/auth-tables.ts', './src/*/tables.ts', './src/platform/model/tables.ts'],
  schemaFilter: ['public', 'auth'],
  out: './migrations',
}
