import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from './consent.ts'
import { track } from './track.ts'

const ConsentBar = lazy(() => import('./consent-bar.tsx'))

/** Notes which page is looked at, and asks once whether that may be, unless hands are busy. Stands at the very end of a page, where nothing moves when it appears. */
export function PageViews({ mayAsk = true }: { mayAsk?: boolean }) {
  const { pathname } = useLocation()
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'yes') track('page_view', { path: pageOf(pathname) })
  }, [consent, pathname])
  if (consent !== undefined || !mayAsk) return null
  return (
    <Suspense fallback={null}>
      <ConsentBar />
    </Suspense>
  )
}

/** The kind of page: '/recipe/{id}' for each recipe. */
const pageOf = (pathname: string): string =>
  pathname.replaceAll(/\/[\da-f]{8}-[\da-f-]{27}/g, '/{id}').slice(0, 200)
