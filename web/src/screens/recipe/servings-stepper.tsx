import type { ApiRecipe } from '@plotluck/contract'
import { Minus, Plus } from 'lucide-react'
import { recipeTexts } from '../../messages/index.ts'
import { useCooking } from '../../recipe-parts/use-cooking.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './servings-stepper.module.css'

/** As many as a recipe is ever reviewed for. */
const mostServings = 24

type ServingsStepperProps = { recipe: ApiRecipe; original: ApiRecipe }

/** For how many it is cooked; the amounts of the page follow, and are remembered on this device. */
export function ServingsStepper({ recipe: { id, servings }, original }: ServingsStepperProps) {
  const [, change] = useCooking(id)
  const cookFor = (wanted: number) => {
    if (wanted >= 1 && wanted <= Math.max(mostServings, original.servings)) change({ servings: wanted })
  }
  return (
    <div className={styles.stepper} role="group" aria-label={recipeTexts.servings}>
      <span data-print="no">
        <IconButton
          label={recipeTexts.fewer}
          aria-disabled={servings === 1 || undefined}
          onClick={() => cookFor(servings - 1)}
        >
          <Minus size={20} aria-hidden />
        </IconButton>
      </span>
      <output>{recipeTexts.servingCount(servings)}</output>
      <span data-print="no">
        <IconButton label={recipeTexts.another} onClick={() => cookFor(servings + 1)}>
          <Plus size={20} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}
