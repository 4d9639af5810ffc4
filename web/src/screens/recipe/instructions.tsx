import type { ApiRecipe } from '@plotluck/contract'
import { Clock, Refrigerator } from 'lucide-react'
import { recipeTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { MeasuredText } from '../../recipe-parts/measured-text.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './recipe-page.module.css'

/** The steps with their minutes, and what becomes of leftovers. */
export function Instructions({ recipe: { steps, leftovers } }: { recipe: ApiRecipe }) {
  const { show } = useUnits()
  return (
    <Card as="section" aria-labelledby="instructions-title">
      <h2 id="instructions-title" className={styles.sectionTitle}>
        {recipeTexts.instructions}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ text, minutes }, index) => (
          <li key={`${index} ${text}`}>
            <p>
              <MeasuredText>{show(text)}</MeasuredText>
            </p>
            {minutes > 0 && (
              <p className={styles.minutes}>
                <Clock size={16} aria-hidden />
                {recipeTexts.minutes(minutes)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {leftovers !== null && (
        <p className={styles.leftovers}>
          <Refrigerator size={20} aria-hidden />
          <span>
            <strong>{recipeTexts.leftovers}:</strong> <MeasuredText>{show(leftovers)}</MeasuredText>
          </span>
        </p>
      )}
    </Card>
  )
}
