import { lazy, Suspense } from 'react'
import { useHasTimers } from './kept-timers.ts'

const TimerBar = lazy(() => import('./timer-bar.tsx'))

/** The timers of this browser, `isLarge` where one stands at the stove; a page without any does not load what shows them. */
export function RunningTimers({ isLarge = false }: { isLarge?: boolean }) {
  if (!useHasTimers()) return null
  return (
    <Suspense>
      <TimerBar isLarge={isLarge} />
    </Suspense>
  )
}
