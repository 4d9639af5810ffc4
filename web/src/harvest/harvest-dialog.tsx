import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { harvestTexts } from '../messages/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './harvest.module.css'

const HarvestPanel = lazy(async () => ({ default: (await import('./harvest-panel.tsx')).HarvestPanel }))

type HarvestButtonProps = { basket: readonly string[]; onMakeRecipes: (foods: readonly string[]) => void }

/** The round button that floats over a screen and opens the conversation in a dialog. */
export function HarvestButton({ basket, onMakeRecipes }: HarvestButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const make = (foods: readonly string[]) => {
    setIsOpen(false)
    onMakeRecipes(foods)
  }
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={harvestTexts.open}
        title={harvestTexts.open}
        aria-haspopup="dialog"
        data-print="no"
        data-floats
        onClick={() => setIsOpen(true)}
      >
        <MessageCircle size={26} aria-hidden />
      </button>
      {isOpen && (
        <Dialog
          title={harvestTexts.title}
          closeLabel={harvestTexts.close}
          size="panel"
          onClose={() => setIsOpen(false)}
        >
          <Suspense fallback={<Skeleton height="37.5rem" shape="block" />}>
            <HarvestPanel basket={basket} onMakeRecipes={make} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
