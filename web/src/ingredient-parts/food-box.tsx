import { Plus } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { FoodPicture } from '../pictures/food-picture.tsx'
import { Button } from '../ui/button.tsx'
import { Combobox } from '../ui/combobox.tsx'
import type { FieldControl } from '../ui/field.tsx'
import styles from './ingredient-picker.module.css'
import { lastPart, useFoodNames } from './use-food-names.ts'

type FoodBoxProps = {
  control: FieldControl
  typed: string
  onType: (typed: string) => void
  /** Called with a whole text that is to go in: one that a name was chosen for, or a pasted list of several lines. */
  onAdd: (text: string) => void
  placeholder: string
  listLabel: string
  addLabel: string
}

/** The box of a form for foods, with names to choose while one types and the button that sends the form. */
export function FoodBox({ control, typed, onType, onAdd, placeholder, listLabel, addLabel }: FoodBoxProps) {
  // NOTE a box of one line would run the lines of a list together
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim()
    if (!pasted.includes('\n')) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    onAdd(`${value.slice(0, selectionStart ?? 0)}${pasted}${value.slice(selectionEnd ?? value.length)}`)
  }
  return (
    <div className={styles.custom}>
      <Combobox
        {...control}
        listLabel={listLabel}
        options={useOptions(typed)}
        // What was typed before the last comma goes in as well.
        onChoose={(name) => onAdd(`${typed.slice(0, typed.length - lastPart(typed).length)}${name}`)}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onPaste={paste}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
      />
      <Button type="submit" look="secondary" icon={<Plus size={20} aria-hidden />}>
        {addLabel}
      </Button>
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
