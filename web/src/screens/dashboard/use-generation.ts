import type { ApiRecipe, FailureBody, LeftOut } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '../../analytics/track.ts'
import { ask } from '../../api/ask.ts'
import { queryClient, reloadSession, sessionQuery } from '../../api/session.ts'
import { dashboardTexts } from '../../messages/index.ts'
import {
  hasCurrentRecipes,
  keepCurrentRecipes,
  readCurrentLeftOut,
  readCurrentRecipes,
} from '../../recipe-parts/current-recipes.ts'
import { toast } from '../../ui/toast.tsx'
import { basketToSend, hasteToSend, type Basket } from '../../ingredient-parts/basket.ts'
import { filtersToSend, type Filters } from './filters.ts'
import { forgetGenerationKey, generationKey } from './generation-key.ts'
import { readGeneration, type GenerationEnd } from './read-generation.ts'

const texts = dashboardTexts.results

export type RecipeSet = { readonly recipes: readonly ApiRecipe[]; readonly leftOut: readonly LeftOut[] }

/** Where the screen's generation stands. `set` is the newest finished one; it stays while another is written or has failed. */
export type Generation =
  | { kind: 'idle'; set: RecipeSet }
  | { kind: 'cooking'; set: RecipeSet; arrived: readonly ApiRecipe[]; progress: string }
  | { kind: 'failed'; set: RecipeSet; message: string }

type Ending = { set: RecipeSet; end: GenerationEnd }

/** Writes recipes, one generation at a time, and ends it when the screen is left. */
export function useGeneration(): {
  generation: Generation
  generate: (basket: Basket, filters: Filters) => void
} {
  const [generation, setGeneration] = useState<Generation>(() => ({ kind: 'idle', set: readSet() }))
  const running = useRef<AbortController>(null)
  const finish = useFinish(setGeneration)
  useLastSet(generation, setGeneration)
  useEffect(() => () => running.current?.abort(), [])

  async function cook(body: string, ingredientCount: number): Promise<void> {
    const { set } = generation
    const leaving = new AbortController()
    running.current = leaving
    setGeneration({ kind: 'cooking', set, arrived: [], progress: texts.cooking })
    const end = await readGeneration({
      body,
      key: generationKey(body),
      signal: leaving.signal,
      onRecipe: ({ recipe }) => setGeneration((now) => withArrival(now, recipe)),
      onProgress: (progress) => setGeneration((now) => (now.kind === 'cooking' ? { ...now, progress } : now)),
    })
    if (end.kind === 'done') trackGeneration(ingredientCount)
    if (end.kind !== 'left') finish({ set, end })
  }

  const generate = (basket: Basket, filters: Filters) => {
    if (generation.kind === 'cooking') return
    void cook(
      JSON.stringify({ ...basketToSend(basket), ...hasteToSend(basket), ...filtersToSend(filters) }),
      basket.length,
    )
  }
  return { generation, generate }
}

/** In a tab that was never given any the last ones of the week come back: a generation that was spent is not lost with the tab it was spent in. */
function useLastSet(generation: Generation, show: (generation: Generation) => void): void {
  const [isNew] = useState(() => !hasCurrentRecipes())
  const { data } = useQuery({
    queryKey: ['last-recipes'],
    queryFn: () => ask('GET /api/last-recipes'),
    enabled: isNew,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const bringBack = useEffectEvent((set: RecipeSet) => {
    if (generation.kind !== 'idle' || generation.set.recipes.length > 0 || set.recipes.length === 0) return
    keepCurrentRecipes(set.recipes, set.leftOut)
    show({ kind: 'idle', set })
  })
  useEffect(() => {
    if (data) bringBack(data)
  }, [data])
}

function trackGeneration(ingredient_count: number): void {
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  const is_premium = session?.kind === 'signed-in' && session.profile.is_premium
  track('generate_recipe', { ingredient_count, is_premium })
}

const readSet = (): RecipeSet => ({ recipes: readCurrentRecipes(), leftOut: readCurrentLeftOut() })

const withArrival = (now: Generation, recipe: ApiRecipe): Generation =>
  now.kind === 'cooking' ? { ...now, arrived: [...now.arrived, recipe] } : now

/** What a generation's end means for the screen, the kept recipes, the header's count and the toasts. */
function useFinish(show: (generation: Generation) => void): (ending: Ending) => void {
  const navigate = useNavigate()
  return ({ set, end }) => {
    if (end.kind === 'left') return
    if (end.kind === 'lost') return fail(set, texts.lost)
    forgetGenerationKey()
    if (end.kind === 'done') return succeed({ recipes: end.recipes, leftOut: end.done.leftOut })
    if (isSignedOut(end.failure))
      return void queryClient.setQueryData(sessionQuery.queryKey, { kind: 'visitor' })
    if (isLimitReached(end.failure)) return sendToPlans(set)
    if (isAboutWhatWasAsked(end.failure)) return fail(nothing, end.failure.message || texts.failed)
    fail(set, end.failure.message || texts.failed)

    function fail(left: RecipeSet, message: string): void {
      if (left !== set) keepCurrentRecipes(left.recipes, left.leftOut)
      show({ kind: 'failed', set: left, message })
      toast({ title: texts.error, text: message, tone: 'destructive' })
    }
  }

  function succeed(set: RecipeSet): void {
    keepCurrentRecipes(set.recipes, set.leftOut)
    show({ kind: 'idle', set })
    toast(texts.success)
    void reloadSession()
  }

  function sendToPlans(set: RecipeSet): void {
    show({ kind: 'idle', set })
    toast({ ...texts.limit, tone: 'destructive' })
    void navigate('/pricing')
  }
}

const nothing: RecipeSet = { recipes: [], leftOut: [] }

/** Nothing was found for it: recipes for what was asked before are no answer to it. */
function isAboutWhatWasAsked({ code }: FailureBody): boolean {
  return code === 'no-recipe' || code === 'no-food' || code === 'not-understood'
}

function isSignedOut({ code }: FailureBody): boolean {
  return code === 'not-signed-in' || code === 'session-expired'
}

function isLimitReached({ code, message }: FailureBody): boolean {
  return code === 'weekly-limit-reached' || /limit reached|upgradeRequired/i.test(message)
}
