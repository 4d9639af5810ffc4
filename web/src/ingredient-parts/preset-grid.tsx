import { presetIngredients } from '@plotluck/contract/presets'
import { Check } from 'lucide-react'
import { dashboardTexts } from '../messages/index.ts'
import { FoodPicture } from '../pictures/food-picture.tsx'
import { findInBasket } from './basket.ts'
import { FreshnessLegend, FreshnessMark } from './freshness-mark.tsx'
import styles from './preset-grid.module.css'
import type { BasketControl } from './use-basket.ts'

/** 'Quick Add From Your Harvest': one tap puts a vegetable in, the next takes it out. */
export function PresetGrid({ basket }: { basket: BasketControl }) {
  return (
    <section className={styles.presets} aria-labelledby="presets-title">
      <div className={styles.top}>
        <h3 id="presets-title" className={styles.title}>
          {dashboardTexts.picker.presets}
        </h3>
        <FreshnessLegend />
      </div>
      <ul className={styles.grid}>
        {presetIngredients.map(({ name, freshness }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={findInBasket(basket.items, name) !== undefined}
              onClick={() => basket.toggle(name)}
            >
              <FoodPicture name={name} size={34} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span> <FreshnessMark freshness={freshness} />
              </span>
              <Check className={styles.check} size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
