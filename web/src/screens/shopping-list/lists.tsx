import type { ShoppingListAnswer } from '@plotluck/contract'
import { shoppingTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { keysToGet } from './keys-to-get.ts'
import { type Line, ListLine } from './list-line.tsx'
import { NothingToBuy } from './nothing-to-buy.tsx'
import { OwnLines } from './own-lines.tsx'
import styles from './shopping-list.module.css'
import { StockCard } from './stock-card.tsx'
import type { ShoppingControl } from './use-shopping-list.ts'

type ListsProps = { list: ShoppingListAnswer; control: ShoppingControl }

/** Lines of one's own, the aisles in the order of the shop, and what is at home. What is ticked sinks, and so does an aisle that is done. */
export function Lists({ list, control }: ListsProps) {
  const { aisles, staples, ownLines, stock } = list
  const isDone = (lines: readonly Line[]) => lines.every(({ key }) => control.isTicked(key))
  const isEmpty = keysToGet(list).length === 0
  return (
    <div className={styles.lists}>
      <OwnLines lines={ownLines} control={control} />
      {isEmpty && <NothingToBuy monday={control.monday} />}
      {aisles.length > 0 && (
        <div className={styles.aisles}>
          {aisles
            .toSorted((a, b) => Number(isDone(a.lines)) - Number(isDone(b.lines)))
            .map(({ aisle, lines }) => (
              <section key={aisle} aria-label={aisle}>
                <h2 className={styles.aisle}>{aisle}</h2>
                <Lines lines={lines} control={control} />
              </section>
            ))}
        </div>
      )}
      <div className={styles.home}>
        {staples.length > 0 && <Staples lines={staples} control={control} />}
        {(!isEmpty || stock.length > 0) && <StockCard list={list} control={control} />}
      </div>
    </div>
  )
}

type LinesProps = { lines: readonly Line[]; control: ShoppingControl }

function Staples({ lines, control }: LinesProps) {
  return (
    <Card as="section" aria-label={shoppingTexts.staples}>
      <h2 className={styles.staples}>{shoppingTexts.staples}</h2>
      <p className={styles.lead}>{shoppingTexts.staplesHint}</p>
      <Lines lines={lines} control={control} />
    </Card>
  )
}

function Lines({ lines, control: { isTicked, tick } }: LinesProps) {
  return (
    <ul className={styles.plain}>
      {lines
        .toSorted((a, b) => Number(isTicked(a.key)) - Number(isTicked(b.key)))
        .map((line) => (
          <ListLine
            key={line.key}
            line={line}
            isTicked={isTicked(line.key)}
            onTick={(isChecked) => void tick(line.key, isChecked)}
          />
        ))}
    </ul>
  )
}
