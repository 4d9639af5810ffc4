import type { FailureBody } from '@plotluck/contract'
import { settingsTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

/** Says what the server said; when even the server does not know, `fallback`. */
export function toastFailure({ code, message }: FailureBody, fallback: string): void {
  toast({
    title: settingsTexts.error,
    text: code === 'unexpected' ? fallback : message,
    tone: 'destructive',
  })
}
