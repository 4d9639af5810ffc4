import type { ApiRecipe } from '@plotluck/contract'
import { ChefHat, Sparkles, Sprout } from 'lucide-react'
import { HouseholdMarks } from '../household/household-marks.tsx'
import { recipeTexts } from '../messages/index.ts'
import { Badge, type Tint } from '../ui/badge.tsx'
import styles from './recipe-parts.module.css'

export const difficultyTints = { Easy: 'leaf', Medium: 'squash', Advanced: 'beet' } satisfies Record<
  ApiRecipe['difficulty'],
  Tint
>

/** Whom of the household it is for, season where it has one, difficulty, and that a model wrote it where one did. */
export function RecipeBadges({ recipe }: { recipe: ApiRecipe }) {
  const { season, difficulty, writtenBy } = recipe
  return (
    <div className={styles.badges}>
      <HouseholdMarks recipe={recipe} />
      {season !== undefined && (
        <Badge tint="sky" icon={<Sprout size={16} aria-hidden />}>
          {season}
        </Badge>
      )}
      <Badge tint={difficultyTints[difficulty]} icon={<ChefHat size={16} aria-hidden />}>
        {difficulty}
      </Badge>
      {writtenBy === 'model' && (
        <Badge tint="beet" icon={<Sparkles size={16} aria-hidden />}>
          {recipeTexts.writtenWithModel}
        </Badge>
      )}
    </div>
  )
}
