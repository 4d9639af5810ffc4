import type { IngredientGuideEntry } from '@plotluck/contract'
import { menuTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import styles from './use-it-first.module.css'

/** How a food is kept, without the sentence that says for how long: that stands below, from the table that the menu was planned with. */
const withoutDays = (storage: string): string => storage.replace(/\s*Use within [^.]+\./, '')

/** How each food keeps, when the menu uses it, and what may stand in for it. */
export function Guide({ entries }: { entries: readonly IngredientGuideEntry[] }) {
  return (
    <Card as="section" aria-labelledby="guide-title">
      <h2 id="guide-title" className={styles.cardTitle}>
        {menuTexts.guide}
      </h2>
      <div className={styles.guide}>
        {entries.map(({ ingredient, usedInDays, storage, shelfLife, substitutes }) => (
          <div key={ingredient} className={styles.entry}>
            <h3>{ingredient}</h3>
            <p>{withoutDays(storage)}</p>
            <dl>
              <dt>{menuTexts.keeps}</dt>
              <dd>{shelfLife}</dd>
              <dt>{menuTexts.used}</dt>
              <dd>{menuTexts.usedOn(usedInDays)}</dd>
              {substitutes.length > 0 && (
                <>
                  <dt>{menuTexts.instead}</dt>
                  <dd>{substitutes.join(', ')}</dd>
                </>
              )}
            </dl>
          </div>
        ))}
      </div>
    </Card>
  )
}
