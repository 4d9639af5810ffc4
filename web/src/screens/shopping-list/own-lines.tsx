import type { ShoppingListAnswer } from '@plotluck/contract'
import { X } from 'lucide-react'
import { shoppingTexts } from '../../messages/index.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddLine } from './add-line.tsx'
import lineStyles from './list-line.module.css'
import styles from './shopping-list.module.css'
import type { ShoppingControl } from './use-shopping-list.ts'

type OwnLinesProps = { lines: ShoppingListAnswer['ownLines']; control: ShoppingControl }

/** The box to write a line of one's own into, and those that were written. */
export function OwnLines({ lines, control: { isTicked, tick, addLine, removeLine } }: OwnLinesProps) {
  return (
    <section
      className={styles.own}
      aria-label={shoppingTexts.own}
      {...(lines.length === 0 && { 'data-print': 'no' })}
    >
      <AddLine label={shoppingTexts.addOwn} placeholder={shoppingTexts.addOwnExample} onAdd={addLine} />
      <ul className={styles.plain}>
        {lines
          .toSorted((a, b) => Number(isTicked(a.id)) - Number(isTicked(b.id)))
          .map(({ id, text }) => (
            <li key={id} className={lineStyles.line} data-ticked={isTicked(id)}>
              <Checkbox checked={isTicked(id)} onChange={(event) => void tick(id, event.target.checked)}>
                <span className={lineStyles.name}>{text}</span>
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
    </section>
  )
}
