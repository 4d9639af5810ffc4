import { dashboardTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './folded-basket.module.css'

const { folded, last, title } = dashboardTexts.picker

type FoldedBasketProps = { names: readonly string[]; isFiltered: boolean; onChange: () => void }

/** What the recipes below were asked for, in one line that opens the picker again. */
export function FoldedBasket({ names, isFiltered, onChange }: FoldedBasketProps) {
  return (
    <section className={styles.basket} aria-label={title}>
      <p className={styles.names}>
        {[last.short(names), ...(isFiltered ? [folded.filtered] : [])].join(', ')}
      </p>
      <Button look="secondary" aria-label={folded.name} aria-expanded={false} onClick={onChange}>
        {folded.change}
      </Button>
    </section>
  )
}
