import type { ShoppingListAnswer } from '@plotluck/contract'
import { X } from 'lucide-react'
import { shoppingTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddLine } from './add-line.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './shopping-list.module.css'
import { StockCard } from './stock-card.tsx'
import type { ShoppingControl } from './use-shopping-list.ts'

type Line = ShoppingListAnswer['aisles'][number]['lines'][number]
type ListsProps = { list: ShoppingListAnswer; control: ShoppingControl }

/** The aisles in the order of the shop, lines of one's own, and what is at home. */
export function Lists({ list, control }: ListsProps) {
  const { show } = useUnits()
  const { aisles, staples, atHome, ownLines } = list
  const keys = [
    ...aisles.flatMap(({ lines }) => lines.map(({ key }) => key)),
    ...ownLines.map(({ id }) => id),
  ]
  return (
    <div className={styles.lists}>
      <p className={styles.left} aria-live="polite">
        {shoppingTexts.left(keys.filter((key) => !control.isTicked(key)).length)}
      </p>
      {keys.length === 0 && <EmptyState title={shoppingTexts.empty}>{shoppingTexts.emptyText}</EmptyState>}
      <div className={styles.columns}>
        {aisles.map(({ aisle, lines }) => (
          <Section key={aisle} title={aisle} lines={lines} control={control} />
        ))}
        <OwnLines lines={ownLines} control={control} />
        {staples.length > 0 && <Section title={shoppingTexts.staples} lines={staples} control={control} />}
        {atHome.length > 0 && (
          <Card as="section" aria-label={shoppingTexts.atHome}>
            <h2 className={styles.aisle}>{shoppingTexts.atHome}</h2>
            <ul className={styles.plain}>
              {atHome.map(({ key, name, amount }) => (
                <li key={key}>{show([name, amount].filter(Boolean).join(', '))}</li>
              ))}
            </ul>
          </Card>
        )}
        <StockCard key={list.stock.join('\n')} stock={list.stock} onKeep={control.keepStock} />
      </div>
    </div>
  )
}

type SectionProps = { title: string; lines: readonly Line[]; control: ShoppingControl }

function Section({ title, lines, control: { isTicked, tick } }: SectionProps) {
  const { show } = useUnits()
  return (
    <Card as="section" aria-label={title}>
      <h2 className={styles.aisle}>{title}</h2>
      <ul className={styles.plain}>
        {lines.map(({ key, name, amount, note, recipes }) => (
          <li key={key} className={styles.line} data-ticked={isTicked(key)}>
            <Checkbox checked={isTicked(key)} onChange={(event) => void tick(key, event.target.checked)}>
              {show([name, amount, note].filter(Boolean).join(', '))}
            </Checkbox>
            {recipes.length > 0 && <small>{shoppingTexts.for(recipes.join(', '))}</small>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type OwnLinesProps = { lines: ShoppingListAnswer['ownLines']; control: ShoppingControl }

function OwnLines({ lines, control: { isTicked, tick, addLine, removeLine } }: OwnLinesProps) {
  return (
    <Card as="section" aria-label={shoppingTexts.own} {...(lines.length === 0 && { 'data-print': 'no' })}>
      <h2 className={styles.aisle}>{shoppingTexts.own}</h2>
      <ul className={styles.plain}>
        {lines.map(({ id, text }) => (
          <li key={id} className={styles.ownLine} data-ticked={isTicked(id)}>
            <Checkbox checked={isTicked(id)} onChange={(event) => void tick(id, event.target.checked)}>
              {text}
            </Checkbox>
            <IconButton
              data-print="no"
              label={shoppingTexts.removeOwn(text)}
              onClick={() => void removeLine(id)}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <AddLine onAdd={addLine} />
    </Card>
  )
}
