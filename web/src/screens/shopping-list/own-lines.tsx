import type { ShoppingListAnswer } from '@plotluck/contract'
import { X } from 'lucide-react'
import { shoppingTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddLine } from './add-line.tsx'
import styles from './shopping-list.module.css'
import type { ShoppingControl } from './use-shopping-list.ts'

type OwnLinesProps = { lines: ShoppingListAnswer['ownLines']; control: ShoppingControl }

/** Lines of one's own, and the box to write another. */
export function OwnLines({ lines, control: { isTicked, tick, addLine, removeLine } }: OwnLinesProps) {
  return (
    <Card as="section" aria-label={shoppingTexts.own} {...(lines.length === 0 && { 'data-print': 'no' })}>
      <h2 className={styles.aisle}>{shoppingTexts.own}</h2>
      <ul className={styles.plain}>
        {lines
          .toSorted((a, b) => Number(isTicked(a.id)) - Number(isTicked(b.id)))
          .map(({ id, text }) => (
            <li key={id} className={styles.ownLine} data-ticked={isTicked(id)}>
              <Checkbox checked={isTicked(id)} onChange={(event) => void tick(id, event.target.checked)}>
                {text}
              </Checkbox>
              <IconButton
                data-print="no"
                label={shoppingTexts.removeOwn(text)}
                onClick={() => void removeLine({ id, text })}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
      </ul>
      <AddLine label={shoppingTexts.addOwn} onAdd={addLine} />
    </Card>
  )
}
