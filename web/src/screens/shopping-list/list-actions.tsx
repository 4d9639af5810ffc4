import type { ShoppingListAnswer } from '@plotluck/contract'
import { Printer, Share2 } from 'lucide-react'
import { addDays, type CalendarDate } from '../../calendar/dates.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { PdfButton } from '../../recipe-parts/pdf-button.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { Button } from '../../ui/button.tsx'
import { shareText } from '../../ui/share-text.ts'
import { toast } from '../../ui/toast.tsx'
import { asText } from './as-text.ts'
import styles from './list-actions.module.css'

type ListActionsProps = { monday: CalendarDate; list: ShoppingListAnswer }

/** The ways to take the list elsewhere: pictures alone in a shop, where every row counts, words on a desk. */
export function ListActions({ monday, list }: ListActionsProps) {
  const { show } = useUnits()
  const share = async () => {
    const outcome = await shareText(shoppingTexts.title, show(asText(list)))
    if (outcome === 'shared') return
    toast(outcome === 'copied' ? shoppingTexts.copied : { ...shoppingTexts.copyFailed, tone: 'destructive' })
  }
  return (
    <div className={styles.actions} data-print="no">
      <Button look="secondary" icon={<Share2 size={20} aria-hidden />} onClick={() => void share()}>
        {shoppingTexts.share}
      </Button>
      <Button look="secondary" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
        {shoppingTexts.print}
      </Button>
      <PdfButton address={`/api/shopping-list/pdf?from=${monday}&to=${addDays(monday, 6)}`} />
    </div>
  )
}
