import type { ApiRecipe, FailureCode, LeftOut } from '@plotluck/contract'
import type { CheckedRecipe, RecipeRequest } from '@plotluck/kitchen'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { type Failure, failure, type Result, success } from '../platform/failure.ts'
import type { Person } from '../platform/http/index.ts'
import type { NewId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { type IsPremium, presentRecipe } from '../platform/premium/index.ts'
import { giveBack, type Reserved, reserveSet } from './reserve-set.ts'
import { completeSet, type NewSet } from './store.ts'

/** Three recipes with what no recipe used, or why there are none. */
export type Suggestion =
  | { readonly ok: true; readonly recipes: readonly CheckedRecipe[]; readonly leftOut: readonly LeftOut[] }
  | {
      readonly ok: false
      readonly failure: { readonly code: 'no-food' | 'no-recipe'; readonly message: string }
    }

/**
 * Writes three checked recipes. `seed` makes it repeatable, `today` is a calendar date (YYYY-MM-DD), `avoid` are titles
 * the person has seen lately. May stop early when `signal` aborts.
 */
export type WriteRecipes = (
  request: RecipeRequest,
  how: {
    readonly seed: number
    readonly today: string
    readonly avoid: readonly string[]
    readonly signal: AbortSignal
  },
) => Promise<Suggestion>

export type GenerateDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly isPremium: IsPremium
  readonly writeRecipes: WriteRecipes
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal
}

export type GenerateRequest = {
  readonly request: RecipeRequest
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
 * One generation, event by event; the last is `done` or `failed`. A free user's generation is taken first and given back
 * unless a recipe leaves: on a failure, when the client goes before the first recipe, when the server stops.
 */
export async function* generate(
  deps: GenerateDeps,
  person: Person,
  asked: GenerateRequest,
): AsyncGenerator<GenerationEvent, void> {
  if (deps.stopping.aborted) return yield failed(failure('unavailable').failure)
  const { database, clock, newId } = deps
  const { request, idempotencyKey } = asked
  const set = { id: newId(), owner: person.id, request, idempotencyKey, createdAt: clock() }
  const reserved = await database.asUser(person.id, (tx) => reserveSet(tx, set, deps.isPremium))
  if (!reserved.ok) return yield failed(reserved.failure)
  if (reserved.value.kind === 'replay') return yield* replay(reserved.value)
  yield* writeSet(deps, asked, reserved.value)
}

type ToWrite = Extract<Reserved, { kind: 'write' }>
type ToReplay = Extract<Reserved, { kind: 'replay' }>

async function* writeSet(
  deps: GenerateDeps,
  asked: GenerateRequest,
  reserved: ToWrite,
): AsyncGenerator<GenerationEvent, void> {
  const { set, isPremium, recipesUsed } = reserved
  const undo = (): Promise<void> => deps.database.asUser(set.owner, (tx) => giveBack(tx, set))
  let isSettled = false
  try {
    yield { kind: 'progress', message: 'Choosing three dishes from what you have' }
    const written = await writeAndKeep(deps, asked, reserved)
    if (!written.ok) await undo()
    isSettled = true
    if (!written.ok) return yield failed(written.failure)
    yield* deliver(written.value, set.createdAt, isPremium)
    yield { kind: 'done', leftOut: written.value.leftOut, recipesUsed }
  } finally {
    if (!isSettled) await undo()
  }
}

async function* replay({
  isPremium,
  recipesUsed,
  set,
  recipes,
}: ToReplay): AsyncGenerator<GenerationEvent, void> {
  yield* deliver({ recipes: recipes.map(({ recipe }) => recipe) }, set.createdAt, isPremium)
  yield { kind: 'done', leftOut: set.leftOut, recipesUsed }
}

function* deliver(
  { recipes }: Pick<Written, 'recipes'>,
  createdAt: Date,
  isPremium: boolean,
): Generator<GenerationEvent, void> {
  for (const [index, recipe] of recipes.entries())
    yield { kind: 'recipe', index, recipe: presentRecipe({ recipe, createdAt }, isPremium) }
}

type Written = { readonly recipes: readonly CheckedRecipe[]; readonly leftOut: readonly LeftOut[] }

async function writeAndKeep(
  deps: GenerateDeps,
  { signal, log }: GenerateRequest,
  reserved: ToWrite,
): Promise<Result<Written>> {
  const { set } = reserved
  const ending = AbortSignal.any([signal, deps.stopping])
  const written = await write(deps, reserved, ending, log)
  if (!written.ok) return written
  const isKept = await deps.database.asUser(set.owner, (tx) => completeSet(tx, set, written.value))
  return isKept && !ending.aborted ? written : failure('unavailable')
}

async function write(
  { writeRecipes, newId }: GenerateDeps,
  { set, avoid }: ToWrite,
  signal: AbortSignal,
  log: Log,
): Promise<Result<Written>> {
  const how = { seed: seedOf(set), today: set.createdAt.toISOString().slice(0, 10), avoid, signal }
  try {
    const suggestion = await unlessAborted(signal, writeRecipes(set.request, how))
    if (!suggestion.ok) return failure(suggestion.failure.code, { message: suggestion.failure.message })
    const recipes = suggestion.recipes.map((recipe) => ({ ...recipe, id: newId() }))
    return success({ recipes, leftOut: suggestion.leftOut })
  } catch (error) {
    if (signal.aborted) return failure('unavailable')
    log.error({ err: error }, 'The recipes could not be written')
    return failure('unexpected' satisfies FailureCode, {
      message: 'Failed to generate recipes. Please try again.',
    })
  }
}

// The set's id is random, so its first 32 bits make a seed that differs each time and can be found again.
const seedOf = ({ id }: NewSet): number => Number.parseInt(id.slice(0, 8), 16)

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error('aborted'))
    if (signal.aborted) return end()
    signal.addEventListener('abort', end, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

const failed = (reason: Failure): GenerationEvent => ({ kind: 'failed', failure: reason })
