import { ChevronDown, Hourglass, Minus, Plus } from 'lucide-react'
import { useToday } from '../calendar/use-today.ts'
import { dashboardTexts } from '../messages/index.ts'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './amount-list.module.css'
import { type BasketItem, isPast } from './basket.ts'
import type { BasketControl } from './use-basket.ts'

const texts = dashboardTexts.picker.amounts

/** How much there is of each food, until when it keeps, and whether it is to go first. Folded away until somebody wants it. */
export function AmountList({ basket }: { basket: BasketControl }) {
  const foods = basket.items.filter(({ reading }) => reading?.kind === 'food')
  if (foods.length === 0) return null
  return (
    <details className={styles.amounts}>
      <summary className={styles.summary}>
        {texts.title}
        <ChevronDown className={styles.arrow} size={20} aria-hidden />
      </summary>
      <ul className={styles.list}>
        {foods.map((item) => (
          <AmountRow key={item.amount?.name ?? item.name} item={item} basket={basket} />
        ))}
      </ul>
    </details>
  )
}

function AmountRow({ item, basket }: { item: BasketItem; basket: BasketControl }) {
  const { name, amount, keepsUntil, useSoon = false } = item
  const bare = amount?.name ?? name
  const today = useToday()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {keepsUntil && (
          <p className={styles.soft}>
            {isPast(item, today) ? texts.past(keepsUntil) : texts.keepsUntil(keepsUntil)}
          </p>
        )}
      </div>
      {amount && (
        <Stepper
          food={bare}
          isAtNothing={amount.quantity === null}
          onStep={(direction) => basket.step(name, direction)}
        />
      )}
      <button
        type="button"
        className={styles.soon}
        aria-pressed={useSoon}
        aria-label={texts.soonOf(bare)}
        onClick={() => basket.toggleUseSoon(name)}
      >
        <Hourglass size={16} aria-hidden />
        {texts.soon}
      </button>
    </li>
  )
}

type StepperProps = { food: string; isAtNothing: boolean; onStep: (direction: 1 | -1) => void }

function Stepper({ food, isAtNothing, onStep }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <IconButton label={texts.less(food)} disabled={isAtNothing} onClick={() => onStep(-1)}>
        <Minus size={18} aria-hidden />
      </IconButton>
      <IconButton label={texts.more(food)} onClick={() => onStep(1)}>
        <Plus size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
