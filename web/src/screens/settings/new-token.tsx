import type { Answer, TokenScope } from '@plotluck/contract'
import { newTokenSchema, tokenDays, tokenScopes } from '@plotluck/contract/personal-tokens'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '../../api/client.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Field } from '../../ui/field.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './second-factor-setup.module.css'
import settingsStyles from './settings.module.css'
import { toastFailure } from './toast-failure.ts'

type Entries = { name: string; scope: TokenScope; days: (typeof tokenDays)[number] }
type Made = Answer<'POST /api/account/tokens'>

const texts = settingsTexts.tokens
const resolver = schemaResolver<Entries, Entries>(newTokenSchema)
const segments = tokenScopes.map((scope) => ({ value: scope, label: texts.scopes[scope] }))

/** The form that makes a token, and in its place the token that was made, until it is put away. */
export function NewToken({ onMade }: { onMade: () => void }) {
  const [made, setMade] = useState<Made>()
  function show(token: Made): void {
    setMade(token)
    onMade()
  }
  return made ? <MadeToken made={made} onDone={() => setMade(undefined)} /> : <TokenForm onMade={show} />
}

function MadeToken({ made: { name, token }, onDone }: { made: Made; onDone: () => void }) {
  const copy = async () => toast((await copyText(token)) ? texts.copied : texts.notCopied)
  return (
    <>
      <p role="status">{texts.made(name)}</p>
      <code className={styles.secret}>{token}</code>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button look="secondary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}

function TokenForm({ onMade }: { onMade: (made: Made) => void }) {
  const form = useForm<Entries>({ resolver, defaultValues: { name: '', scope: 'read', days: 90 } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    const outcome = await call('POST /api/account/tokens', { body })
    if (outcome.ok) onMade(outcome.answer)
    else toastFailure(outcome.failure, texts.failed)
  })
  return (
    <form className={settingsStyles.form} noValidate onSubmit={submit}>
      <Field label={texts.name} hint={texts.nameHint} error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" required />}
      </Field>
      <SegmentedControl
        legend={texts.scope}
        segments={segments}
        value={useWatch({ control: form.control, name: 'scope' })}
        onChange={(scope) => form.setValue('scope', scope)}
      />
      <Field label={texts.days}>
        {(control) => (
          <Select {...control} {...form.register('days', { valueAsNumber: true })}>
            {tokenDays.map((days) => (
              <option key={days} value={days}>
                {texts.daysOf(days)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button look="secondary" type="submit" isBusy={isSubmitting}>
        {isSubmitting ? texts.busy : texts.make}
      </Button>
    </form>
  )
}
