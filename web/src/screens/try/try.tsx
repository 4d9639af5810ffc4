import { CookingPot } from 'lucide-react'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FoodChips } from './food-chips.tsx'
import { publicPageMeta } from '../../layout/page-meta.ts'
import { layoutTexts, tryTexts as texts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Field } from '../../ui/field.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { useIntoView } from '../../ui/use-into-view.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { TriedRecipes, TriedSkeleton } from './tried-recipes.tsx'
import styles from './try.module.css'
import { useTrying } from './use-trying.ts'

export const meta = () =>
  publicPageMeta({ title: texts.pageTitle, description: texts.pageDescription, path: '/try' })

/** Sends the focus to the field of the form when what was typed in it has to be mended. */
function useFocusInside(form: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) form.current?.querySelector('input')?.focus()
  }, [form, isWanted])
}

/** Three recipes before anybody signs up. */
export default function Try() {
  const [typed, setTyped] = useState('')
  const { state, cook } = useTrying()
  const form = useRef<HTMLFormElement>(null)
  const isCooking = state.kind === 'cooking'
  const isAboutInput = state.kind === 'failed' && state.isAboutInput
  const hasResults = isCooking || state.kind === 'done'
  const { place, heading } = useIntoView(hasResults && state.kind)
  useFocusInside(form, isAboutInput)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void cook(typed)
  }
  return (
    <div className={styles.page}>
      <PageIntro title={texts.title} lead={texts.lead} />
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Field label={texts.label} hint={texts.hint} error={isAboutInput ? state.message : undefined}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              placeholder={texts.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <FoodChips typed={typed} onChange={setTyped} />
        <Button type="submit" size="large" icon={<CookingPot size={22} aria-hidden />} isBusy={isCooking}>
          {isCooking ? texts.busy : texts.submit}
        </Button>
      </form>
      <section ref={place} className={styles.results} aria-busy={isCooking} aria-labelledby="tried-title">
        <h2
          ref={heading}
          id="tried-title"
          tabIndex={-1}
          className={hasResults ? styles.title : 'visually-hidden'}
        >
          {isCooking ? texts.busy : texts.results}
        </h2>
        {isCooking && (
          <>
            <p>{texts.waiting}</p>
            <TriedSkeleton />
          </>
        )}
        {state.kind === 'failed' && !state.isAboutInput && (
          <Failed retryLabel={layoutTexts.retry} onRetry={() => void cook(typed)}>
            <p>{state.message}</p>
          </Failed>
        )}
        {state.kind === 'done' && <TriedRecipes {...state} />}
      </section>
    </div>
  )
}
