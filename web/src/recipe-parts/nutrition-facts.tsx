import type { ServingNutrition } from '@plotluck/kitchen'
import { recipeTexts } from '../messages/index.ts'
import styles from './recipe-parts.module.css'

type NutritionFactsProps = { nutrition: ServingNutrition; isInLine?: boolean }

/** Calories, protein, carbs and fat of one serving: as four tiles, or in one line of text. */
export function NutritionFacts({ nutrition, isInLine = false }: NutritionFactsProps) {
  const { calories, protein, carbs, fat } = nutrition
  const figures = [
    [recipeTexts.nutrients.calories, recipeTexts.count(calories)],
    [recipeTexts.nutrients.protein, recipeTexts.grams(protein)],
    [recipeTexts.nutrients.carbs, recipeTexts.grams(carbs)],
    [recipeTexts.nutrients.fat, recipeTexts.grams(fat)],
  ] as const
  return (
    <dl className={isInLine ? styles.inLine : styles.nutrition} aria-label={recipeTexts.nutrition}>
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
