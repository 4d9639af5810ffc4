import { useState } from 'react'
import { shoppingTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './shopping-list.module.css'

type StockCardProps = { stock: readonly string[]; onKeep: (stock: readonly string[]) => Promise<void> }

/** What is in the kitchen already, one food a line, taken off the list. */
export function StockCard({ stock, onKeep }: StockCardProps) {
  const [text, setText] = useState(stock.join('\n'))
  const [isBusy, setIsBusy] = useState(false)
  async function keep(): Promise<void> {
    setIsBusy(true)
    await onKeep(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    setIsBusy(false)
  }
  return (
    <Card as="section" aria-label={shoppingTexts.stock} data-print="no">
      <div className={styles.stock}>
        <Field label={shoppingTexts.stock} hint={shoppingTexts.stockHint}>
          {(control) => (
            <TextArea {...control} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <Button look="secondary" isBusy={isBusy} onClick={() => void keep()}>
          {shoppingTexts.keepStock}
        </Button>
      </div>
    </Card>
  )
}
