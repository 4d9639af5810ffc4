import { Plus } from 'lucide-react'
import { useState, type ClipboardEvent, type SubmitEvent } from 'react'
import { dashboardTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FoodPicture } from '../pictures/food-picture.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { lastPart, useFoodNames } from './use-food-names.ts'
import styles from './ingredient-picker.module.css'

const texts = dashboardTexts.picker

type CustomIngredientProps = {
  label: string
  placeholder: string
  /** What of the last text did not go in, and why. */
  notAdded: string
  /** Adds a text and gives what of it did not go in. */
  onAdd: (typed: string) => Promise<string>
}

/**
 * A box for any ingredients; Enter or the button adds them, and a pasted list of several lines at once. What is refused comes back into
 * the box to be mended.
 */
export function CustomIngredient({ label, placeholder, notAdded, onAdd }: CustomIngredientProps) {
  const [typed, setTyped] = useState('')
  const add = async (text: string) => {
    setTyped('')
    const left = await onAdd(text)
    // Whoever types on meanwhile is not disturbed.
    if (left !== '') setTyped((now) => (now === '' ? left : now))
  }
  const options = useFoodNames(typed).map(({ name, food }) => ({
    value: name,
    content: (
      <>
        <FoodPicture name={food} size={28} />
        {name}
      </>
    ),
  }))
  // What was typed before the last comma goes in as well.
  const choose = (name: string) => void add(`${typed.slice(0, typed.length - lastPart(typed).length)}${name}`)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void add(typed)
  }
  // NOTE a box of one line would run the lines of a list together
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim()
    if (!pasted.includes('\n')) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    void add(`${value.slice(0, selectionStart ?? 0)}${pasted}${value.slice(selectionEnd ?? value.length)}`)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={label} error={notAdded === '' ? undefined : notAdded}>
        {(control) => (
          <div className={styles.custom}>
            <Combobox
              {...control}
              listLabel={texts.suggestions}
              options={options}
              onChoose={choose}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onPaste={paste}
              placeholder={placeholder}
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
    </form>
  )
}
