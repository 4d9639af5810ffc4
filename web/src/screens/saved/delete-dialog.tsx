import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateEverywhere } from '../../api/invalidate-everywhere.ts'
import { call } from '../../api/client.ts'
import { savedTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { undoDelete } from './undo-delete.ts'
import type { Kept } from './use-collection.ts'

const texts = savedTexts.confirm

/** Asks before a recipe goes, and says which planned meals go with it. One that is gone already is gone. */
export function DeleteDialog({ kept: { savedId, recipe }, onClose }: { kept: Kept; onClose: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const { meals, isCounting } = usePlannedMeals(savedId ?? '')
  async function remove(): Promise<void> {
    setIsDeleting(true)
    const outcome = await call('DELETE /api/saved-recipes/{id}', { path: { id: savedId ?? '' } })
    onClose()
    if (!outcome.ok && outcome.failure.code !== 'not-found')
      return toast({ ...savedTexts.deleteFailed, tone: 'destructive' })
    const removed = outcome.ok ? outcome.answer.removedMeals : []
    const undo = () => void undoDelete(recipe, removed)
    toast({ ...savedTexts.deleted, action: { label: savedTexts.undo, passes: true, onPress: undo } })
    // The planned meals that used it are gone with it, and so is what they needed.
    await invalidateEverywhere('saved', 'is-saved', 'meals', 'shopping')
  }
  return (
    <Dialog title={texts.title} size="question" onClose={onClose}>
      <p>{texts.text(recipe.title)}</p>
      {meals > 0 && <p>{texts.meals(meals)}</p>}
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button look="destructive" isBusy={isDeleting || isCounting} onClick={() => void remove()}>
          {texts.delete}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function usePlannedMeals(id: string): { meals: number; isCounting: boolean } {
  const { data, isPending } = useQuery({
    queryKey: ['saved-recipe', id],
    queryFn: async () => {
      const outcome = await call('GET /api/saved-recipes/{id}', { path: { id } })
      return outcome.ok ? outcome.answer.planned_meals : 0
    },
  })
  return { meals: data ?? 0, isCounting: isPending }
}
