import { changePasswordSchema } from '@plotluck/contract/accounts'
import { LockKeyhole } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { call } from '../../api/client.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { toast } from '../../ui/toast.tsx'
import { FoldoutRow } from '../../ui/card-row.tsx'
import styles from './settings.module.css'
import { toastFailure } from './toast-failure.ts'

const texts = settingsTexts.password
const empty = { currentPassword: '', newPassword: '' }
const resolver = schemaResolver<typeof empty, z.infer<typeof changePasswordSchema>>(changePasswordSchema)
const eye = { showLabel: texts.show, hideLabel: texts.hide, required: true }

/** The current password, and a new one. */
export function PasswordRow() {
  const form = useForm({ resolver, defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    const outcome = await call('POST /api/auth/change-password', { body })
    if (outcome.ok) {
      form.reset()
      return toast(texts.changed)
    }
    const { code, message } = outcome.failure
    if (code === 'wrong-password') form.setError('currentPassword', { message }, { shouldFocus: true })
    else if (code === 'guessable-password') form.setError('newPassword', { message }, { shouldFocus: true })
    else toastFailure(outcome.failure, texts.failed)
  })
  return (
    <FoldoutRow title={texts.title} anchor="password" Icon={LockKeyhole} value={texts.value}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field label={texts.current} error={errors.currentPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('currentPassword')}
              {...eye}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Field label={texts.new} hint={texts.hint} error={errors.newPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('newPassword')}
              {...eye}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Button look="secondary" type="submit" isBusy={isSubmitting}>
          {isSubmitting ? texts.busy : texts.submit}
        </Button>
      </form>
    </FoldoutRow>
  )
}
