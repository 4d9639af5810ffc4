import { plannerTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'

const texts = plannerTexts.replace

/** Asks before one meal takes the place of another. */
export function ReplaceDialog({ onReplace, onClose }: { onReplace: () => void; onClose: () => void }) {
  const replace = () => {
    onClose()
    onReplace()
  }
  return (
    <Dialog title={texts.title} size="question" onClose={onClose}>
      <p>{texts.text}</p>
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          {texts.no}
        </Button>
        <Button onClick={replace}>{texts.yes}</Button>
      </DialogActions>
    </Dialog>
  )
}
