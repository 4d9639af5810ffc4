import type { FailureBody, HouseholdPerson } from '@plotluck/contract'
import { maxPersonNameLength } from '@plotluck/contract/household'
import { diets, eu14Allergens, us9Allergens } from '@plotluck/kitchen/vocabularies'
import { useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { householdTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Choices } from './choices.tsx'
import styles from './person-dialog.module.css'
import type { ToldPerson } from './changes.ts'

const texts = householdTexts.form
const allergens = [...new Set([...us9Allergens, ...eu14Allergens])]

type PersonDialogProps = {
  /** Somebody who is there already; undefined for somebody new. */
  person: HouseholdPerson | undefined
  /** Gives what was wrong, or null. */
  onSave: (told: ToldPerson) => Promise<FailureBody | null>
  onClose: () => void
}

/** What is told of one person. What is refused stays as it was typed. */
export function PersonDialog({ person, onSave, onClose }: PersonDialogProps) {
  const [told, setTold] = useState<ToldPerson>(person ?? nobody)
  const [dislikes, setDislikes] = useState(told.dislikes.join(', '))
  const [wrong, setWrong] = useState<Wrong>({})
  const [isSaving, setIsSaving] = useState(false)
  const set = (change: Partial<ToldPerson>) => setTold({ ...told, ...change })
  const nameBox = useRef<HTMLInputElement>(null)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (told.name.trim() === '') {
      nameBox.current?.focus()
      return setWrong({ name: texts.nameRequired })
    }
    setIsSaving(true)
    const { name, allergens: held, diets: kept } = told
    const failure = await onSave({ name, allergens: held, diets: kept, dislikes: parts(dislikes) })
    setIsSaving(false)
    if (failure) setWrong({ all: failure.message })
    else onClose()
  }
  return (
    <Dialog title={person ? texts.change : texts.add} closeLabel={texts.close} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <PersonFields {...{ told, dislikes, wrong, nameBox }} onTell={set} onDislikes={setDislikes} />
        <DialogActions>
          {wrong.all !== undefined && (
            <p className={styles.refused} role="alert">
              {wrong.all}
            </p>
          )}
          <Button look="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type PersonFieldsProps = {
  told: ToldPerson
  /** As they are typed, between commas. */
  dislikes: string
  wrong: Wrong
  nameBox: RefObject<HTMLInputElement | null>
  onTell: (change: Partial<ToldPerson>) => void
  onDislikes: (typed: string) => void
}

function PersonFields({ told, dislikes, wrong, nameBox, onTell, onDislikes }: PersonFieldsProps) {
  return (
    <>
      <Field label={texts.name} error={wrong.name}>
        {(control) => (
          <TextInput
            {...control}
            ref={nameBox}
            value={told.name}
            maxLength={maxPersonNameLength}
            placeholder={texts.namePlaceholder}
            autoComplete="off"
            onChange={(event) => onTell({ name: event.target.value })}
          />
        )}
      </Field>
      <Choices
        legend={texts.allergens}
        hint={texts.allergensHint}
        choices={allergens}
        names={householdTexts.allergens}
        chosen={told.allergens}
        onChange={(chosen) => onTell({ allergens: chosen })}
      />
      <Choices
        legend={texts.diets}
        hint={texts.dietsHint}
        choices={diets}
        names={householdTexts.diets}
        chosen={told.diets}
        onChange={(chosen) => onTell({ diets: chosen })}
      />
      <Field label={texts.dislikes} hint={texts.dislikesHint}>
        {(control) => (
          <TextInput
            {...control}
            value={dislikes}
            placeholder={texts.dislikesPlaceholder}
            autoComplete="off"
            onChange={(event) => onDislikes(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}

type Wrong = { readonly name?: string; readonly all?: string }

const nobody: ToldPerson = { name: '', allergens: [], diets: [], dislikes: [] }

const parts = (text: string): readonly string[] =>
  text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
