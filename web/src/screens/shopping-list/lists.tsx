import type { ShoppingListAnswer } from '@plotluck/contract'
import { shoppingTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { type Line, ListLine } from './list-line.tsx'
import { NothingToBuy } from './nothing-to-buy.tsx'
import { OwnLines } from './own-lines.tsx'
import styles from './shopping-list.module.css'
import { StockCard } from './stock-card.tsx'
import type { ShoppingControl } from './use-shopping-list.ts'

type ListsProps = { list: ShoppingListAnswer; control: ShoppingControl }

/** The aisles in the order of the shop, lines of one's own, and what is at home. What is ticked sinks, and so does an aisle that is done. */
export function Lists({ list, control }: ListsProps) {
  const { aisles, staples, ownLines } = list
  const isDone = (lines: readonly Line[]) => lines.every(({ key }) => control.isTicked(key))
  const keys = [
    ...aisles.flatMap(({ lines }) => lines.map(({ key }) => key)),
    ...ownLines.map(({ id }) => id),
  ]
  return (
    <div className={styles.lists}>
      <p className={styles.left} aria-live="polite">
        {keys.length > 0 && shoppingTexts.left(keys.filter((key) => !control.isTicked(key)).length)}
      </p>
      {keys.length === 0 && <NothingToBuy monday={control.monday} />}
      <div className={styles.columns}>
        {aisles
          .toSorted((a, b) => Number(isDone(a.lines)) - Number(isDone(b.lines)))
          .map(({ aisle, lines }) => (
            <Section key={aisle} title={aisle} lines={lines} control={control} />
          ))}
        <OwnLines lines={ownLines} control={control} />
        {staples.length > 0 && <Section title={shoppingTexts.staples} lines={staples} control={control} />}
        <AtHome lines={list.atHome} />
        <StockCard stock={list.stock} control={control} />
      </div>
    </div>
  )
}

type SectionProps = { title: string; lines: readonly Line[]; control: ShoppingControl }

function Section({ title, lines, control: { isTicked, tick } }: SectionProps) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className={styles.aisle}>{title}</h2>
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
    </Card>
  )
}

function AtHome({ lines }: { lines: readonly Line[] }) {
  const { show } = useUnits()
  if (lines.length === 0) return null
  return (
    <Card as="section" aria-label={shoppingTexts.atHome}>
      <h2 className={styles.aisle}>{shoppingTexts.atHome}</h2>
      <p className={styles.left}>{shoppingTexts.atHomeHint}</p>
      <ul className={styles.atHome}>
        {lines.map(({ key, name, amount }) => (
          <li key={key}>{show([name, amount].filter(Boolean).join(', '))}</li>
        ))}
      </ul>
    </Card>
  )
}
