import type { ApiRecipe } from '@plotluck/contract'
import { CookingPot, Printer } from 'lucide-react'
import { track } from '../../analytics/track.ts'
import { recipeTexts } from '../../messages/index.ts'
import { PdfButton } from '../../recipe-parts/pdf-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './recipe-page.module.css'

/** What is wanted of a recipe once it has been read: it on paper, or others. */
export function MoreActions({ recipe: { id, title } }: { recipe: ApiRecipe }) {
  const print = () => {
    track('print_recipe', { recipe_id: id, recipe_title: title })
    window.print()
  }
  return (
    <div className={styles.more} data-print="no">
      <Button look="secondary" icon={<Printer size={20} aria-hidden />} onClick={print}>
        {recipeTexts.print}
      </Button>
      <PdfButton address={`/api/recipes/${id}/pdf`} />
      <ButtonLink look="secondary" icon={<CookingPot size={20} aria-hidden />} to="/dashboard">
        {recipeTexts.more}
      </ButtonLink>
    </div>
  )
}
