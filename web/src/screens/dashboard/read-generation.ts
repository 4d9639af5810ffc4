import type { ApiRecipe, EventsOf } from '@plotluck/contract'
import { type BrokenEnd, streamed } from '../../api/events.ts'

type Events = EventsOf<'POST /api/generate-recipes'>

/** How a streamed generation ended. `lost`: it broke off, and asking again with the same key gives the same set. */
export type GenerationEnd = { kind: 'done'; recipes: readonly ApiRecipe[]; done: Events['done'] } | BrokenEnd

export type GenerationRequest = {
  /** The JSON body, as text so that a repeated request is the same to the letter. */
  readonly body: string
  /** Sent as Idempotency-Key: the server counts a repeated key once and answers it with the same set. */
  readonly key: string
  readonly signal: AbortSignal
  readonly onRecipe: (event: Events['recipe']) => void
  /** Told in a few words what happens now. */
  readonly onProgress: (message: string) => void
}

/** Asks for three recipes and tells of each as it arrives. Never throws; ends as `left` when the signal was raised. */
export async function readGeneration(request: GenerationRequest): Promise<GenerationEnd> {
  const { body, key, signal, onRecipe, onProgress } = request
  const recipes: ApiRecipe[] = []
  const end = await streamed<Events>({
    address: '/api/generate-recipes',
    body,
    headers: { 'idempotency-key': key },
    signal,
    onEvent: (event) => {
      if (event.name === 'progress') onProgress(event.data.message)
      if (event.name !== 'recipe') return
      recipes[event.data.index] = event.data.recipe
      onRecipe(event.data)
    },
  })
  return end.kind === 'done' ? { ...end, recipes: recipes.filter(Boolean) } : end
}
