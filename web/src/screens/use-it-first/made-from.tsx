import type { UseItFirstMenu } from '@plotluck/contract'
import { ChevronDown } from 'lucide-react'
import { menuTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { UsedFoods } from './used-foods.tsx'
import styles from './use-it-first.module.css'

type MadeFromProps = { menu: UseItFirstMenu | undefined; isOpen: boolean; onToggle: () => void }

/** The form folded into a line: the foods of the menu with their days, and the way to other foods. */
export function MadeFrom({ menu, isOpen, onToggle }: MadeFromProps) {
  return (
    <div className={styles.madeFrom} data-print="no">
      {menu && <UsedFoods entries={menu.ingredientGuide} />}
      <Button
        look="link"
        icon={<ChevronDown size={20} aria-hidden />}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': 'basket-form' })}
        onClick={onToggle}
      >
        {menuTexts.change}
      </Button>
    </div>
  )
}
