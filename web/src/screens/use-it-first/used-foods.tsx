import type { IngredientGuideEntry } from '@plotluck/contract'
import { menuTexts } from '../../messages/index.ts'
import { FoodPicture } from '../../pictures/food-picture.tsx'
import styles from './use-it-first.module.css'

/** Every food at a glance, with the days that use it, or that none does. */
export function UsedFoods({ entries }: { entries: readonly IngredientGuideEntry[] }) {
  return (
    <ul className={styles.used} aria-label={menuTexts.usedFoods}>
      {entries.map(({ ingredient, usedInDays }) => (
        <li key={ingredient} data-used={usedInDays.length > 0}>
          <FoodPicture name={ingredient} size={28} />
          <span>
            <strong>{ingredient}</strong> <span>{menuTexts.usedOn(usedInDays)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
