import { useState } from 'react'
import { call } from '../../api/client.ts'
import { authTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './auth-form.module.css'
import { useOidcName } from './oidc-name.ts'
import { toastFailure } from './toast-failure.ts'

/** Ways to sign in without a password, where there are any. */
export function OtherWays({ safeRedirect }: { safeRedirect: string }) {
  const provider = useOidcName()
  if (provider === '') return null
  return (
    <div className={styles.otherWays}>
      <p className={styles.or}>{authTexts.or}</p>
      <WithProvider name={provider} safeRedirect={safeRedirect} />
    </div>
  )
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
