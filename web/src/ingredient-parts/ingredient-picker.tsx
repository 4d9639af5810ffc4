import { maxIngredients } from '@plotluck/contract/generation'
import { useRef, type RefObject } from 'react'
import { dashboardTexts } from '../messages/index.ts'
import { FoodPicture } from '../pictures/food-picture.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Tag } from '../ui/tag.tsx'
import { useNeighbourFocus } from '../ui/use-neighbour-focus.ts'
import { CustomIngredient } from './custom-ingredient.tsx'
import styles from './ingredient-picker.module.css'
import { PresetGrid } from './preset-grid.tsx'
import type { BasketControl } from './use-basket.ts'

const texts = dashboardTexts.picker

/** Where the basket is filled: tags to take away, a box for anything, and the presets to tap. */
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
        <Chosen basket={basket} heading={heading} />
        <CustomIngredient onAdd={basket.add} />
        <PresetGrid basket={basket} />
        <output className="visually-hidden">{basket.news}</output>
      </div>
    </Card>
  )
}

type ChosenProps = { basket: BasketControl; heading: RefObject<HTMLElement | null> }

function Chosen({ basket, heading }: ChosenProps) {
  const { list, leaving } = useNeighbourFocus<HTMLUListElement>(heading)
  if (basket.names.length === 0) return null
  const remove = (name: string, index: number) => {
    leaving(index)
    basket.remove(name)
  }
  const clear = () => {
    leaving(0)
    basket.clear()
  }
  return (
    <div className={styles.chosen}>
      <ul ref={list} className={styles.tags}>
        {basket.names.map((name, index) => (
          <li key={name}>
            <Tag
              picture={<FoodPicture name={name} size={24} />}
              removeLabel={texts.remove(name)}
              onRemove={() => remove(name, index)}
            >
              {name}
            </Tag>
          </li>
        ))}
      </ul>
      {basket.names.length > 1 && (
        <Button look="link" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}
