import type { MealType, PairedRecipe } from '@plotluck/contract'
import { menuTexts, plannerTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { keepOpenedRecipe } from '../../recipe-parts/current-recipes.ts'
import { SaveButton } from '../../recipe-parts/save-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './use-it-first.module.css'

type MenuMealProps = {
  paired: PairedRecipe
  /** The meal of the day that it is for. */
  slot: MealType | undefined
}

/** A meal of a day: what it takes now, and what is done for another day with it. */
export function MenuMeal({ paired, slot }: MenuMealProps) {
  const { title, cookTime, servings, sharedPrep, uniquePrep, recipe } = paired
  return (
    <article className={styles.meal} aria-labelledby={`meal-${recipe.id}`}>
      <div className={styles.picture}>
        <RecipeImage picture={recipe.picture} />
      </div>
      <div className={styles.top}>
        {slot && <p className={styles.slot}>{plannerTexts.slots[slot]}</p>}
        <h4 id={`meal-${recipe.id}`} className={styles.mealTitle}>
          {title}
        </h4>
        <p className={styles.facts}>
          {menuTexts.minutes(cookTime)} · {menuTexts.servings(servings)}
        </p>
      </div>
      <div className={styles.work}>
        <Prep title={menuTexts.shared} lines={sharedPrep} />
        {uniquePrep.length > 0 && (
          <details className={styles.unique}>
            <summary>{menuTexts.unique}</summary>
            <Lines lines={uniquePrep} />
          </details>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink look="secondary" to={`/recipe/${recipe.id}`} onClick={() => keepOpenedRecipe(recipe)}>
          {menuTexts.view}
        </ButtonLink>
        <SaveButton recipe={recipe} isPremium />
      </div>
    </article>
  )
}

function Prep({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h5 className={styles.prepTitle}>{title}</h5>
      <Lines lines={lines} />
    </>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.prep}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
