import type { ApiRecipe } from '@plotluck/contract'
import { lazy, Suspense } from 'react'
import { useIsUnfit } from '../household/household-marks.tsx'

// Most recipes are for everybody, and need none of it.
const SwapHere = lazy(async () => ({ default: (await import('./swap-here.tsx')).SwapHere }))

/** The way to another dish where this one is not for somebody of the household. */
export function SwapInstead({ recipe }: { recipe: ApiRecipe }) {
  if (!useIsUnfit(recipe)) return null
  return (
    <Suspense fallback={null}>
      <SwapHere recipe={recipe} />
    </Suspense>
  )
}
