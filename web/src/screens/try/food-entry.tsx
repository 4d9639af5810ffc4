import { Plus } from 'lucide-react'
import { type ClipboardEvent, useRef } from 'react'
import { type BasketItem, takenFor } from '../../ingredient-parts/basket.ts'
import { lastPart, useFoodNames } from '../../ingredient-parts/use-food-names.ts'
import { tryTexts as texts } from '../../messages/index.ts'
import { FoodPicture } from '../../pictures/food-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import { Tag, TagList } from '../../ui/tag.tsx'
import { useNeighbourFocus } from '../../ui/use-neighbour-focus.ts'
import styles from './try.module.css'
import type { Foods } from './use-foods.ts'

/** A box for any foods; Enter, a comma or the button makes tags of them, which a tap takes away. */
export function FoodEntry({ foods, error }: { foods: Foods; error: string | undefined }) {
  const { typed } = foods
  const options = useOptions(typed)
  return (
    <div className={styles.entry}>
      <Field label={texts.label} hint={texts.hint} error={error}>
        {(control) => (
          <div className={styles.box}>
            <Combobox
              {...control}
              listLabel={texts.foods}
              options={options}
              onChoose={(name) =>
                foods.add(`${typed.slice(0, typed.length - lastPart(typed).length)}${name}`)
              }
              value={typed}
              onChange={(event) => foods.type(event.target.value)}
              onPaste={(event) => addList(event, foods)}
              placeholder={texts.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
            />
            <Button type="submit" look="secondary" icon={<Plus size={20} aria-hidden />}>
              {texts.add}
            </Button>
          </div>
        )}
      </Field>
      <ChosenFoods foods={foods} />
    </div>
  )
}

/** What the text may become. */
const useOptions = (typed: string) =>
  useFoodNames(typed).map(({ name, food }) => ({
    value: name,
    content: (
      <>
        <FoodPicture name={food} size={28} />
        {name}
      </>
    ),
  }))

// NOTE a box of one line would run the lines of a list together
function addList(event: ClipboardEvent, { typed, add }: Foods): void {
  const pasted = event.clipboardData.getData('text/plain')
  if (!pasted.trim().includes('\n')) return
  event.preventDefault()
  add(`${typed}\n${pasted}`)
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
