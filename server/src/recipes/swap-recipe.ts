import type { ApiRecipe } from '@plotluck/contract'
import type { CheckedRecipe } from '@plotluck/kitchen'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import { seedOf, type UserId } from '../platform/ids.ts'
import { presentRecipe } from '../premium/index.ts'
import type { GenerateDeps } from './generate.ts'
import type { WriteRecipes } from './recipe-writer.ts'
import { avoidedTitles, tasteNow } from './reserve-set.ts'
import {
  findAtPosition,
  findPlaceInSet,
  insertSwapped,
  type PlaceInSet,
  recentTitles,
  swapOffset,
} from './store.ts'
import { calendarDate } from '../platform/clock.ts'

/** Writes another recipe in the place of one of the user's. The place has one answer: whoever asks again, or twice at once, gets the same. */
export async function swapRecipe(
  deps: GenerateDeps,
  { id: userId }: User,
  recipeId: string,
  signal: AbortSignal,
): Promise<Result<ApiRecipe>> {
  const begun = await deps.database.asUser(userId, (tx) => beginSwap(tx, deps, userId, recipeId))
  if (!begun.ok) return begun
  const { place, isPremium, there, how } = begun.value
  if (there) return success(presentRecipe(there, isPremium))
  const written = await writeOne(deps, { place, isPremium, how, signal })
  if (!written.ok) return written
  const set = { id: place.setId, userId, createdAt: deps.clock() }
  const kept = await deps.database.asUser(userId, async (tx) => {
    const recipe = { ...written.value, id: deps.newId() }
    await insertSwapped(tx, set, { index: place.position, recipe })
    return findAtPosition(tx, place)
  })
  return kept ? success(presentRecipe(kept, isPremium)) : failure('not-found')
}

async function beginSwap(tx: Transaction, deps: GenerateDeps, userId: UserId, recipeId: string) {
  const from = await findPlaceInSet(tx, recipeId)
  if (!from) return failure('not-found')
  const isPremium = await deps.isPremium(tx, userId)
  if (!isPremium && from.position >= swapOffset) return failure('premium-only', { message: swappedOnce })
  const household = await deps.householdOf(tx, userId)
  const request = { ...from.request, ...(household && { household }) }
  const place: PlaceInSet = { ...from, request, position: from.position + swapOffset }
  const avoid = await recentTitles(tx, userId, avoidedTitles)
  const how = { avoid, taste: await tasteNow(tx, userId, deps) }
  return success({ place, isPremium, how, there: await findAtPosition(tx, place) })
}

const swappedOnce = 'Each suggestion can be swapped once. Upgrade to premium to go on swapping.'

type ToWrite = {
  readonly place: PlaceInSet
  readonly isPremium: boolean
  readonly how: Pick<Parameters<WriteRecipes>[1], 'avoid' | 'taste'>
  readonly signal: AbortSignal
}

/** The first recipe that is written and is none of those the user has seen; the others are not waited for. */
async function writeOne(
  deps: GenerateDeps,
  { place, isPremium, how, signal }: ToWrite,
): Promise<Result<CheckedRecipe>> {
  const enough = new AbortController()
  const now = deps.clock()
  const writing = deps.writeRecipes(place.request, {
    ...how,
    isPremium,
    seed: seedOf(place.setId) + place.position,
    today: calendarDate(now),
    signal: AbortSignal.any([signal, deps.stopping, enough.signal]),
  })
  try {
    for await (const event of writing) {
      if (event.kind === 'refused') return failure(event.failure.code, { message: event.failure.message })
      const written =
        event.kind === 'recipe' ? [event.recipe] : event.kind === 'finished' ? event.recipes : []
      const fresh = written.find(({ title }) => !how.avoid.includes(title))
      if (fresh) return success(fresh)
    }
  } finally {
    enough.abort()
  }
  return failure('no-recipe', {
    message: 'We found no other dish for this. Add an ingredient and ask again.',
  })
}
