import { useState, type FormEvent } from 'react'
import { shoppingTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './shopping-list.module.css'

type AddLineProps = { label: string; onAdd: (text: string) => Promise<boolean> }

/** A line of one's own. What could not be saved stays in the box. */
export function AddLine({ label, onAdd }: AddLineProps) {
  const [text, setText] = useState('')
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const line = text.trim()
    if (line !== '' && (await onAdd(line))) setText('')
  }
  return (
    <form className={styles.addLine} data-print="no" onSubmit={(event) => void submit(event)}>
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary">
        {shoppingTexts.add}
      </Button>
    </form>
  )
}
