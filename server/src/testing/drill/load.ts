import { randomUUID } from 'node:crypto'
import { createClient, type TestClient } from '../client.ts'

/** What people did and were told, to be compared with what the database has. */
export type LoadReport = {
  /** Marks of recipes that somebody saved, each sent once. */
  readonly savedSent: string[]
  readonly savedAcknowledged: string[]
  /** Keys of generations that somebody was given recipes for. */
  readonly setsAcknowledged: string[]
  /** How many were told that their week is used up. */
  refusedByQuota: number
  /** Answers by status; 0 where there was none. */
  readonly statuses: Record<number, number>
  /** Bodies of answers that nobody here should get. */
  readonly faults: string[]
}

export type Load = {
  readonly report: LoadReport
  /** Ends it when everybody has the answer to their last question. */
  readonly end: () => Promise<void>
}

type Person = { readonly client: TestClient; readonly email: string }

const people = {
  savers: ['saver-1', 'saver-2', 'saver-3'],
  cooks: Array.from({ length: 12 }, (_, at) => `cook-${at}`),
}

/** Lets people sign up at `url`, some of them pay, and puts them all to work until the end. */
export async function startPeople(url: string): Promise<Load> {
  const payers = await signUpAll(url, people.savers)
  await Promise.all(payers.map(({ client }) => pay(client)))
  return startLoad(payers, await signUpAll(url, people.cooks))
}

async function pay(client: TestClient): Promise<void> {
  const opened = await client.post('/api/create-checkout', { priceId: 'price_sandbox_monthly' })
  const { url } = (await opened.json()) as { readonly url: string }
  const paid = await client.post(`/api/sandbox/checkouts/${url.split('/').at(-1)}/pay`)
  if (paid.status !== 200) throw new Error(`Paying failed: ${await paid.text()}`)
}

/** Lets people sign up at `url`. The names tell them apart: one name, one account. */
export function signUpAll(url: string, names: readonly string[]): Promise<readonly Person[]> {
  return Promise.all(
    names.map(async (name) => {
      const client = createClient(url, fetch)
      const email = `${name}@example.org`
      const account = { email, password: 'basil and tomato', name }
      const answer = await client.post('/api/auth/sign-up/email', account)
      if (answer.status !== 200) throw new Error(`${name} could not sign up: ${await answer.text()}`)
      await client.get('/api/profile')
      return { client, email }
    }),
  )
}

/**
 * Puts people to work until the end: `savers`, who have paid, save one recipe after the other; `cooks`, who have not, have recipes generated, twice at
 * once, each with a key and again with the same key where no answer came.
 */
function startLoad(savers: readonly Person[], cooks: readonly Person[]): Load {
  const report: LoadReport = {
    savedSent: [],
    savedAcknowledged: [],
    setsAcknowledged: [],
    refusedByQuota: 0,
    statuses: {},
    faults: [],
  }
  const state = { isEnding: false }
  const repeat = async (work: () => Promise<void>): Promise<void> => {
    while (!state.isEnding) await work()
  }
  const work = [
    ...savers.map(({ client }) => repeat(() => saveOne(client, report))),
    ...[...cooks, ...cooks].map(({ client }) => repeat(() => generateOne(client, report, state))),
  ]
  return {
    report,
    end: async () => {
      state.isEnding = true
      await Promise.all(work)
    },
  }
}

async function saveOne(client: TestClient, report: LoadReport): Promise<void> {
  const mark = randomUUID().slice(0, 18)
  report.savedSent.push(mark)
  const { status } = await noted(report, () => client.post('/api/saved-recipes', written(mark)))
  if (status === 200 || status === 201) report.savedAcknowledged.push(mark)
  // Read to its end: a connection with something unread in it is good for nothing else.
  await noted(report, () => client.get('/api/saved-recipes'))
  // Servers that start need the processor, too.
  await sleep(200)
}

/** So long a person asks again with the key of a question that was not answered. */
const patienceMs = 5000

async function generateOne(
  client: TestClient,
  report: LoadReport,
  state: { readonly isEnding: boolean },
): Promise<void> {
  const key = randomUUID()
  const since = performance.now()
  while (performance.now() - since < patienceMs) {
    const { status, text } = await noted(report, () =>
      client.post('/api/generate-recipes', basket, { headers: { 'Idempotency-Key': key } }),
    )
    const isRefused = text.includes('"weekly-limit-reached"')
    if (status === 200) report.setsAcknowledged.push(key)
    if (isRefused) report.refusedByQuota += 1
    if (status === 200) return sleep(300)
    // Nothing is at stake any more once a week is used up: asked often, it only takes the processor from servers that start.
    if (isRefused) return sleep(1500)
    await sleep(200)
    if (state.isEnding) return
  }
}

type Told = { readonly status: number; readonly text: string }

async function noted(report: LoadReport, ask: () => Promise<Response>): Promise<Told> {
  const answer = await ask()
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => ({ status: 0, text: '' }))
  report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
  if (![0, 200, 429, 502, 503, 409].includes(answer.status)) report.faults.push(answer.text)
  return answer
}

const basket = { ingredients: ['tomatoes', 'zucchini', 'onions'] }
const written = (mark: string) => ({
  recipe_title: 'Tomato Soup',
  season: mark,
  ingredients: ['1 kg tomatoes, chopped', '1 medium onion, chopped', '2 tbsp olive oil', '1/2 tsp salt'],
  instructions:
    '1. Heat the olive oil in a pot and soften the onion with the salt over medium heat for 8 minutes.\n' +
    '2. Add the tomatoes and simmer for 20 minutes, until they fall apart. Serve hot.',
  prep_time: 35,
  servings: 4,
})
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
