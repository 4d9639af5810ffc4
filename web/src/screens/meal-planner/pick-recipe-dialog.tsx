import type { SavedRecipeWithRecipe } from '@plotluck/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ask } from '../../api/ask.ts'
import { dayText } from '../../calendar/dates.ts'
import { FitMarks, useFitMarksOf } from '../../household/household-marks.tsx'
import type { FitMark } from '../../household/fits.ts'
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
  const saved = useSavedRecipes(words)
  // What is left of a search that found nothing says nothing of what is saved.
  const hasNone = words === '' && !saved.isPlaceholderData && saved.recipes?.length === 0
  const pick: OnPick = (recipe) => {
    onClose()
    onPick(recipe)
  }
  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <p className={styles.place}>{placeOf(place)}</p>
      {hasNone ? (
        <NothingSaved />
      ) : (
        <>
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
          <Choices saved={saved} onPick={pick} />
        </>
      )}
    </Dialog>
  )
}

const placeOf = ({ date, slot }: Place): string =>
  texts.place(
    plannerTexts.slots[slot].toLowerCase(),
    dayText(date, { weekday: 'long', month: 'short', day: 'numeric' }),
  )

type ChoicesProps = { saved: ReturnType<typeof useSavedRecipes>; onPick: OnPick }

function Choices({ saved, onPick }: ChoicesProps) {
  const { recipes, error, refetch, hasNextPage, fetchNextPage } = saved
  if (error && !recipes)
    return (
      <Failed retryLabel={plannerTexts.retry} onRetry={() => void refetch()}>
        <p>{texts.failed}</p>
        <p>{error.message}</p>
      </Failed>
    )
  if (!recipes) return <ChoicesSkeleton />
  if (recipes.length === 0) return <p>{texts.none}</p>
  return (
    <div className={styles.choices}>
      <ChoiceList recipes={recipes} onPick={onPick} />
      {hasNextPage && (
        <Button look="secondary" onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

/** What everybody may eat stands first. */
function ChoiceList({ recipes, onPick }: { recipes: readonly SavedRecipeWithRecipe[]; onPick: OnPick }) {
  const marks = useFitMarksOf(recipes.map(({ recipe }) => recipe))
  const choices = recipes.map((recipe, index) => ({ recipe, marks: marks[index] ?? [] }))
  const forAll = choices.filter((choice) => !isUnfit(choice))
  const notForAll = choices.filter(isUnfit)
  const listOf = (shown: readonly ChoiceOf[]) => (
    <ul className={styles.list}>
      {shown.map((choice) => (
        <li key={choice.recipe.id}>
          <Choice {...choice} onPick={onPick} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {forAll.length > 0 && listOf(forAll)}
      {notForAll.length > 0 && (
        <>
          <h3 className={styles.notForAll}>{texts.notForAll}</h3>
          {listOf(notForAll)}
        </>
      )}
    </>
  )
}

type ChoiceOf = { readonly recipe: SavedRecipeWithRecipe; readonly marks: readonly FitMark[] }

const isUnfit = ({ marks }: ChoiceOf): boolean => marks.some(({ kind }) => kind === 'unfit')

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

function Choice({ recipe, marks, onPick }: ChoiceOf & { onPick: OnPick }) {
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
          <FitMarks marks={marks} />
        </span>
      </span>
    </button>
  )
}

function useSavedRecipes(words: string) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['saved', 'to plan', words],
    queryFn: async ({ pageParam }) => {
      const asked = { ...(words && { q: words }), ...(pageParam && { cursor: pageParam }) }
      return ask('GET /api/saved-recipes', { query: asked })
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  })
  return { ...query, recipes: data?.pages.flatMap(({ savedRecipes }) => savedRecipes) }
}
