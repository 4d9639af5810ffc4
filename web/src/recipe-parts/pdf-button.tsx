import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { fetchFile } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { pdfTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.tsx'

type PdfButtonProps = { address: string; isSmall?: boolean }

/** Downloads the document at an address of the API, for premium people; others do not see it. `isSmall` is for a head with little room. */
export function PdfButton({ address, isSmall = false }: PdfButtonProps) {
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
  const words = isBusy ? pdfTexts.busy : pdfTexts.download
  const icon = <FileDown size={20} aria-hidden />
  const press = () => void download()
  return isSmall ? (
    <IconButton isNamed label={words} aria-busy={isBusy || undefined} disabled={isBusy} onClick={press}>
      {icon}
    </IconButton>
  ) : (
    <Button look="secondary" icon={icon} isBusy={isBusy} data-print="no" onClick={press}>
      {words}
    </Button>
  )
}
