import type { ApiRecipe } from '@plotluck/contract'
import { Link } from 'react-router'
import { recipeTexts, savedTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { keepOpenedRecipe } from '../../recipe-parts/current-recipes.ts'
import { SaveButton } from '../../recipe-parts/save-button.tsx'
import { FitWarnings } from './fit-warnings.tsx'
import styles from './history.module.css'
import { daysOf, type Round } from './rounds.ts'

type HistoryProps = { recipes: readonly ApiRecipe[]; isPremium: boolean }

/** What was suggested, by day and by round, a row a recipe. */
export function History({ recipes, isPremium }: HistoryProps) {
  return (
    <div className={styles.days}>
      {daysOf(recipes, savedTexts.day).map(({ name, rounds }) => (
        <section key={name} className={styles.day} aria-label={name}>
          <h2 className={styles.dayName}>{name}</h2>
          {rounds.map((round) => (
            <RoundOfRecipes key={round.at.toISOString()} round={round} isPremium={isPremium} />
          ))}
        </section>
      ))}
    </div>
  )
}

const mostFoods = 4

function RoundOfRecipes({ round: { at, foods, recipes }, isPremium }: { round: Round; isPremium: boolean }) {
  return (
    <div>
      <h3 className={styles.round}>
        {savedTexts.round(at)}
        {foods.length > 0 && <span> {savedTexts.roundFrom(foods.slice(0, mostFoods))}</span>}
      </h3>
      <div className={styles.rows}>
        {recipes.map((recipe) => (
          <Row key={recipe.id} recipe={recipe} isPremium={isPremium} />
        ))}
      </div>
    </div>
  )
}

/** One recipe of a round; the whole row opens it. */
function Row({ recipe, isPremium }: { recipe: ApiRecipe; isPremium: boolean }) {
  const titleId = `suggested-${recipe.id}`
  return (
    <article className={styles.row} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <RecipeImage picture={recipe.picture} />
      </div>
      <div>
        <Link
          id={titleId}
          className={styles.title}
          to={`/recipe/${recipe.id}`}
          onClick={() => keepOpenedRecipe(recipe)}
        >
          {recipe.title}
        </Link>
        <p className={styles.facts}>{recipeTexts.minutes(recipe.prep_time)}</p>
        <FitWarnings recipe={recipe} />
      </div>
      <div className={styles.save}>
        <SaveButton recipe={recipe} isPremium={isPremium} />
      </div>
    </article>
  )
}
