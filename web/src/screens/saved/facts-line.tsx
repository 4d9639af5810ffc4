import type { ApiRecipe } from '@plotluck/contract'
import { recipeTexts } from '../../messages/index.ts'
import styles from './facts-line.module.css'

/** How long it takes, how many it feeds, how hard it is, its season where it has one, and that a model wrote it where one did. */
export function FactsLine({ recipe }: { recipe: ApiRecipe }) {
  const { prep_time, servings, difficulty, season, writtenBy } = recipe
  return (
    <ul className={styles.facts}>
      <li>{recipeTexts.minutes(prep_time)}</li>
      <li>{recipeTexts.servingCount(servings)}</li>
      <li>{difficulty}</li>
      {season !== undefined && <li>{season}</li>}
      {writtenBy === 'model' && <li>{recipeTexts.writtenWithModel}</li>}
    </ul>
  )
}
