import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { createApp } from '../composition/app.ts'
import type { AppDeps } from '../composition/app-deps.ts'
import { profiles } from '../accounts/tables.ts'
import { answerWithKitchen } from '../composition/kitchen-assistant.ts'
import { findStorageTip, writeWithKitchen } from '../composition/kitchen-writer.ts'
import type { ModelConfig } from '../config/config-model.ts'
import { createModelWriters } from '../composition/model-writers.ts'
import type { Database } from '../platform/database/index.ts'
import { createPdfThread } from '../pdf/pdf-thread.ts'
import { randomIds } from '../platform/ids.ts'
import { createLog, type Log } from '../platform/log.ts'
import { createLeases } from '../platform/leases/index.ts'
import type { Mail } from '../platform/mail.ts'
import { run, type RunningServer } from '../startup/run.ts'
import { createPlanningThread } from '../composition/planning-thread.ts'
import { createClient, type TestClient } from './client.ts'
import { openTestDatabase } from './test-database.ts'

/** Someone with an account who is signed in. */
export type TestUser = TestClient & { readonly id: string; readonly email: string; readonly password: string }

export type TestApp = {
  readonly database: Database
  /** The client of the user of this name, who signs up at the first call. */
  readonly as: (name: string) => Promise<TestUser>
  /** A new client that nobody is signed in with. */
  readonly visitor: () => TestClient
  readonly makePremium: (user: TestUser) => Promise<void>
  /** The time as the app sees it. */
  readonly clock: { now: Date; advance: (ms: number) => void }
  /** Every mail that was sent, oldest first. */
  readonly mails: readonly Mail[]
  /** Every log line, as its object. */
  readonly logged: readonly Record<string, unknown>[]
  /** Begins to stop, as the server does when it is told to end. */
  readonly stopWorking: () => void
  readonly tidy: () => Promise<void>
  /** Every method and path that a route answers. */
  readonly routes: readonly { readonly method: string; readonly path: string }[]
}

type TestSettings = Partial<
  Pick<
    AppDeps,
    | 'writeRecipes'
    | 'findStorageTip'
    | 'answerQuestion'
    | 'planMenu'
    | 'planDinners'
    | 'drawPdf'
    | 'mailer'
    | 'stripe'
  >
> & {
  readonly config?: Partial<AppDeps['config']>
  /** Another database than an empty one of its own. */
  readonly database?: Database
  /** A model that writes and answers in place of the kitchen. */
  readonly model?: ModelConfig
}

const origin = 'http://plotluck.test'
const startOfTime = '2026-07-15T09:00:00.000Z'

/**
 * The real app on a real database of its own (embedded; PostgreSQL when TEST_DATABASE_URL names a server), with the borders
 * replaced: clock, mail, log, and the writer of recipes where one is given. It closes after the test or the file of tests that it was called in.
 */
export async function testApp(settings: TestSettings = {}): Promise<TestApp> {
  const borders = await createBorders(settings)
  const stopping = new AbortController()
  const leases = createLeases(borders.deps.database)
  const app = createApp({ ...borders.deps, leases, stopping: stopping.signal })
  endAfterUse(() => borders.deps.database.close())
  const visitor = () => createClient(origin, async (request) => app.http.fetch(request))
  return {
    ...users(borders.deps.database, visitor),
    ...borders.seen,
    database: borders.deps.database,
    visitor,
    stopWorking: () => stopping.abort(),
    tidy: app.tidy,
    routes: app.http.routes,
  }
}

/** A database that stays open takes a hundred megabytes of a process that files of tests share, and its timers run on. */
function endAfterUse(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest() === undefined) afterAll(end)
  else onTestFinished(end)
}

export type TestServer = Pick<TestApp, 'as' | 'visitor' | 'makePremium' | 'clock' | 'mails' | 'logged'> & {
  readonly url: string
  readonly database: Database
} & Pick<RunningServer, 'stop'>

/** Like `testApp`, listening on a port of this machine, a free one unless named: for what only a real connection shows. */
export async function startTestServer(settings: TestSettings = {}, port = 0): Promise<TestServer> {
  const { deps, seen } = await createBorders(settings)
  const server = await run(deps, { host: '127.0.0.1', port })
  endAfterUse(server.stop)
  const url = `http://127.0.0.1:${server.port}`
  // The client sends to the port it listens on and names the origin of the pages, as a browser behind a proxy does.
  const send = (request: Request) =>
    fetch(new Request(url + request.url.slice(deps.config.publicUrl.length), request))
  const visitor = () => createClient(deps.config.publicUrl, send)
  return {
    ...users(deps.database, visitor),
    ...seen,
    url,
    database: deps.database,
    visitor,
    stop: server.stop,
  }
}

async function createBorders({ config, database, model, ...kitchen }: TestSettings) {
  const logged: Record<string, unknown>[] = []
  const mails: Mail[] = []
  const clock = {
    now: new Date(startOfTime),
    advance: (ms: number) => void (clock.now = new Date(+clock.now + ms)),
  }
  const log = collectingLog(logged)
  const deps: Omit<AppDeps, 'stopping' | 'leases'> = {
    config: {
      publicUrl: origin,
      trustedProxies: 0,
      metricsToken: undefined,
      requireEmailVerification: false,
      billing: 'sandbox',
      analytics: { isNoting: true, services: { ga4: undefined, plausible: undefined, posthog: undefined } },
      webDir: undefined,
      supportEmail: 'help@example.org',
      oidc: undefined,
      ...config,
    },
    secret: 'a secret that only the tests know',
    database: database ?? (await openTestDatabase(process.env['TEST_DATABASE_URL'], log)),
    mailer: { send: (mail) => void mails.push(mail), settled: async () => {}, forget: async () => {} },
    log,
    stripe: null,
    clock: () => clock.now,
    newId: randomIds,
    writeRecipes: writeWithKitchen,
    findStorageTip,
    answerQuestion: answerWithKitchen,
    ...createPlanningThread(log),
    drawPdf: createPdfThread(log),
    ...kitchen,
  }
  Object.assign(deps, model && createModelWriters({ ...deps, ...model }))
  return { deps, seen: { clock, mails, logged } }
}

function users(database: Database, visitor: () => TestClient) {
  const known = new Map<string, Promise<TestUser>>()
  const as = (name: string): Promise<TestUser> => {
    const user = known.get(name) ?? signUp(visitor(), name)
    known.set(name, user)
    return user
  }
  const makePremium = async (user: TestUser): Promise<void> => {
    await user.get('/api/profile')
    await database.asSystem((tx) =>
      tx.update(profiles).set({ isPremium: true }).where(eq(profiles.id, user.id)),
    )
  }
  return { as, makePremium }
}

async function signUp(client: TestClient, name: string): Promise<TestUser> {
  const account = {
    email: `${name.toLowerCase().replaceAll(' ', '-')}@example.org`,
    password: 'basil and tomato',
  }
  const response = await client.post('/api/auth/sign-up/email', { ...account, name })
  const { user } = (await response.json()) as { user: { id: string } }
  return { ...client, ...account, id: user.id }
}

function collectingLog(logged: Record<string, unknown>[]): Log {
  const out = new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      logged.push(JSON.parse(line) as Record<string, unknown>)
      done()
    },
  })
  return createLog('debug', out)
}
