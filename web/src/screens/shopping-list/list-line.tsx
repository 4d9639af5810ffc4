import type { ShoppingListAnswer } from '@plotluck/contract'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { shoppingTexts } from '../../messages/index.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './list-line.module.css'
import { unbroken } from './unbroken.ts'

export type Line = ShoppingListAnswer['aisles'][number]['lines'][number]
type ListLineProps = { line: Line; isTicked: boolean; onTick: (isTicked: boolean) => void }

/** One thing to get on one line; a tap beside it says what it is for. */
export function ListLine({ line, isTicked, onTick }: ListLineProps) {
  const { show } = useUnits()
  const [isOpen, setIsOpen] = useState(false)
  const { name, amount, note, recipes } = line
  const rest = [amount, note].filter(Boolean).join(', ')
  return (
    <li>
      <div className={styles.line} data-ticked={isTicked}>
        <Checkbox checked={isTicked} onChange={(event) => onTick(event.target.checked)}>
          <span className={styles.name}>
            {name}
            {rest && <span className={styles.amount}>, {unbroken(show(rest))}</span>}
          </span>
        </Checkbox>
        {recipes.length > 0 && (
          <button
            type="button"
            className={styles.why}
            aria-expanded={isOpen}
            aria-label={shoppingTexts.whatFor(name)}
            data-print="no"
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown size={18} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && <small className={styles.recipes}>{shoppingTexts.for(recipes.join(', '))}</small>}
    </li>
  )
}
