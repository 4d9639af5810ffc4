import type { RecipePicture } from '@plotluck/kitchen'
import { dashboardTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './results.module.css'

const welcomePicture: RecipePicture = { dish: 'salad', foods: ['tomato', 'zucchini', 'carrot', 'basil'] }
const readyPicture: RecipePicture = { dish: 'soup', foods: ['pumpkin', 'leek', 'kale', 'carrot'] }

/** Before the first set: a welcome while the basket is empty, then the invitation to cook. */
export function NothingYet({ chosen }: { chosen: number }) {
  const isEmpty = chosen === 0
  return (
    <EmptyState
      isCompact
      title={isEmpty ? dashboardTexts.welcome.title : dashboardTexts.ready.title}
      picture={
        <div className={styles.emptyPicture}>
          <RecipeImage picture={isEmpty ? welcomePicture : readyPicture} />
        </div>
      }
    >
      <p>{isEmpty ? dashboardTexts.welcome.text : dashboardTexts.ready.text(chosen)}</p>
    </EmptyState>
  )
}
