import { secondFactorSchema } from '@plotluck/contract/accounts'
import { useForm } from 'react-hook-form'
import { track } from '../../analytics/track.ts'
import { sendCode } from '../../api/accounts.ts'
import { authTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-form.module.css'
import { toastFailure } from './toast-failure.ts'
import { useArrive } from './use-arrive.ts'

const text = authTexts.code
type Entries = { code: string; trustDevice: boolean }
const resolver = schemaResolver<Entries, { code: string; trustDevice?: boolean }>(secondFactorSchema)

/** The second step of signing in; `onAgain` leads back to the first. */
export function CodeForm({ safeRedirect, onAgain }: { safeRedirect: string; onAgain: () => void }) {
  const arrive = useArrive(safeRedirect)
  const form = useForm<Entries, unknown, { code: string; trustDevice?: boolean }>({
    resolver,
    defaultValues: { code: '', trustDevice: false },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    const outcome = await sendCode(body)
    if (outcome.ok) {
      track('login', { method: 'email' })
      return arrive(authTexts.signedIn)
    }
    const { code, message } = outcome.failure
    if (code === 'wrong-code') return form.setError('code', { message }, { shouldFocus: true })
    toastFailure(outcome.failure)
    if (code === 'sign-in-again') onAgain()
  })
  return (
    <AuthCard title={text.title} text={text.text}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field label={text.label} error={errors.code?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('code')} autoComplete="one-time-code" required />
          )}
        </Field>
        <Checkbox {...form.register('trustDevice')}>{text.trust}</Checkbox>
        <Button type="submit" size="large" isBusy={isSubmitting}>
          {isSubmitting ? authTexts.loading : text.submit}
        </Button>
        <Button look="secondary" onClick={onAgain}>
          {text.back}
        </Button>
      </form>
    </AuthCard>
  )
}
