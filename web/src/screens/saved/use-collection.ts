import type { ApiRecipe } from '@plotluck/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ask } from '../../api/ask.ts'
import { ApiError } from '../../api/session.ts'

export type CollectionKind = 'saved' | 'history'

/** A recipe of the collection; `savedId` names the saved row it can be deleted by. */
export type Kept = { readonly savedId: string | null; readonly recipe: ApiRecipe }
type Page = { readonly items: readonly Kept[]; readonly nextCursor: string | null }

/** The pages of the collection that fit the words, newest first. */
export function useCollection(kind: CollectionKind, words: string) {
  return useInfiniteQuery({
    queryKey: [kind, words],
    queryFn: ({ pageParam }) => askForPage(kind, words, pageParam),
    initialPageParam: '',
    // Another device may have saved or deleted since.
    staleTime: 0,
    getNextPageParam: (page: Page) => page.nextCursor,
    retry: (attempt, error) => attempt < 1 && !isPremiumOnly(error),
    // What was found before stands while other words are looked for, never one kind in the place of the other.
    placeholderData: (before, query) => (query?.queryKey[0] === kind ? before : undefined),
  })
}

/** The server's sentence for people who have not paid for this; undefined for any other failure. */
export function isPremiumOnly(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.failure.code === 'premium-only'
}

async function askForPage(kind: CollectionKind, words: string, cursor: string): Promise<Page> {
  const query = { ...(words && { q: words }), ...(cursor && { cursor }) }
  if (kind === 'history') {
    const { recipes, nextCursor } = await ask('GET /api/history', { query })
    return { items: recipes.map((recipe) => ({ savedId: null, recipe })), nextCursor }
  }
  const { savedRecipes, nextCursor } = await ask('GET /api/saved-recipes', { query })
  return { items: savedRecipes.map(({ id, recipe }) => ({ savedId: id, recipe })), nextCursor }
}
