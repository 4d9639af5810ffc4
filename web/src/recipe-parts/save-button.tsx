import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { savingTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'

/** Saves a recipe of one's own. Saving it again, here or in another tab, changes nothing. */
export function SaveButton({ recipeId }: { recipeId: string }) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const client = useQueryClient()
  async function save(): Promise<void> {
    setState('saving')
    const outcome = await call('POST /api/saved-recipes', { body: { recipe_id: recipeId } })
    setState(outcome.ok ? 'saved' : 'idle')
    if (!outcome.ok) return toast({ ...savingTexts.failed, tone: 'destructive' })
    toast(savingTexts.saved)
    await client.invalidateQueries({ queryKey: ['saved'] })
  }
  const Icon = state === 'saved' ? BookmarkCheck : Bookmark
  return (
    <Button
      look="secondary"
      icon={<Icon size={20} aria-hidden />}
      isBusy={state === 'saving'}
      aria-pressed={state === 'saved'}
      onClick={() => void save()}
    >
      {state === 'saved' ? savingTexts.isSaved : savingTexts.save}
    </Button>
  )
}
