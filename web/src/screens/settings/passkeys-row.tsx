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
import { TextInput } from '../../ui/text-input.tsx'
import { EntriesRow, EntriesNote, EntryRow } from './entries-row.tsx'
import settingsStyles from './settings.module.css'
import { usePasskeys } from './use-passkeys.ts'

const texts = settingsTexts.passkeys
const resolver = schemaResolver<{ name: string }, { name: string }>(z.object({ name: nameSchema }))

/** Keys of the person's devices that sign in without a password: those there are, and the way to add, name and remove one. */
export function PasskeysRow() {
  const { query, busy, add, rename, remove } = usePasskeys()
  return (
    <EntriesRow
      texts={texts}
      anchor="passkeys"
      Icon={Fingerprint}
      query={query}
      renderRow={(passkey) => (
        <OnePasskey
          key={passkey.id}
          passkey={passkey}
          isBusy={busy === passkey.id}
          onRename={(name) => rename(passkey.id, name)}
          onRemove={() => void remove(passkey.id)}
        />
      )}
    >
      {() =>
        hasPasskeys() ? (
          <NameForm submitLabel={texts.add} onName={add} />
        ) : (
          <EntriesNote>{texts.notHere}</EntriesNote>
        )
      }
    </EntriesRow>
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
    <EntryRow Icon={Fingerprint} name={name} note={texts.about(created_at, is_synced)}>
      <Button look="ghost" aria-label={texts.renameOne(name)} onClick={() => setIsNaming(true)}>
        {texts.rename}
      </Button>
      <Button look="secondary" aria-label={texts.removeOne(name)} isBusy={isBusy} onClick={onRemove}>
        {isBusy ? texts.busy : texts.remove}
      </Button>
    </EntryRow>
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
