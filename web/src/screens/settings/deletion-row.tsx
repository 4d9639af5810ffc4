import { deleteAccountSchema } from '@plotluck/contract/accounts'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { forgetSession, markLeaving } from '../../api/session.ts'
import { setSignedInHint } from '../../api/signed-in-hint.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { FoldoutRow } from '../../ui/card-row.tsx'
import styles from './settings.module.css'
import { toastFailure } from './toast-failure.ts'

const texts = settingsTexts.deletion
const resolver = schemaResolver<{ confirm: string }, { confirm: 'DELETE' }>(deleteAccountSchema)

/** The way out. A word has to be typed, so that no slip of the finger deletes an account. */
export function DeletionRow() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <FoldoutRow title={texts.title} anchor="delete-account" Icon={Trash2} value={texts.value}>
      <p className={styles.soft}>{texts.text}</p>
      {isAsking ? (
        <DeletionForm />
      ) : (
        <Button look="secondary" onClick={() => setIsAsking(true)}>
          {texts.open}
        </Button>
      )}
    </FoldoutRow>
  )
}

function DeletionForm() {
  const navigate = useNavigate()
  const form = useForm({ resolver, defaultValues: { confirm: '' } })
  const { isSubmitting } = form.formState
  const { setFocus } = form
  const isConfirmed = deleteAccountSchema.safeParse({
    confirm: useWatch({ control: form.control, name: 'confirm' }),
  }).success
  useEffect(() => setFocus('confirm'), [setFocus])
  const submit = form.handleSubmit(async (body) => {
    markLeaving(true)
    const outcome = await call('DELETE /api/account', { body })
    if (!outcome.ok) {
      markLeaving(false)
      return toastFailure(outcome.failure, texts.failed)
    }
    setSignedInHint(false)
    await navigate('/')
    forgetSession()
    toast(texts.done)
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={texts.confirmLabel}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('confirm')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Button look="destructive" type="submit" isBusy={isSubmitting} disabled={!isConfirmed}>
        {isSubmitting ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
