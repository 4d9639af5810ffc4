import type { ApiRecipe } from '@plotluck/contract'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { dashboardTexts } from '../messages/index.ts'
import { replaceCurrentRecipe } from './current-recipes.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'

const texts = dashboardTexts.results.swap

type SwapButtonProps = {
  recipe: ApiRecipe
  /** With one short word, where there is little room. */
  isCompact?: boolean
  onSwap: (recipe: ApiRecipe) => void
}

/** Has another recipe written in the place of this one, which counts as no generation. */
export function SwapButton({ recipe, isCompact = false, onSwap }: SwapButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function swap(): Promise<void> {
    setIsBusy(true)
    const outcome = await call('POST /api/recipes/{id}/swap', { path: { id: recipe.id } })
    setIsBusy(false)
    if (outcome.ok) {
      replaceCurrentRecipe(recipe.id, outcome.answer)
      return onSwap(outcome.answer)
    }
    const { code, message } = outcome.failure
    if (code === 'premium-only') return toast({ ...texts.isUsed, tone: 'destructive' })
    toast({ title: texts.failed.title, text: message || texts.failed.text, tone: 'destructive' })
  }
  return (
    <Button
      look="secondary"
      icon={<RefreshCw size={20} aria-hidden />}
      isBusy={isBusy}
      onClick={() => void swap()}
      aria-label={isBusy ? texts.busy : texts.actionOf}
      aria-describedby={`title-${recipe.id}`}
    >
      {isBusy && !isCompact ? texts.busy : texts.action}
    </Button>
  )
}
