import { calls, type CallName } from '@plotluck/contract'
import type { TestUser } from './test-app.ts'

/** A request of a tour as it was sent, and how it was answered. */
export type TourStep = {
  readonly call: CallName
  readonly path: string
  readonly body: object | undefined
  /** The body of an answer that refuses it; null where it was done. */
  readonly refusal: string | null
}

/** Calls that no tour takes: they need a mailed link, a code, a passkey, a provider to sign in with or the payment provider, or end the session that takes it. */
export const leftOut: readonly CallName[] = [
  'POST /api/auth/sign-up/email',
  'POST /api/auth/sign-out',
  'POST /api/auth/reset-password',
  'GET /api/auth/verify-email',
  'POST /api/auth/change-password',
  'DELETE /api/account',
  'POST /api/webhooks/stripe',
  'POST /api/auth/passkey',
  'POST /api/account/passkeys',
  'PATCH /api/account/passkeys/{id}',
  'DELETE /api/account/passkeys/{id}',
  'POST /api/auth/oidc',
  'GET /api/auth/callback/oidc',
  'POST /api/auth/second-factor',
  'POST /api/account/second-factor/confirm',
  'POST /api/account/second-factor/end',
]

const span = { from: '2026-07-13', to: '2026-07-19' }
const query = `?from=${span.from}&to=${span.to}`
const ingredients = ['tomatoes', 'zucchini', 'eggs']
const cookedOn = '2026-07-14'
const none = '00000000-0000-4000-8000-000000000000'

type Answer = Record<string, unknown> & { readonly id: string }
const idsOf = (rows: unknown): readonly string[] =>
  (rows as readonly Answer[] | undefined)?.map(({ id }) => id) ?? []

type Take = (call: CallName, more?: { readonly path?: string; readonly body?: object }) => Promise<Answer>

/** Lets somebody do everything that a person can do, once, paying first; what is made first is used by what follows. */
export async function takeTour(user: TestUser): Promise<readonly TourStep[]> {
  const steps: TourStep[] = []
  const take: Take = async (call, { path, body } = {}) => {
    const [method = '', pattern = ''] = call.split(' ')
    const sent = path === undefined ? pattern : path.startsWith('?') ? pattern + path : path
    const answer = await user.send(sent, {
      method,
      headers: { origin: 'http://plotluck.test', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    steps.push({ call, path: sent, body, refusal: answer.ok ? null : text })
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    return (isJson ? JSON.parse(text) : {}) as Answer
  }
  await takeForFree(take)
  await takePayment(take)
  await takeAccount(take, user)
  const recipeId = await takeRecipes(take)
  await takeWeek(take, recipeId)
  await takeRest(take, recipeId)
  return steps
}

/** The calls that a tour should have taken and has not. */
export const missedBy = (steps: readonly TourStep[]): readonly string[] =>
  Object.keys(calls).filter(
    (call) => ![...leftOut, ...steps.map((step) => step.call)].includes(call as CallName),
  )

async function takeForFree(take: Take): Promise<void> {
  const tried = await take('POST /api/try-recipes', { body: { ingredients } })
  await take('POST /api/try-recipes/keep', { body: { keep: tried['keep'] as string } })
  await take('POST /api/generate-recipes', { body: { ingredients } })
}

async function takeAccount(take: Take, { email, password }: TestUser): Promise<void> {
  await take('POST /api/auth/sign-in/email', { body: { email, password } })
  await take('GET /api/auth/get-session')
  await take('POST /api/auth/token', { body: { grant_type: 'password', email, password } })
  await take('POST /api/auth/request-password-reset', { body: { email } })
  await take('GET /api/profile')
  await take('PATCH /api/profile', { body: { name: 'Ana Lima' } })
  const { sessions } = await take('GET /api/account/sessions')
  const other = idsOf(sessions).at(-1)
  await take('DELETE /api/account/sessions/{id}', { path: `/api/account/sessions/${other}` })
  await take('POST /api/auth/token', { body: { grant_type: 'password', email, password } })
  await take('GET /api/account/second-factor')
  await take('POST /api/account/second-factor', { body: { password } })
  await take('POST /api/auth/passkey/options')
  await take('POST /api/account/passkeys/options')
  await take('GET /api/account/passkeys')
  await take('POST /api/account/tokens', { body: { name: 'Display', scope: 'read', days: 30 } })
  await take('POST /api/account/tokens', { body: { name: 'Scale', scope: 'read', days: 30 } })
  const { tokens } = await take('GET /api/account/tokens')
  await take('DELETE /api/account/tokens/{id}', { path: `/api/account/tokens/${idsOf(tokens)[0]}` })
  await take('GET /api/account/events')
  await take('GET /api/account/export')
}

async function takeRecipes(take: Take): Promise<string> {
  await take('POST /api/read-ingredients', { body: { text: 'tomatoes, zucchini' } })
  await take('GET /api/foods', { path: '?q=tom' })
  await take('PUT /api/basket', {
    body: {
      items: [{ text: 'tomatoes', use_soon: true, added_on: cookedOn }],
      always_at_home: ['salt'],
      revision: 0,
    },
  })
  await take('GET /api/basket')
  await take('GET /api/storage-tips', { path: '?ingredients=kale' })
  const { recipes } = await take('POST /api/generate-recipes', { body: { ingredients } })
  const [id = none, other = none] = idsOf(recipes)
  await take('POST /api/recipes/{id}/swap', { path: `/api/recipes/${id}/swap` })
  await take('GET /api/recipes/{id}', { path: `/api/recipes/${id}` })
  await take('GET /api/history', { path: '?q=tomato' })
  await take('GET /api/last-recipes')
  await take('GET /api/recipes/{id}/pdf', { path: `/api/recipes/${id}/pdf` })
  await take('POST /api/generate-use-it-first-menu', { body: { ingredients } })
  const { id: saved } = await take('POST /api/saved-recipes', { body: { recipe_id: other } })
  await take('DELETE /api/saved-recipes/{id}', { path: `/api/saved-recipes/${saved}` })
  return id
}

async function takeWeek(take: Take, recipe_id: string): Promise<void> {
  const saved = await take('POST /api/saved-recipes', { body: { recipe_id } })
  await take('GET /api/saved-recipes', { path: '?q=tomato' })
  await take('GET /api/saved-recipes/{id}', { path: `/api/saved-recipes/${saved.id}` })
  await take('GET /api/recipes/{id}/saved', { path: `/api/recipes/${recipe_id}/saved` })
  await take('GET /api/saved-recipes/pdf')
  const at = (planned_date: string, meal_type: string) => ({ recipe_id: saved.id, planned_date, meal_type })
  await take('POST /api/meal-plans', { body: at(span.from, 'dinner') })
  await take('POST /api/meal-plans/several', {
    body: { meals: [at(cookedOn, 'dinner'), at(cookedOn, 'lunch')] },
  })
  await take('POST /api/meal-plans/suggest', { body: { dates: ['2026-07-16'], ingredients: ['tomatoes'] } })
  const { mealPlans } = await take('GET /api/meal-plans', { path: query })
  const [first, second] = idsOf(mealPlans)
  await take('PATCH /api/meal-plans/{id}', { path: `/api/meal-plans/${first}`, body: { is_cooked: true } })
  await take('POST /api/meal-plans/copy-week', { body: { from: span.from, to: '2026-07-20' } })
  await take('GET /api/meal-plans/pdf', { path: query })
  await take('GET /api/shopping-list', { path: query })
  await take('PUT /api/shopping-list/checks', { body: { ...span, key: 'tomato', checked: true } })
  await take('PUT /api/shopping-list/stock', { body: { stock: ['rice'] } })
  const line = await take('POST /api/shopping-list/lines', { body: { ...span, text: 'candles' } })
  await take('POST /api/shopping-list/lines', { body: { ...span, text: 'matches' } })
  await take('GET /api/shopping-list/pdf', { path: query })
  await take('DELETE /api/shopping-list/lines/{id}', { path: `/api/shopping-list/lines/${line.id}` })
  await take('DELETE /api/meal-plans/{id}', { path: `/api/meal-plans/${second}` })
}

async function takeRest(take: Take, recipe_id: string): Promise<void> {
  const cooked = `/api/recipes/${recipe_id}/cook-log`
  await take('PUT /api/recipes/{id}/cook-log/{cooked_on}', {
    path: `${cooked}/${cookedOn}`,
    body: { stars: 4 },
  })
  await take('PUT /api/recipes/{id}/cook-log/{cooked_on}', {
    path: `${cooked}/2026-07-13`,
    body: { stars: 5 },
  })
  await take('GET /api/cook-log')
  await take('GET /api/recipes/{id}/cook-log', { path: cooked })
  await take('DELETE /api/recipes/{id}/cook-log/{cooked_on}', { path: `${cooked}/${cookedOn}` })
  const ben = { name: 'Ben', allergens: ['milk'], diets: [], dislikes: ['olives'] }
  const person = await take('POST /api/household/people', { body: ben })
  const other = await take('POST /api/household/people', { body: { ...ben, name: 'Eva' } })
  await take('PUT /api/household/people/{id}', { path: `/api/household/people/${person.id}`, body: ben })
  await take('DELETE /api/household/people/{id}', { path: `/api/household/people/${other.id}` })
  await take('PUT /api/household/servings', { body: { servings: 3 } })
  await take('GET /api/household')
  await take('POST /api/harvest-chat', { body: { message: 'How long do eggs keep?' } })
  await take('GET /api/harvest-chat')
  await take('POST /api/feedback', { body: { recipe_id, rating: 'helpful' } })
  await take('POST /api/reports', { body: { recipe_id, recipe_title: 'Soup', reason: 'Too salty for us' } })
  await take('POST /api/events', { body: { name: 'page_view', fields: { path: '/' }, visit: none } })
}

async function takePayment(take: Take): Promise<void> {
  const { plans } = await take('GET /api/plans')
  await take('POST /api/check-subscription')
  await take('GET /api/subscription')
  const priceId = (plans as readonly { priceId: string }[])[0]?.priceId
  const { url } = await take('POST /api/create-checkout', { body: { priceId } })
  const id = /checkouts?[/=]([\da-f-]{36})/.exec(String(url))?.[1] ?? none
  await take('GET /api/sandbox/checkouts/{id}', { path: `/api/sandbox/checkouts/${id}` })
  await take('POST /api/sandbox/checkouts/{id}/pay', { path: `/api/sandbox/checkouts/${id}/pay` })
  await take('POST /api/customer-portal')
  await take('POST /api/sandbox/portal', { body: { action: 'cancel' } })
}
