import { plannerTexts } from '../../messages/index.ts'
import { FoodPicture } from '../../pictures/food-picture.tsx'
import styles from './meal-planner.module.css'

const texts = plannerTexts.emptyWeek

/** What stands above a week without meals, and says what the buttons below it do. */
export function EmptyWeek() {
  return (
    <div className={styles.empty} data-print="no">
      <p className={styles.foods}>
        {texts.foods.map((name) => (
          <FoodPicture key={name} name={name} size={44} />
        ))}
      </p>
      <h2 className={styles.emptyTitle}>{texts.title}</h2>
      <p>{texts.text}</p>
    </div>
  )
}
