import { Check } from 'lucide-react'
import { useState } from 'react'
import { dashboardTexts } from '../messages/index.ts'
import { DrawnPicture } from '../pictures/drawn-picture.tsx'
import { findInBasket } from './basket.ts'
import { FreshnessLegend, FreshnessMark } from './freshness-mark.tsx'
import styles from './preset-grid.module.css'
import { orderPresets } from './order-presets.ts'
import type { BasketControl } from './use-basket.ts'

/**
 * 'Quick Add From Your Harvest': one tap puts a vegetable in, the next takes it out. What this person cooks with and what is in season
 * stands first; the order stays while the page is open, so that nothing moves under a thumb.
 */
export function PresetGrid({ basket }: { basket: BasketControl }) {
  const [presets] = useState(() => orderPresets(new Date().getMonth() + 1, basket.lastBaskets))
  return (
    <section className={styles.presets} aria-labelledby="presets-title">
      <div className={styles.top}>
        <h3 id="presets-title" className={styles.title}>
          {dashboardTexts.picker.presets}
        </h3>
        <FreshnessLegend />
      </div>
      <ul className={styles.grid}>
        {presets.map(({ name, picture, freshness }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={findInBasket(basket.items, name) !== undefined}
              onClick={() => basket.toggle(name)}
            >
              <DrawnPicture picture={picture} size={34} />
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
