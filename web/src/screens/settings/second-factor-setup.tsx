import { signInCodeSchema } from '@plotluck/contract/accounts'
import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import * as z from 'zod/mini'
import { call } from '../../api/client.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Field } from '../../ui/field.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './second-factor-setup.module.css'
import settingsStyles from './settings.module.css'
import { toastFailure } from './toast-failure.ts'

/** What the server made: an address for the app's camera, and codes for when the app is lost. */
export type NewSecondFactor = { readonly uri: string; readonly recovery_codes: readonly string[] }
type SetupProps = { made: NewSecondFactor; onDone: () => Promise<void>; onCancel: () => void }

const texts = settingsTexts.secondFactor
const resolver = schemaResolver<{ code: string }, { code: string }>(z.object({ code: signInCodeSchema }))

/** The picture for the app, the codes to keep, and the first code that turns it on. */
export function SecondFactorSetup({ made: { uri, recovery_codes }, onDone, onCancel }: SetupProps) {
  return (
    <>
      <p>{texts.scan}</p>
      <QrCode text={uri} label={texts.qrLabel} />
      <p className={settingsStyles.soft}>{texts.orType}</p>
      <code className={styles.secret}>{new URL(uri).searchParams.get('secret')}</code>
      <p>{texts.keep}</p>
      <ul className={styles.codes}>
        {recovery_codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={() => void copyCodes(recovery_codes)}>
        {texts.copy}
      </Button>
      <ConfirmForm onDone={onDone} />
      <Button look="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </>
  )
}

async function copyCodes(codes: readonly string[]): Promise<void> {
  toast((await copyText(codes.join('\n'))) ? texts.copied : texts.notCopied)
}

function ConfirmForm({ onDone }: { onDone: () => Promise<void> }) {
  const form = useForm({ resolver, defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    const outcome = await call('POST /api/account/second-factor/confirm', { body })
    if (outcome.ok) {
      toast(texts.turnedOn)
      return onDone()
    }
    const { code, message } = outcome.failure
    if (code === 'wrong-code') form.setError('code', { message }, { shouldFocus: true })
    else toastFailure(outcome.failure, texts.failed)
  })
  return (
    <form className={settingsStyles.form} noValidate onSubmit={submit}>
      <Field label={texts.code} error={errors.code?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        )}
      </Field>
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? texts.busy : texts.confirm}
      </Button>
    </form>
  )
}

/** A QR code, dark on light in every look: cameras read no other. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
