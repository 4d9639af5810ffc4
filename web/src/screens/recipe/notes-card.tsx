import type { ApiRecipe } from '@plotluck/contract'
import { recipeTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './recipe-page.module.css'

/** What a cook says beside a dish: what it goes with, what else can be made of it, one tip. */
export function NotesCard({ notes }: { notes: NonNullable<ApiRecipe['notes']> }) {
  const { show } = useUnits()
  const rows = [
    [recipeTexts.makes, notes.yields],
    [recipeTexts.goesWith, notes.goesWith.join(', ')],
    [recipeTexts.variations, notes.variations.join(' ')],
    [recipeTexts.tip, notes.tip],
  ] as const
  return (
    <Card as="section" aria-labelledby="notes-title">
      <h2 id="notes-title" className={styles.sectionTitle}>
        {recipeTexts.notes}
      </h2>
      <dl className={styles.notes}>
        {rows.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{show(text)}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
