import type { MealPlan } from '@plotluck/contract'
import { plannerTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { placeText } from './place-text.ts'
import type { Wish } from './use-replacing.ts'

const texts = plannerTexts.replace

type ReplaceDialogProps = { wish: Wish; there: MealPlan | undefined; onClose: () => void }

/** Asks before one meal takes the place of another, and names both. */
export function ReplaceDialog({ wish: { place, title, fill }, there, onClose }: ReplaceDialogProps) {
  const replace = () => {
    onClose()
    void fill(true)
  }
  return (
    <Dialog title={texts.title} size="question" onClose={onClose}>
      <p>{texts.text(there?.saved_recipe.recipe_title, placeText(place), title)}</p>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.no}
        </Button>
        <Button onClick={replace}>{texts.yes}</Button>
      </DialogActions>
    </Dialog>
  )
}
