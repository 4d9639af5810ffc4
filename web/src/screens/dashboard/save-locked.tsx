import { Bookmark } from 'lucide-react'
import { recipeTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import styles from './recipe-card.module.css'

/** The save button as free users see it: there, locked, and saying why when it is pressed. */
export function SaveLocked() {
  return (
    <button
      type="button"
      className={styles.save}
      aria-disabled="true"
      aria-label={recipeTexts.save}
      title={recipeTexts.saveLocked}
      onClick={() => toast({ title: recipeTexts.saveLocked, tone: 'destructive' })}
    >
      <Bookmark size={22} aria-hidden />
    </button>
  )
}
