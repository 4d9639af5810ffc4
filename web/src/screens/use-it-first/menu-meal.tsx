import type { PairedRecipe } from '@plotluck/contract'
import { Clock, Users } from 'lucide-react'
import { menuTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { keepOpenedRecipe } from '../../recipe-parts/current-recipes.ts'
import { SaveButton } from '../../recipe-parts/save-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './use-it-first.module.css'

/** A meal of a day: what it takes now, and what is done for another day with it. */
export function MenuMeal({ paired }: { paired: PairedRecipe }) {
  const { title, cookTime, servings, sharedPrep, uniquePrep, recipe } = paired
  return (
    <article className={styles.meal} aria-labelledby={`meal-${recipe.id}`}>
      <div className={styles.picture}>
        <RecipeImage picture={recipe.picture} />
      </div>
      <div className={styles.words}>
        <div className={styles.top}>
          <h3 id={`meal-${recipe.id}`}>{title}</h3>
          <p className={styles.facts}>
            <span>
              <Clock size={18} aria-hidden /> {menuTexts.minutes(cookTime)}
            </span>
            <span>
              <Users size={18} aria-hidden /> {menuTexts.servings(servings)}
            </span>
          </p>
        </div>
        <Prep title={menuTexts.shared} lines={sharedPrep} />
        <Prep title={menuTexts.unique} lines={uniquePrep} />
        <div className={styles.actions}>
          <ButtonLink look="secondary" to={`/recipe/${recipe.id}`} onClick={() => keepOpenedRecipe(recipe)}>
            {menuTexts.view}
          </ButtonLink>
          <SaveButton recipe={recipe} isPremium />
        </div>
      </div>
    </article>
  )
}

function Prep({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h4 className={styles.prepTitle}>{title}</h4>
      <ul className={styles.prep}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
