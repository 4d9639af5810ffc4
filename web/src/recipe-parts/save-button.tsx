import type { ApiRecipe } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkCheck, Lock } from 'lucide-react'
import { useState } from 'react'
import { track } from '../analytics/track.ts'
import { invalidateEverywhere } from '../api/invalidate-everywhere.ts'
import { call } from '../api/client.ts'
import { reloadSession } from '../api/session.ts'
import { savingTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'

type SaveButtonProps = {
  recipe: Pick<ApiRecipe, 'id' | 'title'>
  isPremium: boolean
  /** With one short word, where there is little room. */
  isCompact?: boolean
}

/**
 * Saves a recipe of one's own, and shows whether it is saved, also when that happened in another tab. Saving again changes nothing.
 * Free people find it locked, and are told why when they press it.
 */
export function SaveButton({ recipe, isPremium, isCompact = false }: SaveButtonProps) {
  const recipeId = recipe.id
  const [isSaving, setIsSaving] = useState(false)
  const isSaved = useIsSaved(recipeId)
  async function save(): Promise<void> {
    if (!isPremium) return toast({ title: savingTexts.locked, tone: 'destructive' })
    setIsSaving(true)
    const outcome = await call('POST /api/saved-recipes', { body: { recipe_id: recipeId } })
    setIsSaving(false)
    if (outcome.ok) {
      track('save_recipe', { recipe_id: recipeId, recipe_title: recipe.title })
      toast(savingTexts.saved)
      return invalidateEverywhere('saved', 'is-saved')
    }
    if (outcome.failure.code !== 'premium-only') return toast({ ...savingTexts.failed, tone: 'destructive' })
    toast({ title: savingTexts.locked, tone: 'destructive' })
    await reloadSession()
  }
  const Icon = isSaved ? BookmarkCheck : isPremium ? Bookmark : Lock
  const label = isSaved ? savingTexts.isSaved : savingTexts.save
  return (
    <Button
      look="secondary"
      icon={<Icon size={20} aria-hidden />}
      isBusy={isSaving}
      aria-label={label}
      aria-pressed={isSaved}
      aria-disabled={!isPremium || undefined}
      {...(!isPremium && { title: savingTexts.locked })}
      onClick={() => void save()}
    >
      {isCompact && !isSaved ? savingTexts.short : label}
    </Button>
  )
}

/** Whether it is among the saved recipes, as far as is known. */
function useIsSaved(recipeId: string): boolean {
  const { data } = useQuery({
    queryKey: ['is-saved', recipeId],
    queryFn: async () => {
      const outcome = await call('GET /api/recipes/{id}/saved', { path: { id: recipeId } })
      return outcome.ok && outcome.answer.saved_id !== null
    },
    staleTime: 0,
  })
  return data ?? false
}
