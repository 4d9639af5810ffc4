import { useState, type FormEvent } from 'react'
import { shoppingTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './add-line.module.css'

type AddLineProps = { label: string; placeholder: string; onAdd: (text: string) => Promise<boolean> }

/** A box to write one line into. What could not be saved stays in the box. */
export function AddLine({ label, placeholder, onAdd }: AddLineProps) {
  const [text, setText] = useState('')
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const line = text.trim()
    if (line !== '' && (await onAdd(line))) setText('')
  }
  return (
    <form className={styles.addLine} data-print="no" onSubmit={(event) => void submit(event)}>
      <TextInput
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="secondary">
        {shoppingTexts.add}
      </Button>
    </form>
  )
}
