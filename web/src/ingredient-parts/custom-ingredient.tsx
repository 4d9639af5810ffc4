import { Plus } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { dashboardTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import styles from './ingredient-picker.module.css'

const texts = dashboardTexts.picker

/** A box for any ingredient; Enter or the button adds it. What is refused stays in the box to be mended. */
export function CustomIngredient({ onAdd }: { onAdd: (typed: string) => boolean }) {
  const [typed, setTyped] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (onAdd(typed)) setTyped('')
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field label={texts.custom}>
        {(control) => (
          <div className={styles.custom}>
            <TextInput
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
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
