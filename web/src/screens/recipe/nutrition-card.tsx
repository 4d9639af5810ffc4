import type { ApiRecipe } from '@plotluck/contract'
import { recipeTexts } from '../../messages/index.ts'
import { NutritionFacts } from '../../recipe-parts/nutrition-facts.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './recipe-page.module.css'

type NutritionCardProps = {
  nutrition: NonNullable<ApiRecipe['nutrition']>
  coverage: ApiRecipe['nutritionCoverage']
}

/** The figures of one serving, and how much of the recipe they count. */
export function NutritionCard({ nutrition, coverage }: NutritionCardProps) {
  return (
    <Card as="section" aria-labelledby="nutrition-title">
      <h2 id="nutrition-title" className={styles.sectionTitle}>
        {recipeTexts.nutrition}
      </h2>
      <NutritionFacts nutrition={nutrition} />
      {coverage && (
        <p className={styles.hint}>
          {recipeTexts.coverage(coverage.counted, coverage.total)}
          {coverage.notCounted.length > 0 && `. ${recipeTexts.notCounted(coverage.notCounted)}`}
        </p>
      )}
    </Card>
  )
}
