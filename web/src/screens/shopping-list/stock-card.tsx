import type { ShoppingListAnswer } from '@plotluck/contract'
import { shoppingTexts } from '../../messages/index.ts'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AddLine } from './add-line.tsx'
import styles from './stock-card.module.css'
import { stockNeeds } from './stock-needs.ts'
import type { ShoppingControl } from './use-shopping-list.ts'

type StockCardProps = { list: ShoppingListAnswer; control: ShoppingControl }

/** What is in the kitchen already, a chip a food with what the week needs of it, and left off the list. */
export function StockCard({ list: { stock, atHome }, control: { addStock, removeStock } }: StockCardProps) {
  const { show } = useUnits()
  const { needs, others } = stockNeeds(stock, atHome)
  return (
    <Card as="section" aria-label={shoppingTexts.stock} data-print="no">
      <div className={styles.content}>
        <h2 className={styles.title}>{shoppingTexts.stock}</h2>
        {needs.length > 0 && <p className={styles.soft}>{shoppingTexts.stockHint}</p>}
        <ul className={styles.chips}>
          {needs.map(({ food, line }) => {
            const need = line?.amount ? shoppingTexts.needs(withoutWeight(show(line.amount))) : undefined
            return (
              <li key={food}>
                <Tag
                  note={need}
                  removeLabel={shoppingTexts.removeStock(food, need)}
                  onRemove={() => void removeStock(food)}
                >
                  {food}
                </Tag>
              </li>
            )
          })}
        </ul>
        {others.length > 0 && <p className={styles.soft}>{shoppingTexts.alsoAtHome(others.map(wordsOf))}</p>}
        <AddLine
          label={shoppingTexts.addStock}
          placeholder={shoppingTexts.addStockExample}
          onAdd={addStock}
        />
        <p className={styles.soft}>{shoppingTexts.addStockHint}</p>
      </div>
    </Card>
  )
}

/** '10 (about 1250 g)' as '10': whether there is enough is seen at a glance, not weighed. */
const withoutWeight = (amount: string): string => amount.replace(/ \(.*\)$/, '')

const wordsOf = ({ name, amount }: ShoppingListAnswer['atHome'][number]): string =>
  [name, amount].filter(Boolean).join(', ')
