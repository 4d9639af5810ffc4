import type { ApiRecipe } from '@plotluck/contract'
import { ChefHat, Sparkles, Sprout } from 'lucide-react'
import { recipeTexts } from '../messages/index.ts'
import { Badge, type Tint } from '../ui/badge.tsx'
import styles from './recipe-parts.module.css'

const difficultyTints = { Easy: 'leaf', Medium: 'squash', Advanced: 'beet' } satisfies Record<
  ApiRecipe['difficulty'],
  Tint
>

/** Season, where the recipe has one, difficulty, and that a model wrote it where one did. */
export function RecipeBadges({ recipe: { season, difficulty, writtenBy } }: { recipe: ApiRecipe }) {
  return (
    <div className={styles.badges}>
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
