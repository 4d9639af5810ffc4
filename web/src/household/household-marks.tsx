import type { FitRecipe } from '@plotluck/kitchen/fit'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryClient } from '../api/session.ts'
import { useSignedInHint } from '../api/signed-in-hint.ts'
import { Badge } from '../ui/badge.tsx'
import { type FitMark, fitMarks } from './fits.ts'
import { householdQuery } from './household-query.ts'
import styles from './household-marks.module.css'

const looks = {
  unfit: { tint: 'tomato', Icon: TriangleAlert },
  unsure: { tint: 'squash', Icon: CircleHelp },
  safe: { tint: 'leaf', Icon: ShieldCheck },
} as const

/** Whom of the household a recipe is for, as badges. Nothing is said while it is not known who eats along. */
export function HouseholdMarks({ recipe }: { recipe: FitRecipe }) {
  return <FitMarks marks={useFitMarks(recipe)} />
}

/** What is to be said of a recipe and the household, as badges. */
export function FitMarks({ marks }: { marks: readonly FitMark[] }) {
  return marks.map((mark) => <Mark key={mark.text} mark={mark} />)
}

type HouseholdWarningProps = {
  recipe: FitRecipe
  /** In a narrow column of a tablet the reason is only read aloud; elsewhere it is shown. */
  isNarrow?: boolean
  /** The way to another dish, beside what is not for somebody. */
  children?: ReactNode
}

/** For whom of the household a meal is not, and of whom the label has to say it; for places where a meal is begun. Nothing where it is for all. */
export function HouseholdWarning({ recipe, isNarrow, children }: HouseholdWarningProps) {
  const marks = useFitMarks(recipe).filter(({ kind }) => kind !== 'safe')
  if (marks.length === 0) return null
  return (
    <span className={styles.warning} data-narrow={isNarrow}>
      {marks.map((mark) => (
        <Mark key={mark.text} mark={mark} />
      ))}
      {marks.some(({ kind }) => kind === 'unfit') && children}
    </span>
  )
}

/** What is to be said of a recipe and the household, as far as that is known. */
export function useFitMarks(recipe: FitRecipe): readonly FitMark[] {
  return useFitMarksOf([recipe])[0] ?? []
}

/** What is to be said of several recipes, in their order. */
export function useFitMarksOf(recipes: readonly FitRecipe[]): readonly (readonly FitMark[])[] {
  const isSignedIn = useSignedInHint()
  const { data } = useQuery({ ...householdQuery, enabled: isSignedIn }, queryClient)
  return recipes.map((recipe) => fitMarks(recipe, data?.people ?? []))
}

/** Whether a recipe is not for somebody of the household. */
export function useIsUnfit(recipe: FitRecipe): boolean {
  return useFitMarks(recipe).some(({ kind }) => kind === 'unfit')
}

function Mark({ mark: { kind, text, brief } }: { mark: FitMark }) {
  const { tint, Icon } = looks[kind]
  return (
    <Badge tint={tint} icon={<Icon size={16} aria-hidden />}>
      <span className={styles.whole}>{text}</span>
      {brief !== undefined && (
        <span className={styles.brief} aria-hidden>
          {brief}
        </span>
      )}
    </Badge>
  )
}
