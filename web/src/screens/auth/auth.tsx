import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { isSignedIn } from '../../api/accounts.ts'
import { queryClient } from '../../api/session.ts'
import { wayBack } from '../../api/way-back.ts'
import { authTexts } from '../../messages/index.ts'
import { useSearch } from '../../ui/use-search.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'

export const meta = () => [
  { title: authTexts.pageTitle },
  { name: 'description', content: authTexts.pageDescription },
]

export default function Auth() {
  const search = useSearch()
  const existing = useQuery({ queryKey: ['is-signed-in'], queryFn: isSignedIn, gcTime: 0 }, queryClient)
  const mode = search?.get('mode') === 'sign-up' ? 'signUp' : 'signIn'
  const way = wayBack(search ?? new URLSearchParams())
  if (existing.data === true) return <Navigate to={way} replace />
  return (
    <AuthCard title={authTexts[mode].title} text={authTexts[mode].text}>
      <AuthForm mode={mode} wayBack={way} />
    </AuthCard>
  )
}
