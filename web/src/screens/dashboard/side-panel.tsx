import { dashboardTexts } from '../../messages/index.ts'
import { FoodPicture } from '../../pictures/food-picture.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './side-panel.module.css'
import { StorageTips } from './storage-tips.tsx'

/** What is in the basket, and how to keep it until it is cooked. */
export function SidePanel({ names }: { names: readonly string[] }) {
  return (
    <Card as="aside" aria-label={dashboardTexts.side.title}>
      <div className={styles.panel}>
        <section className={styles.part}>
          <h2 className={styles.title}>{dashboardTexts.side.title}</h2>
          {names.length === 0 ? (
            <p className={styles.empty}>{dashboardTexts.side.empty}</p>
          ) : (
            <ul className={styles.pictures}>
              {names.map((name) => (
                <li key={name} className={styles.picture} title={name}>
                  <FoodPicture name={name} size={32} label={name} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <StorageTips names={names} />
      </div>
    </Card>
  )
}
