// `node server/src/testing/keep-released-schema.ts`: keeps what somebody who did everything has in a database of today's tables, as a backup in released/. Run it
// before a release whose migrations are new; released-schemas.test.ts then holds every later version to that database.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { freshServerMain } from '../../../scripts/lib/build.mjs'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { migrationsFolder } from '../migrations-folder.ts'
import { backUp } from '../platform/database/backup/index.ts'
import { type Database, openEmbedded } from '../platform/database/index.ts'
import { createClient } from './client.ts'
import { startServerProcess } from './drill/index.ts'
import { takeTour } from './tour.ts'

const publicUrl = 'http://plotluck.test'
const account = { email: 'ana@example.org', password: 'basil and tomato', name: 'Ana' }
const dataDir = mkdtempSync(join(tmpdir(), 'plotluck-released-'))

await liveThere()
const database = await openEmbedded(dataDir, migrationsFolder)
await addPasskey(database)
const newest = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1)
const path = fileURLToPath(new URL(`./released/${newest?.replace('.sql', '')}.backup`, import.meta.url))
const rows = await backUp(database, { path, passphrase: undefined })
await database.close()
rmSync(dataDir, { recursive: true })
process.stdout.write(`${rows} rows are in ${path}.\n`)

async function liveThere(): Promise<void> {
  const settings = { DATA_DIR: dataDir, PUBLIC_URL: publicUrl, LOG_LEVEL: 'error' }
  const server = await startServerProcess(freshServerMain(), await freePort(), settings)
  const client = createClient(publicUrl, (request) =>
    fetch(new Request(server.url + request.url.slice(publicUrl.length), request)),
  )
  const signedUp = await client.post('/api/auth/sign-up/email', account)
  const { user } = (await signedUp.json()) as { user: { id: string } }
  const steps = await takeTour({ ...client, ...account, id: user.id })
  const refused = steps.filter(({ refusal }) => refusal !== null)
  server.kill('SIGTERM')
  await server.ended
  if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`)
}

// A passkey is made by a browser, which is not here.
async function addPasskey({ auth }: Database): Promise<void> {
  await auth.execute(
    sql`insert into auth.passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up)
      select gen_random_uuid(), 'key', id, 'credential', 0, 'singleDevice', false from auth."user"`,
  )
}
