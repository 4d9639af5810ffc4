import type { ApiRecipe } from '@plotluck/contract'
import { maxReasonLength, reportReasonSchema } from '@plotluck/contract/feedback'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { track } from '../analytics/track.ts'
import { call } from '../api/client.ts'
import { recipeTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toast.tsx'
import styles from './feedback-card.module.css'

const texts = recipeTexts.report

type ReportDialogProps = { recipe: Pick<ApiRecipe, 'id' | 'title'>; onClose: () => void }

/** Asks what is wrong with the recipe. It is mounted while it is open, so closing it forgets what was typed. */
export function ReportDialog({ recipe, onClose }: ReportDialogProps) {
  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <ReportForm recipe={recipe} onClose={onClose} />
    </Dialog>
  )
}

function ReportForm({ recipe, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  // An open dialog gives the focus to its cross.
  useEffect(() => box.current?.focus(), [])
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const checked = z.safeParse(reportReasonSchema, reason)
    if (!checked.success) {
      setError(checked.error.issues[0]?.message)
      if (reason.trim() === '') toast({ ...texts.missing, tone: 'destructive' })
      return
    }
    setIsSending(true)
    const isSent = await sendReport(recipe, checked.data)
    setIsSending(false)
    // What could not be sent stays, to be sent again.
    if (isSent) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>{texts.text}</p>
      <Field label={texts.reason} hint={texts.left(maxReasonLength - reason.length)} error={error}>
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            value={reason}
            maxLength={maxReasonLength}
            required
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" isBusy={isSending}>
          {texts.submit}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Whether it is with those who look at it. */
async function sendReport({ id, title }: Pick<ApiRecipe, 'id' | 'title'>, reason: string): Promise<boolean> {
  const outcome = await call('POST /api/reports', { body: { recipe_id: id, recipe_title: title, reason } })
  if (outcome.ok) {
    track('report_recipe', { recipe_id: id, reason })
    toast(texts.success)
    return true
  }
  const isVisitor = outcome.failure.code === 'not-signed-in'
  toast({ ...(isVisitor ? texts.signIn : texts.failed), tone: 'destructive' })
  return false
}
