import type { ApiRecipe } from '@plotluck/contract'
import { ChefHat, Sparkles, Sprout } from 'lucide-react'
import { recipeTexts } from '../messages/index.ts'
import { Badge } from '../ui/badge.tsx'
import { difficultyTints } from './recipe-badges.tsx'
import { onHand, toBuy } from './shopping.ts'
import styles from './suggestion-card.module.css'

/** Season, difficulty, time, servings and how much of it is there: what tells suggestions apart, in one line. */
export function SuggestionFacts({ recipe }: { recipe: ApiRecipe }) {
  const { season, difficulty, writtenBy, prep_time, servings } = recipe
  const have = onHand(recipe).length
  return (
    <ul className={styles.facts}>
      {season !== undefined && (
        <li>
          <Badge tint="sky" icon={<Sprout size={14} aria-hidden />}>
            {season}
          </Badge>
        </li>
      )}
      <li>
        <Badge tint={difficultyTints[difficulty]} icon={<ChefHat size={14} aria-hidden />}>
          {difficulty}
        </Badge>
      </li>
      <li>{recipeTexts.minutes(prep_time)}</li>
      <li>{recipeTexts.servingCount(servings)}</li>
      <li>{recipeTexts.haveOf(have, have + toBuy(recipe).length)}</li>
      {writtenBy === 'model' && (
        <li>
          <Badge tint="beet" icon={<Sparkles size={14} aria-hidden />}>
            {recipeTexts.writtenWithModel}
          </Badge>
        </li>
      )}
    </ul>
  )
}
