import type { Profile } from '@plotluck/contract'
import { profilePatchSchema } from '@plotluck/contract/accounts'
import { useForm } from 'react-hook-form'
import { call } from '../../api/client.ts'
import { cacheProfile } from '../../api/session.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { schemaResolver } from '../../ui/schema-resolver.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './settings.module.css'
import { toastFailure } from './toast-failure.ts'

const texts = settingsTexts.profile
const resolver = schemaResolver<{ name: string }, { name: string }>(profilePatchSchema)

/** The name, which can be changed, and the email, which cannot. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const form = useForm({ resolver, defaultValues: { name: profile.name } })
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <Section title={texts.title}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(({ name }) => rename(name))}>
        <Field label={texts.name} error={errors.name?.message}>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="name" required />}
        </Field>
        <Field label={texts.email} hint={texts.emailHint}>
          {(control) => <TextInput {...control} type="email" value={profile.email} disabled readOnly />}
        </Field>
        <Button type="submit" isBusy={isSubmitting} disabled={!isDirty}>
          {isSubmitting ? texts.busy : texts.submit}
        </Button>
      </form>
    </Section>
  )
}

async function rename(name: string): Promise<void> {
  const outcome = await call('PATCH /api/profile', { body: { name } })
  if (!outcome.ok) return toastFailure(outcome.failure, texts.failed)
  cacheProfile(outcome.answer)
  toast({ title: texts.updated })
}
