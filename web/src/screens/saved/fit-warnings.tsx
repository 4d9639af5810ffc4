import type { ApiRecipe } from '@plotluck/contract'
import { CircleHelp, TriangleAlert } from 'lucide-react'
import { useFitMarks } from '../../household/household-marks.tsx'
import styles from './fit-warnings.module.css'

/** For whom of the household a recipe is not, a quiet line each. Nothing where it is for all. */
export function FitWarnings({ recipe }: { recipe: ApiRecipe }) {
  const marks = useFitMarks(recipe).filter(({ kind }) => kind !== 'safe')
  return marks.map(({ kind, text }) => (
    <p key={text} className={styles.warning} data-kind={kind}>
      {kind === 'unfit' ? <TriangleAlert size={16} aria-hidden /> : <CircleHelp size={16} aria-hidden />}
      <span>{text}</span>
    </p>
  ))
}
