import { MessageCircle, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { harvestTexts } from '../messages/index.ts'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './harvest.module.css'
import { HarvestPanel } from './harvest-panel.tsx'

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
        onClick={() => setIsOpen(true)}
      >
        <MessageCircle size={26} aria-hidden />
      </button>
      {isOpen && <HarvestDialog basket={basket} onMakeRecipes={make} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function HarvestDialog({ onClose, ...panel }: HarvestButtonProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="harvest-title" onClose={onClose}>
      <div className={styles.dialogHead}>
        <h2 id="harvest-title" className={styles.dialogTitle}>
          {harvestTexts.title}
        </h2>
        <IconButton label={harvestTexts.close} onClick={() => dialog.current?.close()}>
          <X size={22} aria-hidden />
        </IconButton>
      </div>
      <HarvestPanel {...panel} />
    </dialog>
  )
}
