import type { Passkey } from '@plotluck/contract'
import { nameSchema } from '@plotluck/contract/forms'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { hasPasskeys } from '../../api/passkeys.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { Section } from '../../ui/section.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Loaded } from './loaded.tsx'
import styles from './sessions-card.module.css'
import settingsStyles from './settings.module.css'
import { usePasskeys } from './use-passkeys.ts'

const texts = settingsTexts.passkeys
const resolver = schemaResolver<{ name: string }, { name: string }>(z.object({ name: nameSchema }))

/** Keys of the person's devices that sign in without a password: those there are, and the way to add, name and remove one. */
export function PasskeysCard() {
  const { query, busy, add, rename, remove } = usePasskeys()
  return (
    <Section title={texts.title}>
      <p className={styles.soft}>{texts.text}</p>
      <Loaded query={query} texts={texts}>
        {(passkeys) => (
          <>
            {passkeys.length > 0 && (
              <ul className={styles.sessions}>
                {passkeys.map((passkey) => (
                  <OnePasskey
                    key={passkey.id}
                    passkey={passkey}
                    isBusy={busy === passkey.id}
                    onRename={(name) => rename(passkey.id, name)}
                    onRemove={() => void remove(passkey.id)}
                  />
                ))}
              </ul>
            )}
            {hasPasskeys() ? (
              <NameForm submitLabel={texts.add} onName={add} />
            ) : (
              <p className={styles.soft}>{texts.notHere}</p>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

type OneProps = {
  passkey: Passkey
  isBusy: boolean
  onRename: (name: string) => Promise<void>
  onRemove: () => void
}

function OnePasskey({ passkey: { name, created_at, is_synced }, isBusy, onRename, onRemove }: OneProps) {
  const [isNaming, setIsNaming] = useState(false)
  if (isNaming)
    return (
      <li>
        <NameForm
          name={name}
          submitLabel={texts.save}
          onName={async (given) => {
            await onRename(given)
            setIsNaming(false)
            return true
          }}
        />
      </li>
    )
  return (
    <li className={styles.session}>
      <Fingerprint size={20} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>{texts.about(created_at, is_synced)}</p>
      </div>
      <Button look="ghost" aria-label={texts.renameOne(name)} onClick={() => setIsNaming(true)}>
        {texts.rename}
      </Button>
      <Button look="secondary" aria-label={texts.removeOne(name)} isBusy={isBusy} onClick={onRemove}>
        {isBusy ? texts.busy : texts.remove}
      </Button>
    </li>
  )
}

type NameFormProps = {
  name?: string
  submitLabel: string
  /** False where nothing came of it, so that the name stays. */
  onName: (name: string) => Promise<boolean>
}

function NameForm({ name = '', submitLabel, onName }: NameFormProps) {
  const form = useForm({ resolver, defaultValues: { name } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (given) => {
    if (await onName(given.name)) form.reset()
  })
  return (
    <form className={settingsStyles.form} noValidate onSubmit={submit}>
      <Field label={texts.name} hint={texts.nameHint} error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" required />}
      </Field>
      <Button look="secondary" type="submit" isBusy={isSubmitting}>
        {isSubmitting ? texts.busy : submitLabel}
      </Button>
    </form>
  )
}
