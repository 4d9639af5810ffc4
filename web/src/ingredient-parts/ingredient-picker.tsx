import { maxIngredients } from '@plotluck/contract/generation'
import { dashboardTexts } from '../messages/index.ts'
import { FoodPicture } from '../pictures/food-picture.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Tag } from '../ui/tag.tsx'
import { CustomIngredient } from './custom-ingredient.tsx'
import styles from './ingredient-picker.module.css'
import { PresetGrid } from './preset-grid.tsx'
import type { BasketControl } from './use-basket.ts'

const texts = dashboardTexts.picker

/** Where the basket is filled: tags to take away, a box for anything, and the presets to tap. */
export function IngredientPicker({ basket }: { basket: BasketControl }) {
  return (
    <Card as="section" aria-labelledby="picker-title">
      <div className={styles.picker}>
        <div className={styles.top}>
          <h2 id="picker-title" className={styles.title}>
            {texts.title}
          </h2>
          <p className={styles.count}>{texts.chosen(basket.names.length, maxIngredients)}</p>
        </div>
        <Chosen basket={basket} />
        <CustomIngredient onAdd={basket.add} />
        <PresetGrid basket={basket} />
        <output className="visually-hidden">{basket.news}</output>
      </div>
    </Card>
  )
}

function Chosen({ basket }: { basket: BasketControl }) {
  if (basket.names.length === 0) return null
  return (
    <div className={styles.chosen}>
      <ul className={styles.tags}>
        {basket.names.map((name) => (
          <li key={name}>
            <Tag
              picture={<FoodPicture name={name} size={24} />}
              removeLabel={texts.remove(name)}
              onRemove={() => basket.remove(name)}
            >
              {name}
            </Tag>
          </li>
        ))}
      </ul>
      {basket.names.length > 1 && (
        <Button look="link" onClick={basket.clear}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}
