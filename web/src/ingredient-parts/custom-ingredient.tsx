import { useState, type SubmitEvent } from 'react'
import { dashboardTexts } from '../messages/index.ts'
import { Field } from '../ui/field.tsx'
import { FoodBox } from './food-box.tsx'
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void add(typed)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={label} error={notAdded === '' ? undefined : notAdded}>
        {(control) => (
          <FoodBox
            control={control}
            typed={typed}
            onType={setTyped}
            onAdd={(text) => void add(text)}
            placeholder={placeholder}
            listLabel={texts.suggestions}
            addLabel={texts.add}
          />
        )}
      </Field>
    </form>
  )
}
