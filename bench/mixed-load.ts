import { type MeasuredServer, signUp } from './server.ts'

const monday = '2026-01-05'
const sunday = '2026-01-11'
const basket = ['tomatoes', 'zucchini', 'eggs', 'spinach']

type Asked = { readonly path: string; readonly body?: object }

/** What one person asks in turn: mostly looking, one generation and one question to Harvest in twenty. */
const turn: readonly Asked[] = [
  { path: '/generate-recipes', body: { ingredients: basket } },
  { path: '/profile' },
  { path: '/saved-recipes' },
  { path: `/meal-plans?from=${monday}&to=${sunday}` },
  { path: `/shopping-list?from=${monday}&to=${sunday}` },
  { path: '/history' },
  { path: '/basket' },
  { path: '/saved-recipes?q=tomato' },
  { path: '/cook-log' },
  { path: '/profile' },
  { path: '/harvest-chat', body: { message: 'How long do eggs keep?' } },
  { path: '/history?q=zucchini' },
  { path: '/saved-recipes' },
  { path: `/meal-plans?from=${monday}&to=${sunday}` },
  { path: '/basket' },
  { path: `/shopping-list?from=${monday}&to=${sunday}` },
  { path: '/cook-log' },
  { path: '/history' },
  { path: '/saved-recipes' },
  { path: '/profile' },
]

/** `waits` in milliseconds, of what was answered with 200; `refused` counts the rest. */
export type LoadReport = {
  readonly waits: readonly number[]
  readonly refused: number
  readonly perSecond: number
}

/** Bearer tokens of so many people, good for an hour; who has an account already signs in again. */
export async function people(server: MeasuredServer, count: number): Promise<readonly string[]> {
  const tokens: string[] = []
  while (tokens.length < count) tokens.push(await signUp(server, `mixed-${tokens.length}`))
  return tokens
}

/** Lets everyone ask, each beginning at another place of the turn and waiting `pause` milliseconds after an answer. */
export async function putUnderLoad(
  server: MeasuredServer,
  tokens: readonly string[],
  { milliseconds, pause }: { readonly milliseconds: number; readonly pause: number },
): Promise<LoadReport> {
  const waits: number[] = []
  let refused = 0
  const began = performance.now()
  await Promise.all(
    tokens.map(async (token, person) => {
      for (let at = person; performance.now() - began < milliseconds; at += 1) {
        const asked = turn[at % turn.length]
        const sent = performance.now()
        if (asked && (await isAnswered(server, token, asked))) waits.push(performance.now() - sent)
        else refused += 1
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }),
  )
  return { waits, refused, perSecond: (1000 * waits.length) / (performance.now() - began) }
}

async function isAnswered({ url }: MeasuredServer, token: string, { path, body }: Asked): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.ok
}
