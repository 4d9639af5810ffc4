import type { ApiRecipe } from '@plotluck/contract'
import { Check, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { recipeTexts } from '../messages/index.ts'
import styles from './have-and-need.module.css'
import { nameOf } from './line-name.ts'
import { onHand, toBuy } from './shopping.ts'
import { useUnits } from './use-units.ts'

/** What of a recipe somebody has, and what is still to be bought, by the names of the foods alone. */
export function HaveAndNeed({ recipe }: { recipe: ApiRecipe }) {
  const { show } = useUnits()
  const need = toBuy(recipe).map((line) => shortOf(line, recipe.lines, show) ?? shownName(line))
  return (
    <>
      <Foods
        title={recipeTexts.have}
        icon={<Check size={18} aria-hidden />}
        foods={onHand(recipe).map(shownName)}
      >
        {recipeTexts.haveNothing}
      </Foods>
      <Foods title={recipeTexts.need} icon={<ShoppingBasket size={18} aria-hidden />} foods={need}>
        {recipeTexts.needNothing}
      </Foods>
    </>
  )
}

/** How much there is of a line that what is there does not reach for: 'you have 2 of 5 carrots'. */
function shortOf(
  line: string,
  lines: ApiRecipe['lines'],
  show: (text: string) => string,
): string | undefined {
  const short = lines.find(({ text }) => text === line)?.short
  return short && show(`${short.charAt(0).toLowerCase()}${short.slice(1)}`)
}

const shownName = (line: string): string => nameOf(line) || line

type FoodsProps = { title: string; icon: ReactNode; foods: readonly string[]; children: string }

/** Foods in a row, each once; its children say what none means. */
function Foods({ title, icon, foods, children }: FoodsProps) {
  return (
    <div className={styles.foods}>
      <h4 className={styles.title}>
        {icon}
        {title}
      </h4>{' '}
      {foods.length === 0 ? (
        <p className={styles.none}>{children}</p>
      ) : (
        <ul className={styles.list}>
          {[...new Set(foods)].map((food) => (
            <li key={food}>{food}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
