import { Fingerprint } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { track } from '../../analytics/track.ts'
import { call, type Outcome } from '../../api/client.ts'
import { askForPasskey, hasPasskeys } from '../../api/passkeys.ts'
import { authTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './auth-form.module.css'
import { oidcName } from './oidc-name.ts'
import { toastFailure } from './toast-failure.ts'
import { useArrive } from './use-arrive.ts'

/** Ways to sign in without a password, where there are any. */
export function OtherWays({ safeRedirect }: { safeRedirect: string }) {
  const isDrawn = useIsDrawn()
  const provider = isDrawn ? oidcName() : ''
  const mayUsePasskey = isDrawn && hasPasskeys()
  if (provider === '' && !mayUsePasskey) return null
  return (
    <div className={styles.otherWays}>
      <p className={styles.or}>{authTexts.or}</p>
      {mayUsePasskey && <WithPasskey safeRedirect={safeRedirect} />}
      {provider !== '' && <WithProvider name={provider} safeRedirect={safeRedirect} />}
    </div>
  )
}

/** False while the page is as it was made, before anything was known of the browser. */
function useIsDrawn(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

function WithPasskey({ safeRedirect }: { safeRedirect: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const arrive = useArrive(safeRedirect)
  async function enter(): Promise<void> {
    setIsBusy(true)
    const outcome = await signInWithPasskey()
    setIsBusy(false)
    if (outcome === 'cancelled') return toast(authTexts.noPasskey)
    if (!outcome.ok) return toastFailure(outcome.failure)
    track('login', { method: 'passkey' })
    await arrive(authTexts.signedIn)
  }
  return (
    <Button
      look="secondary"
      size="large"
      icon={<Fingerprint size={20} aria-hidden />}
      isBusy={isBusy}
      onClick={() => void enter()}
    >
      {isBusy ? authTexts.loading : authTexts.withPasskey}
    </Button>
  )
}

async function signInWithPasskey(): Promise<Outcome<unknown> | 'cancelled'> {
  const begun = await call('POST /api/auth/passkey/options')
  if (!begun.ok) return begun
  const asked = await askForPasskey(begun.answer.options)
  if ('why' in asked) return 'cancelled'
  return call('POST /api/auth/passkey', { body: { credential: asked.credential } })
}

function WithProvider({ name, safeRedirect }: { name: string; safeRedirect: string }) {
  const [isBusy, setIsBusy] = useState(false)
  async function leave(): Promise<void> {
    setIsBusy(true)
    const outcome = await call('POST /api/auth/oidc', { body: { back: safeRedirect } })
    if (outcome.ok) return window.location.assign(outcome.answer.url)
    setIsBusy(false)
    toastFailure(outcome.failure)
  }
  return (
    <Button look="secondary" size="large" isBusy={isBusy} onClick={() => void leave()}>
      {isBusy ? authTexts.loading : authTexts.withProvider(name)}
    </Button>
  )
}
