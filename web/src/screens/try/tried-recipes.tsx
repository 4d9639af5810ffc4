import type { ApiRecipe, LeftOut } from '@plotluck/contract'
import { tryTexts as texts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { allergenText } from '../../recipe-parts/allergen-words.ts'
import { RecipeFacts } from '../../recipe-parts/recipe-facts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './tried-recipes.module.css'

type TriedRecipesProps = { recipes: readonly ApiRecipe[]; leftOut: readonly LeftOut[] }

/** A visitor's recipes, whole: nothing of them is behind the door. */
export function TriedRecipes({ recipes, leftOut }: TriedRecipesProps) {
  return (
    <section className={styles.results} aria-labelledby="tried-title">
      <h2 id="tried-title" className={styles.title}>
        {texts.results}
      </h2>
      {leftOut.length > 0 && <p>{texts.leftOut(leftOut.map(({ text }) => text))}</p>}
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
    </section>
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
        <h4 className={styles.part}>{texts.ingredients}</h4>
        <ul className={styles.lines}>
          {recipe.ingredients.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
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
      <output className="visually-hidden">{texts.busy}</output>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height="26rem" shape="block" />
      ))}
    </div>
  )
}
