import { Download } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { FoldoutRow } from '../../ui/card-row.tsx'
import styles from './settings.module.css'
import { toastFailure } from './toast-failure.ts'

const texts = settingsTexts.data

/** Everything kept about the person, as one file to take away. */
export function DataRow() {
  const [isGathering, setIsGathering] = useState(false)
  async function download(): Promise<void> {
    setIsGathering(true)
    const outcome = await send('GET', '/api/account/export')
    setIsGathering(false)
    if (outcome.ok) saveFile(texts.fileName, asJson(outcome.answer))
    else toastFailure(outcome.failure, texts.failed)
  }
  return (
    <FoldoutRow title={texts.title} anchor="data" Icon={Download} value={texts.value}>
      <p className={styles.soft}>{texts.text}</p>
      <Button
        look="secondary"
        icon={<Download size={20} aria-hidden />}
        isBusy={isGathering}
        onClick={() => void download()}
      >
        {isGathering ? texts.busy : texts.download}
      </Button>
    </FoldoutRow>
  )
}

const asJson = (value: unknown): Blob =>
  new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
