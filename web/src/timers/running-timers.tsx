import { lazy, Suspense } from 'react'
import { useHasTimers } from './kept-timers.ts'

const TimerBar = lazy(() => import('./timer-bar.tsx'))

/** The timers of this browser; a page without any does not load what shows them. */
export function RunningTimers() {
  if (!useHasTimers()) return null
  return (
    <Suspense>
      <TimerBar />
    </Suspense>
  )
}
