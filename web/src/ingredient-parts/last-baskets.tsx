import { History } from 'lucide-react'
import { dashboardTexts } from '../messages/index.ts'
import styles from './last-baskets.module.css'
import type { BasketControl } from './use-basket.ts'

const texts = dashboardTexts.picker.last

/** Baskets of before, one tap away while there is nothing in this one. */
export function LastBaskets({ basket }: { basket: BasketControl }) {
  const { lastBaskets, items } = basket
  if (items.length > 0 || lastBaskets.length === 0) return null
  return (
    <section aria-labelledby="last-baskets-title">
      <h3 id="last-baskets-title" className={styles.title}>
        {texts.title}
      </h3>
      <ul className={styles.list}>
        {lastBaskets.map((names) => (
          <li key={names.join()}>
            <button
              type="button"
              className={styles.basket}
              aria-label={texts.take(names)}
              onClick={() => basket.addAll(names)}
            >
              <History size={18} aria-hidden />
              {texts.short(names)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
