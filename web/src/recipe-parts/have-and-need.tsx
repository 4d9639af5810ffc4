import type { ApiRecipe } from '@plotluck/contract'
import { Check, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { recipeTexts } from '../messages/index.ts'
import styles from './have-and-need.module.css'
import { toBuy } from './shopping.ts'
import { useUnits } from './use-units.ts'

/** What of a recipe somebody has, and what is still to be bought. */
export function HaveAndNeed({ recipe }: { recipe: ApiRecipe }) {
  const need = toBuy(recipe).map((text) => withShort(text, recipe.lines))
  return (
    <>
      <Lines title={recipeTexts.have} icon={<Check size={18} aria-hidden />} lines={recipe.user_has}>
        {recipeTexts.haveNothing}
      </Lines>
      <Lines title={recipeTexts.need} icon={<ShoppingBasket size={18} aria-hidden />} lines={need}>
        {recipeTexts.needNothing}
      </Lines>
    </>
  )
}

/** A line with what there is of it, where that does not reach. */
function withShort(line: string, lines: ApiRecipe['lines']): string {
  const short = lines.find(({ text }) => text === line)?.short
  return short === undefined ? line : `${line} (${short})`
}

type LinesProps = { title: string; icon: ReactNode; lines: readonly string[]; children: string }

/** A list of ingredient lines; its children say what an empty one means. */
function Lines({ title, icon, lines, children }: LinesProps) {
  const { show } = useUnits()
  return (
    <div className={styles.lines}>
      <h4 className={styles.linesTitle}>
        {icon}
        {title}
      </h4>
      {lines.length === 0 ? (
        <p>{children}</p>
      ) : (
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line}>{show(line)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
