import { shoppingTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AddLine } from './add-line.tsx'
import styles from './shopping-list.module.css'
import type { ShoppingControl } from './use-shopping-list.ts'

type StockCardProps = { stock: readonly string[]; control: ShoppingControl }

/** What is in the kitchen already, a chip a food, taken off the list. */
export function StockCard({ stock, control: { addStock, removeStock } }: StockCardProps) {
  return (
    <Card as="section" aria-label={shoppingTexts.stock} data-print="no">
      <h2 className={styles.aisle}>{shoppingTexts.stock}</h2>
      <p className={styles.left}>{shoppingTexts.stockHint}</p>
      <ul className={styles.chips}>
        {stock.map((food) => (
          <li key={food}>
            <Tag removeLabel={shoppingTexts.removeStock(food)} onRemove={() => void removeStock(food)}>
              {food}
            </Tag>
          </li>
        ))}
      </ul>
      <AddLine label={shoppingTexts.addStock} onAdd={addStock} />
    </Card>
  )
}
