import type { ApiRecipe } from '@plotluck/contract'
import { Share2 } from 'lucide-react'
import { recipeTexts } from '../../messages/index.ts'
import { recipeAsText } from '../../recipe-parts/as-text.ts'
import { Button } from '../../ui/button.tsx'
import { shareText } from '../../ui/share-text.ts'
import { toast } from '../../ui/toast.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'

/** Hands the recipe as text to the system's share sheet; where there is none, to the clipboard. */
export function ShareButton({ recipe }: { recipe: ApiRecipe }) {
  const { show } = useUnits()
  const share = async () => {
    const outcome = await shareText(recipe.title, recipeAsText(recipe, show))
    const { copied, failed } = recipeTexts.shared
    if (outcome !== 'shared') toast(outcome === 'copied' ? copied : { ...failed, tone: 'destructive' })
  }
  return (
    <Button look="secondary" icon={<Share2 size={20} aria-hidden />} onClick={() => void share()}>
      {recipeTexts.share}
    </Button>
  )
}
