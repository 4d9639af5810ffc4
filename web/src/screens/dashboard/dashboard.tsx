import { requireSession, useSession } from '../../api/session.ts'
import { dashboardTexts, layoutTexts } from '../../messages/index.ts'
import { Failed } from '../../ui/failed.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { RecipeGenerator } from './recipe-generator.tsx'

export const meta = () => [{ title: dashboardTexts.pageTitle }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return <DashboardSkeleton />
}

export default function Dashboard() {
  const session = useSession()
  if (session.kind === 'failed')
    return (
      <>
        <h1 className="visually-hidden">{dashboardTexts.title}</h1>
        <Failed retryLabel={layoutTexts.retry} onRetry={session.retry}>
          {session.failure.message}
        </Failed>
      </>
    )
  if (session.kind !== 'signed-in') return <DashboardSkeleton />
  return <RecipeGenerator isPremium={session.profile.is_premium} />
}
