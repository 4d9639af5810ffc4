import type { SavedRecipeWithRecipe } from '@plotluck/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ask } from '../../api/ask.ts'
import { dayText } from '../../calendar/dates.ts'
import { HouseholdMarks } from '../../household/household-marks.tsx'
import { plannerTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Field } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './pick-recipe-dialog.module.css'
import type { Place } from './places.ts'

const texts = plannerTexts.dialog

type OnPick = (recipe: SavedRecipeWithRecipe) => void
type PickRecipeDialogProps = { place: Place; onPick: OnPick; onClose: () => void }

/** The saved recipes to choose one from for a place. */
export function PickRecipeDialog({ place, onPick, onClose }: PickRecipeDialogProps) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const pick: OnPick = (recipe) => {
    onClose()
    onPick(recipe)
  }
  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <p className={styles.place}>{placeOf(place)}</p>
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

const placeOf = ({ date, slot }: Place): string =>
  texts.place(
    plannerTexts.slots[slot].toLowerCase(),
    dayText(date, { weekday: 'long', month: 'short', day: 'numeric' }),
  )

function Choices({ words, onPick }: { words: string; onPick: OnPick }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useSavedRecipes(words)
  const recipes = data?.pages.flatMap(({ savedRecipes }) => savedRecipes) ?? []
  if (isPending) return <ChoicesSkeleton />
  if (error && !data)
    return (
      <Failed retryLabel={plannerTexts.retry} onRetry={() => void refetch()}>
        <p>{texts.failed}</p>
        <p>{error.message}</p>
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
          <Button look="secondary" onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        </li>
      )}
    </ul>
  )
}

function ChoicesSkeleton() {
  return (
    <div className={styles.choices} aria-busy>
      {[1, 2, 3].map((choice) => (
        <Skeleton key={choice} height="4.75rem" shape="block" />
      ))}
    </div>
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
      <span className={styles.picture}>
        <RecipeImage picture={recipe.recipe.picture} />
      </span>
      <span className={styles.words}>
        <strong>{recipe_title}</strong>
        <span className={styles.facts}>{texts.facts(prep_time, servings, ingredients.length)}</span>
        <span className={styles.marks}>
          <HouseholdMarks recipe={recipe.recipe} />
        </span>
      </span>
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
