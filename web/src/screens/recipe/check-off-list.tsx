import type { ApiRecipe } from '@plotluck/contract'
import type { RecipeLine } from '@plotluck/kitchen'
import { useState } from 'react'
import { recipeTexts } from '../../messages/index.ts'
import { useUnits } from '../../units/use-units.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './recipe-page.module.css'

/** Every ingredient with a box to tick; what is ticked is struck through, and forgotten when the page is left. */
export function CheckOffList({ recipe: { ingredients, lines } }: { recipe: ApiRecipe }) {
  const { show } = useUnits()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const toggle = (index: number) =>
    setTicked(new Set(ticked.has(index) ? [...ticked].filter((one) => one !== index) : [...ticked, index]))
  return (
    <>
      <p className={styles.hint} data-print="no">
        {recipeTexts.ingredientsHint}
      </p>
      <ul className={styles.checkOff}>
        {ingredients.map((ingredient, index) => (
          <li key={`${index} ${ingredient}`}>
            <Checkbox checked={ticked.has(index)} onChange={() => toggle(index)}>
              <span className={styles.line} data-ticked={ticked.has(index)}>
                {show(ingredient)}
              </span>
              <Aside line={lines[index]} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  )
}

function Aside({ line }: { line: RecipeLine | undefined }) {
  const notes = [
    line?.optional === true && !/optional/i.test(line.text) && recipeTexts.optional,
    line?.availability === 'partly' && recipeTexts.partly,
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return <span className={styles.aside}> ({notes.join(', ')})</span>
}
