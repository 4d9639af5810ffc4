import type { ApiRecipe } from '@plotluck/contract'
import { Clock, CookingPot } from 'lucide-react'
import { recipeTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { RecipeBadges } from '../../recipe-parts/recipe-badges.tsx'
import { SwapInstead } from '../../recipe-parts/swap-instead.tsx'
import { useCooking } from '../../recipe-parts/use-cooking.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BackButton } from './back-button.tsx'
import { RecipeActions } from './recipe-actions.tsx'
import styles from './recipe-top.module.css'

/** The head of a recipe: the way back, what can be done with it, what it is, and the way into cook mode. */
export function RecipeTop({ recipe }: { recipe: ApiRecipe }) {
  return (
    <header className={styles.top}>
      <BackButton />
      <RecipeActions recipe={recipe} />
      <div className={styles.dish}>
        <div className={styles.picture}>
          <RecipeImage picture={recipe.picture} />
        </div>
        <div className={styles.heading}>
          <h1 className={styles.title}>{recipe.title}</h1>
          <div className={styles.facts}>
            <p className={styles.time}>
              <Clock size={20} aria-hidden />
              <span className="visually-hidden">{recipeTexts.prepTime}: </span>
              {recipeTexts.minutes(recipe.prep_time)}
            </p>
            <RecipeBadges recipe={recipe} />
          </div>
        </div>
        <Words recipe={recipe} />
      </div>
      <StartCooking recipe={recipe} />
    </header>
  )
}

/** What a cook says of it, and why it is this dish. */
function Words({ recipe: { notes, gaveWay, uses = [] } }: { recipe: ApiRecipe }) {
  return (
    <div className={styles.words}>
      {notes?.headnote && <p>{notes.headnote}</p>}
      {[gaveWay, ...uses].map((text) => text && <p key={text}>{text}</p>)}
    </div>
  )
}

/** The way into cook mode, or back to the step it was left at. */
function StartCooking({ recipe }: { recipe: ApiRecipe }) {
  const { id, steps } = recipe
  const [{ step = 0 }] = useCooking(id)
  return (
    <div className={styles.start} data-print="no">
      <ButtonLink size="large" icon={<CookingPot size={22} aria-hidden />} to={`/recipe/${id}/cook`}>
        {step > 0 && step < steps.length ? recipeTexts.goOn(step + 1, steps.length) : recipeTexts.start}
      </ButtonLink>
      <SwapInstead recipe={recipe} />
    </div>
  )
}
