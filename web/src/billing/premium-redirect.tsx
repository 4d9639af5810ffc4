import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { premiumTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'

/** Leads a free person from a screen that is paid for to the plans, and says why. */
export function PremiumRedirect({ text }: { text: string }) {
  useEffect(() => toast({ title: premiumTexts.title, text, tone: 'destructive' }), [text])
  return <Navigate to="/pricing" replace />
}
