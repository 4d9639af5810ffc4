import { Plus } from 'lucide-react'
import { useState, type ClipboardEvent, type SubmitEvent } from 'react'
import { dashboardTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import styles from './ingredient-picker.module.css'

const texts = dashboardTexts.picker

type CustomIngredientProps = {
  /** What of the last text did not go in, and why. */
  notAdded: string
  /** Adds a text and gives what of it did not go in. */
  onAdd: (typed: string) => Promise<string>
}

/**
 * A box for any ingredients; Enter or the button adds them, and a pasted list of several lines at once. What is refused comes back into
 * the box to be mended.
 */
export function CustomIngredient({ notAdded, onAdd }: CustomIngredientProps) {
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
  // NOTE a box of one line would run the lines of a list together
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim()
    if (!pasted.includes('\n')) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    void add(`${value.slice(0, selectionStart ?? 0)}${pasted}${value.slice(selectionEnd ?? value.length)}`)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field label={texts.custom} error={notAdded === '' ? undefined : notAdded}>
        {(control) => (
          <div className={styles.custom}>
            <TextInput
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onPaste={paste}
              placeholder={texts.customPlaceholder}
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
