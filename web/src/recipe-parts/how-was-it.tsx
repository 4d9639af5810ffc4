import type { CookLogEntry } from '@plotluck/contract'
import { dislikedTo, likedFrom, maxNoteLength } from '@plotluck/contract/cook-log'
import { type FormEvent, useState } from 'react'
import { cookLogTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toast.tsx'
import styles from './how-was-it.module.css'
import { StarsChoice } from './stars.tsx'
import type { useCookLog } from './use-cook-log.ts'

type HowWasItProps = { entry: CookLogEntry; onSay: ReturnType<typeof useCookLog>['note'] }

/** Stars and a note for a day on which a recipe was cooked. Stars are kept at once, and what they mean for later is said. */
export function HowWasIt({ entry, onSay }: HowWasItProps) {
  const [given, setGiven] = useState<number>()
  const stars = given ?? entry.stars
  async function give(count: number): Promise<void> {
    setGiven(count)
    if (await onSay(entry.cooked_on, { stars: count })) return
    setGiven(undefined)
    toast({ ...cookLogTexts.failed, tone: 'destructive' })
  }
  return (
    <>
      <StarsChoice value={stars} onChange={(count) => void give(count)} />
      <p className={styles.meaning} role="status">
        {meaningOf(stars)}
      </p>
      <NoteForm entry={entry} onSay={onSay} />
    </>
  )
}

function meaningOf(stars: number | null): string {
  const { none, liked, middling, disliked } = cookLogTexts.meaning
  if (stars === null) return none
  return stars >= likedFrom ? liked : stars <= dislikedTo ? disliked : middling
}

function NoteForm({ entry, onSay }: HowWasItProps) {
  const [note, setNote] = useState(entry.note ?? '')
  const [isBusy, setIsBusy] = useState(false)
  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsBusy(true)
    const isKept = await onSay(entry.cooked_on, { note })
    setIsBusy(false)
    toast(isKept ? cookLogTexts.noteKept : { ...cookLogTexts.failed, tone: 'destructive' })
  }
  return (
    <form className={styles.note} onSubmit={(event) => void keep(event)}>
      <Field label={cookLogTexts.note} hint={cookLogTexts.left(maxNoteLength - note.length)}>
        {(control) => (
          <TextArea
            {...control}
            value={note}
            maxLength={maxNoteLength}
            placeholder={cookLogTexts.notePlaceholder}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" isBusy={isBusy} disabled={note.trim() === (entry.note ?? '')}>
        {cookLogTexts.keepNote}
      </Button>
    </form>
  )
}
