import type { SavedRecipeWithRecipe } from '@plotluck/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ask } from '../../api/ask.ts'
import { HouseholdWarning } from '../../household/household-marks.tsx'
import { plannerTexts } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './meal-planner.module.css'

const texts = plannerTexts.dialog

type OnPick = (recipe: SavedRecipeWithRecipe) => void
type PickRecipeDialogProps = { onPick: OnPick; onClose: () => void }

/** The saved recipes to choose one from. */
export function PickRecipeDialog({ onPick, onClose }: PickRecipeDialogProps) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const pick: OnPick = (recipe) => {
    onClose()
    onPick(recipe)
  }
  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <Field label={texts.search}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Choices words={words} onPick={pick} />
    </Dialog>
  )
}

function Choices({ words, onPick }: { words: string; onPick: OnPick }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useSavedRecipes(words)
  const recipes = data?.pages.flatMap(({ savedRecipes }) => savedRecipes) ?? []
  if (isPending) return <p aria-busy />
  if (error && !data)
    return (
      <Failed retryLabel={plannerTexts.retry} onRetry={() => void refetch()}>
        {texts.failed}
      </Failed>
    )
  if (recipes.length === 0) return words ? <p>{texts.none}</p> : <NothingSaved />
  return (
    <ul className={styles.choices}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <Choice recipe={recipe} onPick={onPick} />
        </li>
      ))}
      {hasNextPage && (
        <li>
          <Button look="ghost" onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        </li>
      )}
    </ul>
  )
}

function NothingSaved() {
  return (
    <>
      <p>{`${texts.empty}. ${texts.emptyText}`}</p>
      <ButtonLink to="/dashboard">{texts.find}</ButtonLink>
    </>
  )
}

function Choice({ recipe, onPick }: { recipe: SavedRecipeWithRecipe; onPick: OnPick }) {
  const { recipe_title, prep_time, servings, ingredients } = recipe
  return (
    <button type="button" className={styles.choice} onClick={() => onPick(recipe)}>
      <strong>{recipe_title}</strong>
      <span>{texts.facts(prep_time, servings, ingredients.length)}</span>
      <HouseholdWarning recipe={recipe.recipe} />
    </button>
  )
}

function useSavedRecipes(words: string) {
  return useInfiniteQuery({
    queryKey: ['saved', 'to plan', words],
    queryFn: async ({ pageParam }) => {
      const query = { ...(words && { q: words }), ...(pageParam && { cursor: pageParam }) }
      return ask('GET /api/saved-recipes', { query })
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  })
}
