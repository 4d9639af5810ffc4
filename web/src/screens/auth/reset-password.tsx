import { passwordSchema } from '@plotluck/contract/forms'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { resetPassword } from '../../api/accounts.ts'
import { authTexts } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { toast } from '../../ui/toast.tsx'
import { useSearch } from '../../ui/use-search.ts'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-form.module.css'
import { toastFailure } from './toast-failure.ts'

const text = authTexts.reset
const resolver = schemaResolver<{ password: string }, { password: string }>(
  z.object({ password: passwordSchema }),
)

export const meta = () => [{ title: text.pageTitle }, { name: 'robots', content: 'noindex' }]

/** Where the mailed link leads: with a token to a form, without one (used, too old, cut off) to a way to get a fresh one. */
export default function ResetPassword() {
  const search = useSearch()
  const token = search?.get('token') ?? ''
  if (search !== undefined && token === '') return <BrokenLink />
  return (
    <AuthCard title={text.title} text={text.text}>
      <ResetForm token={token} />
    </AuthCard>
  )
}

function BrokenLink() {
  return (
    <AuthCard title={text.brokenTitle} text={text.brokenText}>
      <ButtonLink to="/auth/forgot-password">{text.requestAgain}</ButtonLink>
    </AuthCard>
  )
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm({ resolver, defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    const outcome = await resetPassword(password, token)
    if (!outcome.ok) {
      const { code, message } = outcome.failure
      if (code === 'guessable-password') return form.setError('password', { message }, { shouldFocus: true })
      return toastFailure(outcome.failure)
    }
    toast(text.done)
    await navigate('/auth')
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={text.password} hint={authTexts.passwordHint} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            showLabel={authTexts.showPassword}
            hideLabel={authTexts.hidePassword}
            autoComplete="new-password"
            minLength={6}
            required
          />
        )}
      </Field>
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? authTexts.loading : text.submit}
      </Button>
    </form>
  )
}
