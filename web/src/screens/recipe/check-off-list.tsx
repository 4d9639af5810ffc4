import type { RecipeLine } from '@plotluck/kitchen'
import { recipeTexts } from '../../messages/index.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MeasuredText } from '../../recipe-parts/measured-text.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './ingredient-lists.module.css'
import type { Ticks } from './use-ticks.ts'

/** Lines of a recipe by their place in it, and which of them are ticked. */
export type CheckOff = {
  lines: readonly { readonly text: string; readonly index: number; readonly line: RecipeLine | undefined }[]
  ticks: Ticks
}

/** Ingredients with a box to tick each; what is ticked is struck through. */
export function CheckOffList({ lines, ticks }: CheckOff) {
  const { show } = useUnits()
  return (
    <ul className={styles.list}>
      {lines.map(({ text, index, line }) => (
        <li key={index}>
          <Checkbox checked={ticks.has(index)} onChange={() => ticks.toggle(index)}>
            <span className={styles.line} data-ticked={ticks.has(index)}>
              <MeasuredText>{show(text)}</MeasuredText>
            </span>
            <Aside line={line} />
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

function Aside({ line }: { line: RecipeLine | undefined }) {
  const notes = [
    line?.optional === true && !/optional/i.test(line.text) && recipeTexts.optional,
    line?.availability === 'partly' && (line.short ?? recipeTexts.partly),
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return <span className={styles.aside}> ({notes.join(', ')})</span>
}
