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
  /** Whether there was nothing at home that it could use: then nothing is said of that. */
  isBasketEmpty: boolean
  isBusy: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** A dinner that is suggested: what it is, how long it takes, and what of one's own it uses. */
export function DinnerCard({
  recipe,
  servings = recipe.servings,
  day,
  isBasketEmpty,
  isBusy,
  children,
}: DinnerCardProps) {
  const own = ownFoods(recipe)
  return (
    <div className={styles.card} aria-busy={isBusy}>
      <div className={styles.picture}>
        <RecipeImage picture={recipe.picture} />
      </div>
      <div className={styles.words}>
        {day !== undefined && <p className={styles.day}>{day}</p>}
        <h3 className={styles.title}>{recipe.title}</h3>
        <div className={styles.facts}>
          <p>
            {recipeTexts.minutes(recipe.prep_time)} · {recipeTexts.servingCount(servings)}
          </p>
          {(own.length > 0 || !isBasketEmpty) && <Foods own={own} />}
        </div>
      </div>
      {children}
    </div>
  )
}

function Foods({ own }: { own: readonly string[] }) {
  const Icon = own.length > 0 ? Leaf : ShoppingBasket
  return (
    <p className={styles.foods}>
      <Icon size={16} aria-hidden />
      {own.length > 0 ? plannerTexts.fill.uses(own) : plannerTexts.fill.bought}
    </p>
  )
}

/** The main foods of it that are at home; water is nothing that is used up. */
function ownFoods({ lines, picture }: ApiRecipe): readonly string[] {
  const own = new Set(lines.flatMap(({ food, availability }) => (availability === 'need' ? [] : [food])))
  return picture.foods.filter((food) => food !== 'water' && own.has(food))
}
