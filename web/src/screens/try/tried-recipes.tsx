import type { ApiRecipe, LeftOut } from '@plotluck/contract'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { tryTexts as texts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { allergenText } from '../../recipe-parts/allergen-words.ts'
import { HaveAndNeed } from '../../recipe-parts/have-and-need.tsx'
import { RecipeFacts } from '../../recipe-parts/recipe-facts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './tried-recipes.module.css'

type TriedRecipesProps = {
  recipes: readonly ApiRecipe[]
  leftOut: readonly LeftOut[]
  /** What was said not to be there. */
  absent: readonly string[]
}

/** A visitor's recipes, whole: nothing of them is behind the door. */
export function TriedRecipes({ recipes, leftOut, absent }: TriedRecipesProps) {
  return (
    <>
      {leftOut.length > 0 && <NotTaken leftOut={leftOut} absent={absent} />}
      <ul className={styles.cards}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <TriedRecipe recipe={recipe} />
          </li>
        ))}
      </ul>
      <div className={styles.keep}>
        <h3 className={styles.name}>{texts.keep.title}</h3>
        <p>{texts.keep.text}</p>
        <ButtonLink size="large" to="/auth?mode=sign-up">
          {texts.keep.action}
        </ButtonLink>
      </div>
    </>
  )
}

/** What was typed and not taken, and how what nobody may eat is kept out. */
function NotTaken({ leftOut, absent }: Omit<TriedRecipesProps, 'recipes'>) {
  const others = leftOut.filter(({ text }) => !absent.includes(text))
  return (
    <div className={styles.notTaken} role="note">
      <TriangleAlert size={22} aria-hidden />
      <div>
        {others.length > 0 && (
          <p>
            <strong>{texts.leftOut(others.map(({ text }) => text))}</strong>{' '}
            {others.map(({ message }) => message).join(' ')}
          </p>
        )}
        {absent.length > 0 && (
          <p>
            <strong>{texts.absent(absent)}</strong> {texts.allergy}{' '}
            <Link to="/auth?mode=sign-up">{texts.keep.action}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

function TriedRecipe({ recipe }: { recipe: ApiRecipe }) {
  return (
    <article className={styles.card} aria-label={recipe.title}>
      <div className={styles.picture}>
        <RecipeImage picture={recipe.picture} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{recipe.title}</h3>
        <RecipeFacts recipe={recipe} />
        <p className={styles.soft}>{texts.review}</p>
        <p className={styles.soft}>{allergenText(recipe)}</p>
        <HaveAndNeed recipe={recipe} />
        <details>
          <summary className={styles.part}>{texts.steps}</summary>
          <ol className={styles.steps}>
            {recipe.steps.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </details>
      </div>
    </article>
  )
}

/** The places of recipes that are being written. */
export function TriedSkeleton() {
  return (
    <div className={styles.cards} aria-busy="true">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height="26rem" shape="block" />
      ))}
    </div>
  )
}
