import type { ApiRecipe } from '@plotluck/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../api/ask.ts'
import { ApiError } from '../../api/session.ts'

export type CollectionKind = 'saved' | 'history'

/** A recipe of the collection; `savedId` names the saved row it can be deleted by. */
export type Kept = { readonly savedId: string | null; readonly recipe: ApiRecipe }
type Page = {
  readonly items: readonly Kept[]
  readonly nextCursor: string | null
  /** How many there are in all, whatever was searched for; not known of the history. */
  readonly total?: number
}

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

/** Asks for the pages that are left, one after the other, where all of them are wanted: an order other than the server's needs them. */
export function useWholeCollection(
  { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: ReturnType<typeof useCollection>,
  isWanted: boolean,
): void {
  const isNext = isWanted && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage])
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
  const { savedRecipes, nextCursor, total } = await ask('GET /api/saved-recipes', { query })
  return { items: savedRecipes.map(({ id, recipe }) => ({ savedId: id, recipe })), nextCursor, total }
}
