import { useRef } from 'react'
import { type BasketItem, takenFor } from '../../ingredient-parts/basket.ts'
import { FoodBox } from '../../ingredient-parts/food-box.tsx'
import { tryTexts as texts } from '../../messages/index.ts'
import { FoodPicture } from '../../pictures/food-picture.tsx'
import { Field } from '../../ui/field.tsx'
import { Tag, TagList } from '../../ui/tag.tsx'
import { useNeighbourFocus } from '../../ui/use-neighbour-focus.ts'
import styles from './try.module.css'
import type { Foods } from './use-foods.ts'

/** A box for any foods; Enter, a comma or the button makes tags of them, which a tap takes away. */
export function FoodEntry({ foods, error }: { foods: Foods; error: string | undefined }) {
  return (
    <div className={styles.entry}>
      <Field label={texts.label} hint={texts.hint} error={error}>
        {(control) => (
          <FoodBox
            control={control}
            typed={foods.typed}
            onType={foods.type}
            onAdd={foods.add}
            placeholder={texts.placeholder}
            listLabel={texts.foods}
            addLabel={texts.add}
          />
        )}
      </Field>
      <ChosenFoods foods={foods} />
    </div>
  )
}

function ChosenFoods({ foods: { chosen, remove } }: { foods: Foods }) {
  const place = useRef<HTMLDivElement>(null)
  const { list, leaving } = useNeighbourFocus<HTMLUListElement>(place)
  return (
    <div ref={place} tabIndex={-1}>
      {chosen.length > 0 && (
        <TagList ref={list} label={texts.chosen}>
          {chosen.map((item, index) => (
            <li key={item.name}>
              <ChosenFood
                item={item}
                onRemove={() => {
                  leaving(index)
                  remove(item.name)
                }}
              />
            </li>
          ))}
        </TagList>
      )}
    </div>
  )
}

function ChosenFood({ item, onRemove }: { item: BasketItem; onRemove: () => void }) {
  const { name, reading } = item
  const isUnknown = reading?.kind === 'unknown'
  const note = isUnknown ? texts.unknown : takenFor(item)
  return (
    <Tag
      picture={<FoodPicture name={reading?.kind === 'food' ? reading.food : name} size={24} />}
      note={note}
      tone={isUnknown ? 'warning' : 'plain'}
      removeLabel={texts.remove(note === undefined ? name : `${name}, ${note}`)}
      onRemove={onRemove}
    >
      {name}
    </Tag>
  )
}
