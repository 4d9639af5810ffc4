import { dashboardTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import type { BasketItem } from './basket.ts'
import styles from './ingredient-picker.module.css'
import { useFoodNames } from './use-food-names.ts'

type UnknownFoodsProps = {
  id: string
  items: readonly BasketItem[]
  /** Called with the name that nobody knows and the food that was meant by it. */
  onMeant: (name: string, food: string) => void
}

/** Why no recipe will use some of the basket, and the food that each of it may be the beginning of. */
export function UnknownFoods({ id, items, onMeant }: UnknownFoodsProps) {
  const unknown = items.flatMap(({ name, reading }) =>
    reading?.kind === 'unknown' ? [{ name, message: reading.message }] : [],
  )
  if (unknown.length === 0) return null
  return (
    <ul id={id} className={styles.unknown}>
      {unknown.map(({ name, message }) => (
        <li key={name}>
          {message} <Meant name={name} onMeant={(food) => onMeant(name, food)} />
        </li>
      ))}
    </ul>
  )
}

function Meant({ name, onMeant }: { name: string; onMeant: (food: string) => void }) {
  const food = useFoodNames(name).find((each) => each.name.startsWith(name.trim().toLowerCase()))
  if (!food) return null
  return (
    <Button look="link" onClick={() => onMeant(food.name)}>
      {dashboardTexts.picker.meant(food.name)}
    </Button>
  )
}
