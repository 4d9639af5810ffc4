import { useNavigate } from 'react-router'
import { signOut } from '../api/accounts.ts'
import { forgetSession, markLeaving } from '../api/session.ts'
import { layoutTexts } from '../messages/index.ts'
import { setSignedInHint } from '../api/signed-in-hint.ts'
import { forgetCooking } from '../recipe-parts/use-cooking.ts'
import { forgetTimers } from '../timers/kept-timers.ts'
import { toast } from '../ui/toast.tsx'

/** Ends the session on the server first: a page that only looks signed out would leave the next person signed in. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    markLeaving(true)
    const outcome = await signOut()
    if (!outcome.ok) {
      markLeaving(false)
      return toast({ title: layoutTexts.error, text: outcome.failure.message, tone: 'destructive' })
    }
    setSignedInHint(false)
    await navigate('/')
    forgetSession()
    forgetCooking()
    forgetTimers()
    toast(layoutTexts.loggedOut)
  }
}
