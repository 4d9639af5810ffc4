import { emailSchema } from '@plotluck/contract/forms'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { requestPasswordReset } from '../../api/accounts.ts'
import { authTexts } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-form.module.css'
import { toastFailure } from './toast-failure.ts'

const text = authTexts.request
const resolver = schemaResolver<{ email: string }, { email: string }>(z.object({ email: emailSchema }))

export const meta = () => [{ title: text.pageTitle }]

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <RequestForm onSent={setSentTo} />
  return (
    <AuthCard title={text.sentTitle} text={text.sentText(sentTo)}>
      <ButtonLink look="secondary" to="/auth">
        {text.back}
      </ButtonLink>
    </AuthCard>
  )
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver, defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    const outcome = await requestPasswordReset(email)
    if (outcome.ok) onSent(email)
    else toastFailure(outcome.failure)
  })
  return (
    <AuthCard title={text.title} text={text.text}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field label={authTexts.email} error={errors.email?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('email')} type="email" autoComplete="email" required />
          )}
        </Field>
        <Button type="submit" size="large" isBusy={isSubmitting}>
          {isSubmitting ? authTexts.loading : text.submit}
        </Button>
        <p className={styles.toggle}>
          <Link to="/auth">{text.back}</Link>
        </p>
      </form>
    </AuthCard>
  )
}
