import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient, requireSession, useSession } from '../../api/session.ts'
import { basketQuery } from '../../ingredient-parts/basket-query.ts'
import { dashboardTexts, layoutTexts } from '../../messages/index.ts'
import { Failed } from '../../ui/failed.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import styles from './dashboard.module.css'
import { RecipeGenerator } from './recipe-generator.tsx'

export const meta = () => [{ title: dashboardTexts.pageTitle }]

/** Asks for the basket beside the profile: the kitchen is drawn once both are there, and nothing moves afterwards. */
export function clientLoader(opened: { request: Request }): Promise<null> {
  void queryClient.prefetchQuery(basketQuery)
  return requireSession(opened)
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <DashboardSkeleton />
}

export default function Dashboard() {
  const session = useSession()
  const { isPending, isLoadingError, refetch } = useQuery(basketQuery)
  const [isOpen, setIsOpen] = useState(false)
  // Once it is open nothing shuts it: a basket that is asked for again would take what is being typed.
  if (!isPending && !isOpen) setIsOpen(true)
  if (session.kind === 'failed')
    return (
      <>
        <h1 className="visually-hidden">{dashboardTexts.title}</h1>
        <Failed retryLabel={layoutTexts.retry} onRetry={session.retry}>
          {dashboardTexts.failed}
        </Failed>
      </>
    )
  if (session.kind !== 'signed-in' || (isPending && !isOpen)) return <DashboardSkeleton />
  return (
    <>
      {isLoadingError && (
        <div className={styles.missing}>
          <Failed retryLabel={layoutTexts.retry} onRetry={() => void refetch()}>
            {dashboardTexts.basketMissing}
          </Failed>
        </div>
      )}
      <RecipeGenerator isPremium={session.profile.is_premium} />
    </>
  )
}
