import { type MeasuredServer, startServer } from './server.ts'

/** A page under measurement. Those that need a session are opened with the cookie of `openPages`. */
export type MeasuredPage = {
  readonly page: string
  readonly path: string
  readonly needsSession: boolean
}

/** The public pages people arrive at, sign-in, and the screens they work on. */
const pages: readonly MeasuredPage[] = [
  { page: 'landing', path: '/', needsSession: false },
  { page: 'pricing', path: '/pricing', needsSession: false },
  { page: 'help', path: '/help', needsSession: false },
  { page: 'auth', path: '/auth', needsSession: false },
  { page: 'dashboard', path: '/dashboard', needsSession: true },
  { page: 'settings', path: '/settings', needsSession: true },
]

/** Starts the built server with plans on sale, as most people meet it. */
export function startPages(): Promise<MeasuredServer> {
  return startServer({ BILLING: 'sandbox' })
}

/** Creates an account with three recipes: its session cookie, as a Cookie header carries it, and the pages with one of the recipes among them. */
export async function openPages(
  server: MeasuredServer,
): Promise<{ cookie: string; pages: readonly MeasuredPage[] }> {
  const cookie = await signUp(server)
  const answer = await fetch(`${server.url}/api/generate-recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    body: JSON.stringify({ ingredients: ['tomatoes', 'zucchini', 'basil'] }),
  })
  if (!answer.ok) throw new Error(`Generating answered ${answer.status}: ${await answer.text()}`)
  const { recipes } = (await answer.json()) as { recipes: readonly { id: string }[] }
  const recipe = { page: 'recipe', path: `/recipe/${recipes[0]?.id}`, needsSession: true }
  return { cookie, pages: [...pages, recipe] }
}

async function signUp({ url }: MeasuredServer): Promise<string> {
  const account = { email: 'bench@example.com', password: 'tomatoes-and-basil', name: 'Bench' }
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`Signing up answered ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
