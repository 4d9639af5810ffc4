import { recipesPerGeneration } from '@plotluck/contract/generation'
import { CookingPot } from 'lucide-react'
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { FoodChips } from './food-chips.tsx'
import { FoodEntry } from './food-entry.tsx'
import { publicPageMeta } from '../../layout/page-meta.ts'
import { layoutTexts, tryTexts as texts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { SuggestionList, SuggestionSkeletons } from '../../recipe-parts/suggestion-list.tsx'
import { Failed } from '../../ui/failed.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { useIntoView } from '../../ui/use-into-view.ts'
import { TriedRecipes } from './tried-recipes.tsx'
import styles from './try.module.css'
import { useFoods } from './use-foods.ts'
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
  const foods = useFoods()
  const { state, cook } = useTrying(foods.replace)
  const form = useRef<HTMLFormElement>(null)
  const isCooking = state.kind === 'cooking'
  const isEmpty = foods.chosen.length === 0 && foods.typed.trim() === ''
  const isAboutInput = state.kind === 'failed' && state.isAboutInput
  const hasResults = isCooking || state.kind === 'done'
  const { place, heading } = useIntoView(hasResults && state.kind)
  useFocusInside(form, isAboutInput)
  const find = () => void cook(foods.add(foods.typed))
  // Enter in an empty box says that nothing is to come.
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (foods.typed.trim() === '') find()
    else foods.add(foods.typed)
  }
  return (
    <div className={styles.page} data-results={hasResults}>
      <PageIntro title={texts.title} lead={texts.lead} />
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <FoodEntry foods={foods} error={isAboutInput ? state.message : undefined} />
        <FoodChips foods={foods} />
        <Button
          size="large"
          icon={<CookingPot size={22} aria-hidden />}
          isBusy={isCooking}
          disabled={isEmpty}
          onClick={find}
        >
          {isCooking ? texts.busy : texts.submit}
        </Button>
        {isEmpty && <p className={styles.note}>{texts.noneChosen}</p>}
      </form>
      <section ref={place} className={styles.results} aria-busy={isCooking} aria-labelledby="tried-title">
        <h2
          ref={heading}
          id="tried-title"
          tabIndex={-1}
          className={hasResults ? styles.title : 'visually-hidden'}
        >
          {texts.results}
        </h2>
        {isCooking && <Waiting />}
        {state.kind === 'failed' && !state.isAboutInput && (
          <Failed retryLabel={layoutTexts.retry} onRetry={find}>
            <p>{state.message}</p>
          </Failed>
        )}
        {state.kind === 'done' && <TriedRecipes {...state} />}
      </section>
    </div>
  )
}

const Waiting = () => (
  <>
    <p>{texts.waiting}</p>
    <SuggestionList>
      <SuggestionSkeletons count={recipesPerGeneration} />
    </SuggestionList>
  </>
)
