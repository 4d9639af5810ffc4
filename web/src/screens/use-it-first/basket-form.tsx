import { Leaf } from 'lucide-react'
import { IngredientPicker } from '../../ingredient-parts/ingredient-picker.tsx'
import type { BasketControl } from '../../ingredient-parts/use-basket.ts'
import { menuTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './use-it-first.module.css'

type BasketFormProps = { basket: BasketControl; onStart: () => void }

/** What the menu is made from, and the button that makes it. */
export function BasketForm({ basket, onStart }: BasketFormProps) {
  return (
    <div id="basket-form" className={styles.picker}>
      <IngredientPicker basket={basket} />
      <div className={styles.generate} data-stays={basket.names.length > 0}>
        <Button size="large" icon={<Leaf size={20} aria-hidden />} onClick={onStart}>
          {menuTexts.generate}
        </Button>
      </div>
    </div>
  )
}
