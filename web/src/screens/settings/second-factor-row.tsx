import { confirmPasswordSchema } from '@plotluck/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ask } from '../../api/ask.ts'
import { call, type Outcome } from '../../api/client.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { FoldoutRow } from '../../ui/card-row.tsx'
import { toast } from '../../ui/toast.tsx'
import { type NewSecondFactor, SecondFactorSetup } from './second-factor-setup.tsx'
import { Loaded, LoadedValue } from './loaded.tsx'
import styles from './settings.module.css'
import { toastFailure } from './toast-failure.ts'

const texts = settingsTexts.secondFactor
const resolver = schemaResolver<{ password: string }, { password: string }>(confirmPasswordSchema)

/** A code of an app beside the password: off, being set up, or on. */
export function SecondFactorRow() {
  const query = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => ask('GET /api/account/second-factor'),
    staleTime: 0,
  })
  const [made, setMade] = useState<NewSecondFactor>()
  async function changed(): Promise<void> {
    setMade(undefined)
    await query.refetch()
  }
  return (
    <FoldoutRow
      title={texts.title}
      anchor="second-factor"
      Icon={ShieldCheck}
      value={
        <LoadedValue query={query} texts={texts}>
          {({ is_on }) => (is_on ? texts.isOn : texts.isOff)}
        </LoadedValue>
      }
    >
      <Loaded query={query} texts={texts}>
        {({ is_on }) =>
          made ? (
            <SecondFactorSetup made={made} onDone={changed} onCancel={() => setMade(undefined)} />
          ) : is_on ? (
            <TurnOff onDone={changed} />
          ) : (
            <TurnOn onMade={setMade} />
          )
        }
      </Loaded>
    </FoldoutRow>
  )
}

function TurnOn({ onMade }: { onMade: (made: NewSecondFactor) => void }) {
  return (
    <>
      <p className={styles.soft}>{texts.off}</p>
      <PasswordForm
        submitLabel={texts.turnOn}
        send={(body) => call('POST /api/account/second-factor', { body })}
        onDone={onMade}
      />
    </>
  )
}

function TurnOff({ onDone }: { onDone: () => Promise<void> }) {
  return (
    <>
      <p className={styles.soft}>{texts.on}</p>
      <PasswordForm
        submitLabel={texts.turnOff}
        send={(body) => call('POST /api/account/second-factor/end', { body })}
        onDone={async () => {
          toast(texts.turnedOff)
          await onDone()
        }}
      />
    </>
  )
}

type PasswordFormProps<T> = {
  submitLabel: string
  send: (body: { password: string }) => Promise<Outcome<T>>
  onDone: (answer: T) => Promise<void> | void
}

/** Asks for the password before it goes on: whoever merely sits at the open page may not. */
function PasswordForm<T>({ submitLabel, send, onDone }: PasswordFormProps<T>) {
  const form = useForm({ resolver, defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    const outcome = await send(body)
    if (outcome.ok) return onDone(outcome.answer)
    const { code, message } = outcome.failure
    if (code === 'wrong-password') form.setError('password', { message }, { shouldFocus: true })
    else toastFailure(outcome.failure, texts.failed)
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={texts.password} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            showLabel={settingsTexts.password.show}
            hideLabel={settingsTexts.password.hide}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Button look="secondary" type="submit" isBusy={isSubmitting}>
        {isSubmitting ? texts.busy : submitLabel}
      </Button>
    </form>
  )
}
