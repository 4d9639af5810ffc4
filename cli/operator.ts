#!/usr/bin/env node
// What an operator asks of the data: `npm run -s operator -- feedback`. Reads the same settings as the server.
import { parseArgs } from 'node:util'
import { backupUsage, runBackupCommand } from './operator-backups.ts'
import { csv, json, listed, type Row, table } from './operator-rows.ts'

const usage = `operator feedback|reports|calls [--recipe ID] [--csv|--json]     newest first
operator funnel [--weeks N] [--csv|--json]     the last N weeks, 8 unless said
${backupUsage}

feedback  how people rate recipes
reports   what people say is wrong with recipes
calls     what the model was asked, by day and model: calls, tokens, dollars, time
--recipe  only those about the recipe of this id
funnel    from visit to purchase by weeks from Monday (UTC), and the share of those who joined that asked for recipes in the weeks after.
          Visits, checkouts and purchases are of people who agreed to be counted, the rest is of everybody.

The settings are the server's: DATABASE_URL, or DATA_DIR for the embedded database, which one process can open at a time: stop the
server first. With PostgreSQL both can run. With BACKUP_PASSPHRASE set, backups are encrypted with it.`

const columns = {
  feedback: ['created_at', 'rating', 'recipe_id', 'user_id'],
  reports: ['created_at', 'recipe_title', 'reason', 'recipe_id', 'user_id'],
  calls: ['day', 'model', 'calls', 'failed', 'tokens_in', 'tokens_out', 'usd', 'median_ms'],
  funnel: [
    'week',
    'visits',
    'sign_ups',
    'first_recipes',
    'limit_reached',
    'checkouts',
    'purchases',
    'back_week_1',
    'back_week_2',
    'back_week_3',
    'back_week_4',
  ],
} as const
type What = keyof typeof columns

const options = {
  recipe: { type: 'string' },
  weeks: { type: 'string' },
  to: { type: 'string' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const isWhat = (word: string | undefined): word is What => word !== undefined && Object.hasOwn(columns, word)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [what] = positionals
  if (values.help === true) return console.log(usage)
  const done = await runBackupCommand(positionals, values.to)
  if (done !== undefined) return console.log(done)
  if (!isWhat(what) || positionals.length > 1)
    throw new UsageError('Say feedback, reports, calls, funnel, backup, restore or move.')
  if (values.csv === true && values.json === true) throw new UsageError('Choose --csv or --json.')
  if (values.recipe !== undefined && !uuid.test(values.recipe))
    throw new UsageError(`"${values.recipe}" is not the id of a recipe.`)
  if (values.weeks !== undefined && !/^([1-9]|[1-9]\d|10[0-4])$/.test(values.weeks))
    throw new UsageError(`"${values.weeks}" is not a number of weeks from 1 to 104.`)
  const rows = await rowsOf(what, values)
  console.log(printed(what, rows, values))
}

async function rowsOf(
  what: What,
  { recipe, weeks = '8' }: { recipe?: string; weeks?: string },
): Promise<readonly Row[]> {
  const { openOperator } = await import('@plotluck/server/operator')
  const operator = await openOperator(process.env)
  try {
    return await (what === 'funnel' ? operator.funnel(Number(weeks)) : operator[what](recipe))
  } finally {
    await operator.close()
  }
}

function printed(what: What, rows: readonly Row[], as: { csv?: boolean; json?: boolean }): string {
  if (as.json === true) return json(rows)
  if (as.csv === true) return csv(rows, columns[what])
  if (rows.length === 0) return `There are no ${what} yet.`
  return what === 'calls' || what === 'funnel' ? table(rows, columns[what]) : listed(rows)
}

class UsageError extends Error {}

try {
  await main()
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  console.error(error instanceof Error ? error.message : String(error))
  if (isUsage) console.error(`\n${usage}`)
  process.exitCode = isUsage ? 2 : 1
}
