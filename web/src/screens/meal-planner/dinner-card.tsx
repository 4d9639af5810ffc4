import type { ApiRecipe } from '@plotluck/contract'
import { Leaf, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { plannerTexts, recipeTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import styles from './dinner-card.module.css'

type DinnerCardProps = {
  recipe: ApiRecipe
  /** For how many it is planned; the recipe's own when absent. */
  servings?: number
  /** Which day it is for, where that is not said elsewhere. */
  day?: string
  isBusy: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** A dinner that is suggested: what it is, how long it takes, and what of one's own it uses. */
export function DinnerCard({ recipe, servings = recipe.servings, day, isBusy, children }: DinnerCardProps) {
  const own = ownFoods(recipe)
  return (
    <div className={styles.card} aria-busy={isBusy}>
      <div className={styles.picture}>
        <RecipeImage picture={recipe.picture} />
      </div>
      <div className={styles.words}>
        {day !== undefined && <p className={styles.day}>{day}</p>}
        <h3 className={styles.title}>{recipe.title}</h3>
        <p className={styles.facts}>
          {recipeTexts.minutes(recipe.prep_time)} · {recipeTexts.servingCount(servings)}
        </p>
        <p className={styles.facts}>
          {own.length > 0 ? <Leaf size={16} aria-hidden /> : <ShoppingBasket size={16} aria-hidden />}
          {own.length > 0 ? plannerTexts.fill.uses(own) : plannerTexts.fill.bought}
        </p>
      </div>
      {children !== undefined && <div className={styles.deed}>{children}</div>}
    </div>
  )
}

/** The main foods of it that are at home. */
function ownFoods({ lines, picture }: ApiRecipe): readonly string[] {
  const own = new Set(lines.flatMap(({ food, availability }) => (availability === 'need' ? [] : [food])))
  return picture.foods.filter((food) => own.has(food))
}
