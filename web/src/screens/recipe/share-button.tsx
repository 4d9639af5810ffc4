import type { ApiRecipe } from '@plotluck/contract'
import { Share2 } from 'lucide-react'
import { recipeTexts } from '../../messages/index.ts'
import { recipeAsText } from '../../recipe-parts/as-text.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { toast } from '../../ui/toast.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'

/** Hands the recipe as text to the system's share sheet; where there is none, to the clipboard. */
export function ShareButton({ recipe }: { recipe: ApiRecipe }) {
  const { show } = useUnits()
  const share = async () => {
    const text = recipeAsText(recipe, show)
    const isDone = 'share' in navigator && (await shareText(recipe.title, text))
    if (isDone) return
    const { copied, failed } = recipeTexts.shared
    toast((await copyText(text)) ? copied : { ...failed, tone: 'destructive' })
  }
  return (
    <Button look="secondary" icon={<Share2 size={20} aria-hidden />} onClick={() => void share()}>
      {recipeTexts.share}
    </Button>
  )
}

/** Whether the share sheet took care of it; closing it without choosing anything is an answer too. */
async function shareText(title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title, text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
