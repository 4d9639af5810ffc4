import type { ApiRecipe } from '@plotluck/contract'
import { useState } from 'react'
import { HouseholdWarning } from '../../household/household-marks.tsx'
import { cookTexts } from '../../messages/index.ts'
import { SwapInstead } from '../../recipe-parts/swap-instead.tsx'
import { scaledTo } from '../../recipe-parts/scale.ts'
import { useCooking } from '../../recipe-parts/use-cooking.ts'
import { RunningTimers } from '../../timers/running-timers.tsx'
import { CookBar } from './cook-bar.tsx'
import { CookDone } from './cook-done.tsx'
import { CookStep } from './cook-step.tsx'
import styles from './cook.module.css'
import { useWakeLock } from './use-wake-lock.ts'

/** Cooks a recipe for as many as its page was set to, from the step it was left at. Behind the last step it asks how it was. */
export function CookMode({ recipe: original }: { recipe: ApiRecipe }) {
  const [{ servings = original.servings, step: kept = 0 }, change] = useCooking(original.id)
  const recipe = scaledTo(original, servings)
  const step = Math.min(kept, recipe.steps.length)
  const isDone = step === recipe.steps.length
  const [begun] = useState(step)
  const wakeLock = useWakeLock(!isDone)
  const goTo = (index: number) => change({ step: Math.max(0, index) })
  return (
    <div className={styles.page}>
      <title>{cookTexts.pageTitleOf(recipe.title)}</title>
      <CookBar recipe={recipe} step={step} onClose={() => isDone && goTo(0)} />
      {!isDone && (
        <div className={styles.warning}>
          <HouseholdWarning recipe={recipe}>
            <SwapInstead recipe={recipe} />
          </HouseholdWarning>
        </div>
      )}
      <RunningTimers isLarge />
      {isDone ? (
        <CookDone recipe={recipe} onAgain={() => goTo(0)} />
      ) : (
        <CookStep
          key={step}
          recipe={recipe}
          step={step}
          wakeLock={step === begun ? wakeLock : undefined}
          onGoTo={goTo}
        />
      )}
    </div>
  )
}
