import { maxIngredients } from '@plotluck/contract/generation'
import { Leaf } from 'lucide-react'
import { IngredientPicker } from '../../ingredient-parts/ingredient-picker.tsx'
import type { BasketControl } from '../../ingredient-parts/use-basket.ts'
import { dashboardTexts, menuTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import styles from './use-it-first.module.css'

type BasketFormProps = {
  basket: BasketControl
  /** Why the last attempt came to nothing. */
  failure: string | undefined
  onStart: () => void
}

/** What the menu is made from, and the button that makes it; what went wrong stands between them. */
export function BasketForm({ basket, failure, onStart }: BasketFormProps) {
  const chosen = basket.names.length
  return (
    <div id="basket-form" className={styles.picker}>
      <IngredientPicker basket={basket} />
      <div className={styles.generate} data-sticks>
        {failure !== undefined && <FailureNote>{failure}</FailureNote>}
        <Button
          look={chosen === 0 ? 'secondary' : 'primary'}
          size="large"
          icon={<Leaf size={20} aria-hidden />}
          onClick={onStart}
        >
          {menuTexts.generate}
        </Button>
        <p className={styles.chosen} aria-hidden>
          {chosen === 0
            ? dashboardTexts.generate.noneChosen
            : dashboardTexts.picker.chosen(chosen, maxIngredients)}
        </p>
      </div>
    </div>
  )
}
