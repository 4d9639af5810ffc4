import type { FailureBody } from '@plotluck/contract'
import { authTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

/** Says why it did not work; when even the server does not know, in words that say what to do. */
export function toastFailure({ code, message }: FailureBody): void {
  toast({
    title: authTexts.failedTitle,
    text: code === 'unexpected' ? authTexts.failedText : message,
    tone: 'destructive',
  })
}
