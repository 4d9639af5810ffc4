import { CircleHelp } from 'lucide-react'
import { useId, type RefObject } from 'react'
import { useToday } from '../calendar/use-today.ts'
import { dashboardTexts } from '../messages/index.ts'
import { FoodPicture } from '../pictures/food-picture.tsx'
import { Button } from '../ui/button.tsx'
import { Tag, TagList } from '../ui/tag.tsx'
import { useNeighbourFocus } from '../ui/use-neighbour-focus.ts'
import { isPast, takenFor, type BasketItem } from './basket.ts'
import styles from './ingredient-picker.module.css'
import { UnknownFoods } from './unknown-foods.tsx'
import type { BasketControl } from './use-basket.ts'

const texts = dashboardTexts.picker

type ChosenIngredientsProps = { basket: BasketControl; heading: RefObject<HTMLElement | null> }

/** The basket as tags that a tap takes away: each with what it was taken for, or marked where no recipe will use it. */
export function ChosenIngredients({ basket, heading }: ChosenIngredientsProps) {
  const { list, leaving } = useNeighbourFocus<HTMLUListElement>(heading)
  const notesId = useId()
  const { items, beingRead } = basket
  if (items.length + beingRead.length === 0) return <p className={styles.noneChosen}>{texts.noneChosen}</p>
  const remove = (name: string, index: number) => {
    leaving(index)
    basket.remove(name)
  }
  const clear = () => {
    leaving(0)
    basket.clear()
  }
  const takeInstead = (name: string, food: string) => {
    remove(
      name,
      items.findIndex((item) => item.name === name),
    )
    void basket.add(food)
  }
  return (
    <div className={styles.chosen}>
      <div className={styles.tags}>
        <TagList ref={list} isOneLine>
          {items.map((item, index) => (
            <li key={item.name}>
              <ItemTag item={item} notesId={notesId} onRemove={() => remove(item.name, index)} />
            </li>
          ))}
        </TagList>
        {items.length > 1 && (
          <Button look="link" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {beingRead.length > 0 && <p className={styles.reading}>{texts.reading(beingRead)}</p>}
      <UnknownFoods id={notesId} items={items} onMeant={takeInstead} />
    </div>
  )
}

type ItemTagProps = { item: BasketItem; notesId: string; onRemove: () => void }

function ItemTag({ item, notesId, onRemove }: ItemTagProps) {
  const { name, reading } = item
  const isUnknown = reading?.kind === 'unknown'
  const food = reading?.kind === 'food' ? reading.food : name
  const isOver = isPast(item, useToday())
  const note = isUnknown ? texts.unknown : isOver ? texts.past : takenFor(item)
  return (
    <Tag
      picture={isUnknown ? <CircleHelp size={22} aria-hidden /> : <FoodPicture name={food} size={24} />}
      removeLabel={texts.remove(note === undefined ? name : `${name}, ${note}`)}
      note={note}
      {...(isOver && { tone: 'warning' as const })}
      {...(isUnknown && { tone: 'warning' as const, describedBy: notesId })}
      onRemove={onRemove}
    >
      {name}
    </Tag>
  )
}
