import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate } from 'react-router'
import { track } from '../../analytics/track.ts'
import { isSignedIn } from '../../api/accounts.ts'
import { queryClient } from '../../api/session.ts'
import { safeRedirect } from '../../api/safe-redirect.ts'
import { publicPageMeta } from '../../layout/page-meta.ts'
import { authTexts } from '../../messages/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useSearch } from '../../ui/use-search.ts'
import styles from './auth.module.css'
import { AuthCard } from './auth-card.tsx'
import { CodeForm } from './code-form.tsx'
import { AuthForm } from './auth-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { useArrive } from './use-arrive.ts'

export const meta = () =>
  publicPageMeta({ title: authTexts.pageTitle, description: authTexts.pageDescription, path: '/auth' })

export default function Auth() {
  const search = useSearch()
  const [mailSentTo, setMailSentTo] = useState<string>()
  const [isCodeNeeded, setIsCodeNeeded] = useState(false)
  const existing = useQuery({ queryKey: ['is-signed-in'], queryFn: isSignedIn, gcTime: 0 }, queryClient)
  const mode = search?.get('mode') === 'sign-up' ? 'signUp' : 'signIn'
  useEffect(() => {
    document.title = mode === 'signUp' ? authTexts.signUpPageTitle : authTexts.pageTitle
  }, [mode])
  const way = safeRedirect(search ?? new URLSearchParams())
  if (existing.data === true)
    return search?.has('arrived') ? <Arrived way={way} /> : <Navigate to={way} replace />
  if (mailSentTo !== undefined) return <MailSent email={mailSentTo} onBack={() => setMailSentTo(undefined)} />
  if (isCodeNeeded) return <CodeForm safeRedirect={way} onAgain={() => setIsCodeNeeded(false)} />
  return (
    <AuthCard title={authTexts[mode].title} text={authTexts[mode].text}>
      <FailedLink code={search?.get('failed')} />
      <AuthForm
        mode={mode}
        safeRedirect={way}
        onMailSent={setMailSentTo}
        onCodeNeeded={() => setIsCodeNeeded(true)}
      />
      <OtherWays safeRedirect={way} />
      <ButtonLink look="secondary" to="/try">
        {authTexts.tryFirst}
      </ButtonLink>
    </AuthCard>
  )
}

/** Somebody who comes back from a provider, signed in. */
function Arrived({ way }: { way: string }) {
  const arrive = useEffectEvent(useArrive(way))
  useEffect(() => {
    track('login', { method: 'provider' })
    void arrive(authTexts.signedIn)
  }, [])
  return null
}

/** The account stands, and waits for the link in the mail; opening it signs in. */
function MailSent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <AuthCard title={authTexts.confirm.title} text={authTexts.confirm.text(email)}>
      <ButtonLink look="secondary" to="/auth" onClick={onBack}>
        {authTexts.confirm.back}
      </ButtonLink>
    </AuthCard>
  )
}

/** Why a link in a mail led here instead of signing in. */
function FailedLink({ code }: { code: string | null | undefined }) {
  if (code === null || code === undefined) return null
  const isKnown = Object.hasOwn(authTexts.failedLinks, code)
  const text = authTexts.failedLinks[isKnown ? (code as keyof typeof authTexts.failedLinks) : 'unexpected']
  return (
    <p className={styles.failedLink} role="alert">
      <CircleAlert size={22} aria-hidden />
      {text}
    </p>
  )
}
