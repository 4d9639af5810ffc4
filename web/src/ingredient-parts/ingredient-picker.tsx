import { maxIngredients } from '@plotluck/contract/generation'
import { useRef } from 'react'
import { dashboardTexts } from '../messages/index.ts'
import { Card } from '../ui/card.tsx'
import { AmountList } from './amount-list.tsx'
import { AtHomeNote } from './at-home-note.tsx'
import { ChosenIngredients } from './chosen-ingredients.tsx'
import { CustomIngredient } from './custom-ingredient.tsx'
import styles from './ingredient-picker.module.css'
import { LastBaskets } from './last-baskets.tsx'
import { PresetGrid } from './preset-grid.tsx'
import type { BasketControl } from './use-basket.ts'

const texts = dashboardTexts.picker

/** Where the basket is filled: a box for anything, tags to take away, and the presets to tap; on a phone nothing that is added moves them. */
export function IngredientPicker({ basket }: { basket: BasketControl }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card as="section" aria-labelledby="picker-title">
      <div className={styles.picker}>
        <div className={styles.top}>
          <h2 ref={heading} id="picker-title" className={styles.title} tabIndex={-1}>
            {texts.title}
          </h2>
          <p className={styles.count}>{texts.chosen(basket.names.length, maxIngredients)}</p>
        </div>
        <CustomIngredient
          label={texts.custom}
          placeholder={texts.customPlaceholder}
          notAdded={basket.notAdded}
          onAdd={basket.add}
        />
        <ChosenIngredients basket={basket} heading={heading} />
        {basket.isBehind && <p className={styles.reading}>{texts.behind}</p>}
        <PresetGrid basket={basket} />
        <AmountList basket={basket} />
        <LastBaskets basket={basket} />
        <AtHomeNote foods={basket.alwaysAtHome} />
        <output className="visually-hidden">{basket.news}</output>
      </div>
    </Card>
  )
}
