import type { ApiRecipe, LeftOut } from '@plotluck/contract'
import type { CheckedRecipe, Household, RecipeRequest } from '@plotluck/kitchen'
import { calendarDate, type Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { type Failure, failure, type Result } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import { seedOf, type NewId, type UserId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { PerUserLimit } from '../platform/per-user-limit.ts'
import { reportError } from '../platform/report-error.ts'
import { presentRecipe } from '../premium/index.ts'
import { saveSet, SetGone, type KeptSet } from './save-set.ts'
import { type ReserveDeps, type Reserved, reserveSet } from './reserve-set.ts'
import type { WriteRecipes, WritingEvent } from './recipe-writer.ts'

/** Gives the texts of a basket as the kitchen takes them, or why it cannot. */
export type ReadBasket = (
  texts: readonly string[],
  how: { readonly leaveOutUnknown: boolean },
) => Result<readonly string[]>

export type GenerateDeps = ReserveDeps & {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly readBasket: ReadBasket
  /** Who the person cooks for; undefined where they have not said. */
  readonly householdOf: (tx: Transaction, userId: UserId) => Promise<Household | undefined>
  /** What the person never has to buy, as typed. */
  readonly alwaysAtHome: (tx: Transaction, userId: UserId) => Promise<readonly string[]>
  readonly writeRecipes: WriteRecipes
  readonly generations: PerUserLimit
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal
}

export type GenerateRequest = {
  /** Ingredients as typed: lists are not parted yet. The household is read where the set is reserved. */
  readonly request: RecipeRequest
  /** Whether to go on without what is no known food. */
  readonly leaveOutUnknown: boolean
  /** A retry with the same key gets the same set and costs nothing. */
  readonly idempotencyKey: string | null
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal
  readonly log: Log
}

export type GenerationEvent =
  | { readonly kind: 'progress'; readonly message: string }
  | { readonly kind: 'recipe'; readonly index: number; readonly recipe: ApiRecipe }
  | { readonly kind: 'done'; readonly leftOut: readonly LeftOut[]; readonly recipesUsed: number | null }
  | { readonly kind: 'failed'; readonly failure: Failure }

/**
 * One generation, event by event; the last is `done` or `failed`. A free user's generation is taken first and given back unless a recipe
 * leaves: on a failure, when the client goes before the first recipe, when the server stops. Who goes after the first recipe finds the whole
 * set in the history.
 */
export async function* generate(
  deps: GenerateDeps,
  user: User,
  asked: GenerateRequest,
): AsyncGenerator<GenerationEvent, void> {
  if (deps.stopping.aborted) return yield failed(failure('unavailable').failure)
  const entered = await deps.generations.enter(user.id)
  if (!entered.ok) return yield failed(entered.failure)
  try {
    yield* reserveAndWrite(deps, user, asked)
  } finally {
    void entered.value()
  }
}

async function* reserveAndWrite(
  deps: GenerateDeps,
  user: User,
  asked: GenerateRequest,
): AsyncGenerator<GenerationEvent, void> {
  const { database, clock, newId } = deps
  const { idempotencyKey } = asked
  const ingredients = deps.readBasket(asked.request.ingredients, asked)
  if (!ingredients.ok) return yield failed(ingredients.failure)
  const request = { ...asked.request, ingredients: ingredients.value }
  const set = { id: newId(), userId: user.id, request, idempotencyKey, createdAt: clock() }
  // A power cut that loses the reservation loses the set with it, and nobody has paid.
  const reserved = await database.asUser(
    user.id,
    async (tx) => reserveSet(tx, { ...set, request: await ownRequest(tx, deps, user.id, request) }, deps),
    'soon',
  )
  if (!reserved.ok) return yield failed(reserved.failure)
  if (reserved.value.kind === 'replay') return yield* replay(reserved.value)
  yield* writeSet(deps, asked, reserved.value)
}

/** The request with what is known of the person's kitchen: who eats along, and what is always at home. */
async function ownRequest(
  tx: Transaction,
  { householdOf, alwaysAtHome }: GenerateDeps,
  userId: UserId,
  request: RecipeRequest,
): Promise<RecipeRequest> {
  const household = await householdOf(tx, userId)
  const atHome = await alwaysAtHome(tx, userId)
  return { ...request, ...(household && { household }), ...(atHome.length > 0 && { atHome }) }
}

type ToWrite = Extract<Reserved, { kind: 'write' }>
type ToReplay = Extract<Reserved, { kind: 'replay' }>

async function* writeSet(
  deps: GenerateDeps,
  asked: GenerateRequest,
  reserved: ToWrite,
): AsyncGenerator<GenerationEvent, void> {
  const leaving = new AbortController()
  const signal = AbortSignal.any([asked.signal, deps.stopping, leaving.signal])
  const kept = saveSet(deps, reserved.set)
  const writing = deps.writeRecipes(reserved.set.request, howToWrite(reserved, signal))
  try {
    yield { kind: 'progress', message: 'Choosing three dishes from what you have' }
    yield* deliver(writing, kept, reserved, signal)
  } catch (error) {
    yield failed(whyNotWritten(error, signal, asked.log))
  } finally {
    leaving.abort()
    // A set that cannot be settled now is given back later, as after a crash.
    await settle(writing, kept).catch((error: unknown) => {
      if (!(error instanceof SetGone)) reportError(asked.log, error, 'A generation could not be settled')
    })
  }
}

function whyNotWritten(error: unknown, signal: AbortSignal, log: GenerateRequest['log']): Failure {
  if (signal.aborted) return failure('unavailable').failure
  if (error instanceof SetGone) return notWritten
  const code = reportError(log, error, 'The recipes could not be written')
  return code === 'unavailable' ? failure(code).failure : notWritten
}

const { failure: notWritten } = failure('unexpected', {
  message: 'Failed to generate recipes. Please try again.',
})

const howToWrite = ({ set, avoid, taste, isPremium }: ToWrite, signal: AbortSignal) => ({
  seed: seedOf(set.id),
  today: calendarDate(set.createdAt),
  avoid,
  taste,
  isPremium,
  signal,
})

type Writing = AsyncGenerator<WritingEvent, void>

async function* deliver(
  writing: Writing,
  kept: KeptSet,
  reserved: ToWrite,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent, void> {
  for (;;) {
    const next = await (kept.isEmpty() ? unlessAborted(signal, writing.next()) : writing.next())
    if (next.done) throw new Error('The writing ended without its last event')
    const event = next.value
    if (event.kind === 'progress') yield event
    else if (event.kind === 'recipe') yield* present(await kept.add([event.recipe]), reserved)
    else return yield* conclude(event, kept, reserved, signal)
  }
}

async function* conclude(
  event: Extract<WritingEvent, { kind: 'finished' | 'refused' }>,
  kept: KeptSet,
  reserved: ToWrite,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent, void> {
  if (event.kind === 'refused') {
    await kept.releaseSet()
    return yield failed(failure(event.failure.code, { message: event.failure.message }).failure)
  }
  const isFirst = kept.isEmpty()
  const placed = await kept.close(event)
  if (isFirst && signal.aborted) {
    await kept.releaseSet()
    throw new Error('aborted')
  }
  yield* present(placed, reserved)
  yield { kind: 'done', leftOut: event.leftOut, recipesUsed: reserved.recipesUsed }
}

/** Ends what was broken off: nothing delivered costs nothing, and what was begun is finished for the history. */
async function settle(writing: Writing, kept: KeptSet): Promise<void> {
  if (kept.isSettled()) return
  if (kept.isEmpty()) return kept.releaseSet()
  for await (const event of writing) {
    if (event.kind === 'recipe') await kept.add([event.recipe])
    if (event.kind === 'finished') await kept.close(event)
  }
  if (!kept.isSettled()) await kept.releaseSet()
}

type Placed = readonly { readonly index: number; readonly recipe: CheckedRecipe }[]

function* present(placed: Placed, { set, isPremium }: ToWrite): Generator<GenerationEvent, void> {
  const { createdAt } = set
  for (const { index, recipe } of placed)
    yield { kind: 'recipe', index, recipe: presentRecipe({ recipe, createdAt }, isPremium) }
}

async function* replay({
  isPremium,
  recipesUsed,
  set,
  recipes,
}: ToReplay): AsyncGenerator<GenerationEvent, void> {
  for (const [index, { recipe, createdAt }] of recipes.entries())
    yield { kind: 'recipe', index, recipe: presentRecipe({ recipe, createdAt }, isPremium) }
  yield { kind: 'done', leftOut: set.leftOut, recipesUsed }
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error('aborted'))
    if (signal.aborted) return end()
    signal.addEventListener('abort', end, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

const failed = (reason: Failure): GenerationEvent => ({ kind: 'failed', failure: reason })
