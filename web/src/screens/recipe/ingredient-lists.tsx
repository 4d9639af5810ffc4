import type { ApiRecipe } from '@plotluck/contract'
import { Check, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { recipeTexts } from '../../messages/index.ts'
import { toBuy } from '../../recipe-parts/shopping.ts'
import { Card } from '../../ui/card.tsx'
import { useUnits } from '../../units/use-units.ts'
import { CheckOffList } from './check-off-list.tsx'
import styles from './recipe-page.module.css'

/** What the person has, everything the recipe takes, and what is to be bought. */
export function IngredientLists({ recipe }: { recipe: ApiRecipe }) {
  return (
    <>
      <Card as="section" aria-labelledby="ingredients-title">
        <h2 id="ingredients-title" className={styles.sectionTitle}>
          {recipeTexts.ingredients}
        </h2>
        <CheckOffList recipe={recipe} />
      </Card>
      <div className={styles.haveAndNeed} data-print="no">
        <Lines
          title={recipeTexts.have}
          lines={recipe.user_has}
          icon={<Check size={20} aria-hidden />}
          tint="leaf"
        >
          {recipeTexts.haveNothing}
        </Lines>
        <Lines
          title={recipeTexts.shopping}
          lines={toBuy(recipe)}
          icon={<ShoppingBasket size={20} aria-hidden />}
          tint="sky"
        >
          {recipeTexts.needNothing}
        </Lines>
      </div>
    </>
  )
}

type LinesProps = {
  title: string
  lines: readonly string[]
  icon: ReactNode
  tint: 'leaf' | 'sky'
  children: string
}

/** A list of ingredient lines; its children say what an empty one means. */
function Lines({ title, lines, icon, tint, children }: LinesProps) {
  const { show } = useUnits()
  return (
    <Card as="section" tint={tint} aria-label={title}>
      <h2 className={styles.sectionTitle}>
        {icon}
        {title}
      </h2>
      {lines.length === 0 ? (
        <p>{children}</p>
      ) : (
        <ul className={styles.plainList}>
          {lines.map((line) => (
            <li key={line}>{show(line)}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
