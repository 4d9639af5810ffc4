import type { ApiRecipe } from '@plotluck/contract'
import { Clock, CookingPot } from 'lucide-react'
import { recipeTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { RecipeBadges } from '../../recipe-parts/recipe-badges.tsx'
import { SwapInstead } from '../../recipe-parts/swap-instead.tsx'
import { useCooking } from '../../recipe-parts/use-cooking.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RecipeActions } from './recipe-actions.tsx'
import styles from './recipe-top.module.css'
import { ServingsStepper } from './servings-stepper.tsx'
import { UnitsChoice } from './units-choice.tsx'

type RecipeTopProps = { recipe: ApiRecipe; original: ApiRecipe }

/** The first screen of a recipe: what it is, how long it takes, for how many, and the way into cook mode. */
export function RecipeTop({ recipe, original }: RecipeTopProps) {
  const isScaled = recipe.servings !== original.servings
  return (
    <header className={styles.top}>
      <div className={styles.picture}>
        <RecipeImage picture={recipe.picture} />
      </div>
      <div className={styles.intro}>
        <RecipeBadges recipe={recipe} />
        <h1 className={styles.title}>{recipe.title}</h1>
        <div className={styles.facts}>
          <p className={styles.time}>
            <Clock size={20} aria-hidden />
            <span className="visually-hidden">{recipeTexts.prepTime}: </span>
            {recipeTexts.minutes(recipe.prep_time)}
          </p>
          <ServingsStepper recipe={recipe} original={original} />
          <UnitsChoice />
        </div>
        <output className={styles.hint}>{isScaled && recipeTexts.scaled(original.servings)}</output>
        <StartCooking recipe={recipe} />
        {recipe.notes?.headnote && <p>{recipe.notes.headnote}</p>}
        {recipe.gaveWay && <p className={styles.hint}>{recipe.gaveWay}</p>}
        {recipe.uses?.map((text) => (
          <p key={text} className={styles.hint}>
            {text}
          </p>
        ))}
        <RecipeActions recipe={recipe} />
      </div>
    </header>
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
