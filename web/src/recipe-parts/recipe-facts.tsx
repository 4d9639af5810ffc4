import type { ApiRecipe } from '@plotluck/contract'
import { Clock, Users } from 'lucide-react'
import { recipeTexts } from '../messages/index.ts'
import styles from './recipe-parts.module.css'

/** How long it takes and how many it feeds. */
export function RecipeFacts({ recipe: { prep_time, servings } }: { recipe: ApiRecipe }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="visually-hidden">{recipeTexts.prepTime}</dt>
        <dd>
          <Clock size={20} aria-hidden />
          {recipeTexts.minutes(prep_time)}
        </dd>
      </div>
      <div>
        <dt className="visually-hidden">{recipeTexts.servings}</dt>
        <dd>
          <Users size={20} aria-hidden />
          {recipeTexts.servingCount(servings)}
        </dd>
      </div>
    </dl>
  )
}
