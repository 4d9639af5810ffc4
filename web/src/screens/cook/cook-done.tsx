import type { ApiRecipe } from '@plotluck/contract'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cookTexts, recipeTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { useCooking } from '../../recipe-parts/use-cooking.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './cook.module.css'
import { CookedCard } from './cooked-card.tsx'
import { UsedUpCard } from './used-up-card.tsx'

/** Behind the last step: how it was, what becomes of leftovers, and the way back. */
export function CookDone({ recipe, onAgain }: { recipe: ApiRecipe; onAgain: () => void }) {
  const { show } = useUnits()
  const [, change] = useCooking(recipe.id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <section className={styles.done} aria-labelledby="done-title">
      <div className={styles.doneHead}>
        <div className={styles.picture}>
          <RecipeImage picture={recipe.picture} />
        </div>
        <div>
          <h2 ref={heading} id="done-title" className={styles.doneTitle} tabIndex={-1}>
            {cookTexts.done.title}
          </h2>
          <p>{cookTexts.done.text(recipe.title)}</p>
        </div>
      </div>
      <CookedCard recipe={recipe} />
      <UsedUpCard recipe={recipe} />
      {recipe.leftovers !== null && (
        <p>
          <strong>{recipeTexts.leftovers}:</strong> {show(recipe.leftovers)}
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink to={`/recipe/${recipe.id}`} onClick={() => change({ step: 0, ticked: [] })}>
          {cookTexts.done.toRecipe}
        </ButtonLink>
        <Button look="secondary" icon={<RotateCcw size={20} aria-hidden />} onClick={onAgain}>
          {cookTexts.done.again}
        </Button>
      </div>
    </section>
  )
}
