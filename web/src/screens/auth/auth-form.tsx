import { signInSchema, signUpSchema } from '@plotluck/contract/forms'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { track } from '../../analytics/track.ts'
import { signIn, signUp } from '../../api/accounts.ts'
import { authTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './auth-form.module.css'
import { toastFailure } from './toast-failure.ts'
import { useArrive } from './use-arrive.ts'

export type AuthMode = 'signIn' | 'signUp'
type Entries = { email: string; password: string; name: string }
type Checked = { email: string; password: string; name?: string }

type AuthFormProps = {
  mode: AuthMode
  safeRedirect: string
  /** Called with the email of a new account that a link in a mail has to confirm first. */
  onMailSent: (email: string) => void
  /** Called when the password was right and a code is asked for. */
  onCodeNeeded: () => void
}

/** One form for both modes, so that what was typed stays when the mode is toggled. */
export function AuthForm(props: AuthFormProps) {
  const { mode, safeRedirect } = props
  const isJoining = mode === 'signUp'
  const form = useForm<Entries, unknown, Checked>({
    resolver: schemaResolver(isJoining ? signUpSchema : signInSchema),
    defaultValues: { email: '', password: '', name: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(props, (message) => form.setError('password', { message }, { shouldFocus: true }))
  // In the order in which they stand: the focus is led to the first that is wrong.
  const fields = {
    name: form.register('name'),
    email: form.register('email'),
    password: form.register('password'),
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit)}>
      {isJoining && (
        <Field label={authTexts.name} error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...fields.name}
              placeholder={authTexts.namePlaceholder}
              autoComplete="name"
              required
            />
          )}
        </Field>
      )}
      <Field label={authTexts.email} error={errors.email?.message}>
        {(control) => <TextInput {...control} {...fields.email} type="email" autoComplete="email" required />}
      </Field>
      <Field
        label={authTexts.password}
        hint={isJoining ? authTexts.passwordHint : undefined}
        error={errors.password?.message}
        aside={!isJoining && <ForgotLink />}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...fields.password}
            showLabel={authTexts.showPassword}
            hideLabel={authTexts.hidePassword}
            autoComplete={isJoining ? 'new-password' : 'current-password'}
            minLength={6}
            required
          />
        )}
      </Field>
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? authTexts.loading : authTexts[mode].submit}
      </Button>
      {isJoining && <Agreement />}
      <Toggle mode={mode} safeRedirect={safeRedirect} onToggle={() => form.clearErrors()} />
    </form>
  )
}

/** What signing up agrees to, where it can be read. */
function Agreement() {
  const { before, terms, between, privacy, after } = authTexts.agreement
  return (
    <p className={styles.agreement}>
      {before} <Link to="/terms">{terms}</Link> {between} <Link to="/privacy">{privacy}</Link>
      {after}
    </p>
  )
}

function ForgotLink() {
  return (
    <Link className={styles.aside} to="/auth/forgot-password">
      {authTexts.forgot}
    </Link>
  )
}

function Toggle({
  mode,
  safeRedirect,
  onToggle,
}: {
  mode: AuthMode
  safeRedirect: string
  onToggle: () => void
}) {
  const search = new URLSearchParams(
    mode === 'signIn' ? { mode: 'sign-up', back: safeRedirect } : { back: safeRedirect },
  )
  return (
    <p className={styles.toggle}>
      <Link to={`/auth?${search}`} replace preventScrollReset onClick={onToggle}>
        {authTexts[mode].toggle}
      </Link>
    </p>
  )
}

/** Refusals that stay beside the password; of a wrong one nobody is told whether it was the address. */
const ofPassword: ReadonlySet<string> = new Set(['guessable-password', 'wrong-credentials'])

/** Sends the form, says how it went, and leads on to where the person wanted to go. */
function useSubmit(
  { mode, safeRedirect, onMailSent, onCodeNeeded }: AuthFormProps,
  onPasswordRefused: (message: string) => void,
): (checked: Checked) => Promise<void> {
  const arrive = useArrive(safeRedirect)
  return async ({ email, password, name = '' }) => {
    const outcome =
      mode === 'signUp' ? await signUp({ email, password, name }) : await signIn({ email, password })
    if (!outcome.ok) {
      if (outcome.failure.code === 'second-factor-needed') return onCodeNeeded()
      const failed = { error_message: outcome.failure.message }
      track(mode === 'signUp' ? 'signup_failed' : 'login_failed', failed)
      if (ofPassword.has(outcome.failure.code)) onPasswordRefused(outcome.failure.message)
      return toastFailure(outcome.failure)
    }
    track(mode === 'signUp' ? 'sign_up' : 'login', { method: 'email' })
    if (outcome.answer.emailVerificationRequired) return onMailSent(email)
    await arrive(mode === 'signUp' ? authTexts.signedUp : authTexts.signedIn)
  }
}
