import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { fetchFile } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { pdfTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.tsx'

/** Downloads the document at an address of the API, for premium people; others do not see it. */
export function PdfButton({ address }: { address: string }) {
  const session = useSession()
  const [isBusy, setIsBusy] = useState(false)
  if (session.kind !== 'signed-in' || !session.profile.is_premium) return null
  async function download(): Promise<void> {
    setIsBusy(true)
    const outcome = await fetchFile(address)
    setIsBusy(false)
    if (!outcome.ok)
      return toast({ title: pdfTexts.failed, text: outcome.failure.message, tone: 'destructive' })
    saveFile(outcome.answer.name, outcome.answer.content)
    toast(pdfTexts.done)
  }
  return (
    <Button
      look="secondary"
      icon={<FileDown size={20} aria-hidden />}
      isBusy={isBusy}
      data-print="no"
      onClick={() => void download()}
    >
      {isBusy ? pdfTexts.busy : pdfTexts.download}
    </Button>
  )
}
