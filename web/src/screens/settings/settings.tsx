import type { Profile } from '@plotluck/contract'
import { LogOut } from 'lucide-react'
import { requireSession, useSession } from '../../api/session.ts'
import { useLogOut } from '../../layout/use-log-out.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { ReadingPage } from '../../ui/reading-page.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { DataCard } from './data-card.tsx'
import { EventsCard } from './events-card.tsx'
import { HouseholdCard } from './household-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import styles from './settings.module.css'
import { SubscriptionCard } from './subscription-card.tsx'
import { TokensCard } from './tokens-card.tsx'
import { UnitsCard } from './units-card.tsx'

export const meta = () => [{ title: settingsTexts.pageTitle }, { name: 'robots', content: 'noindex' }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return <SettingsSkeleton />
}

export default function Settings() {
  const session = useSession()
  if (session.kind === 'signed-in') return <Cards profile={session.profile} />
  if (session.kind !== 'failed') return <SettingsSkeleton />
  return (
    <ReadingPage>
      <h1 className={styles.title}>{settingsTexts.title}</h1>
      <Failed retryLabel={settingsTexts.retry} onRetry={session.retry}>
        <p>{settingsTexts.failed}</p>
        <p>{session.failure.message}</p>
      </Failed>
    </ReadingPage>
  )
}

function Cards({ profile }: { profile: Profile }) {
  const logOut = useLogOut()
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title}>{settingsTexts.title}</h1>
        <Button look="secondary" icon={<LogOut size={20} aria-hidden />} onClick={() => void logOut()}>
          {settingsTexts.logOut}
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileCard key={profile.name} profile={profile} />
          <SubscriptionCard isPremium={profile.is_premium} />
          <HouseholdCard />
          <AppearanceCard />
          <UnitsCard />
          <PasswordCard />
        </div>
        <div className={styles.column}>
          <PasskeysCard />
          <SecondFactorCard />
          <SessionsCard />
          <TokensCard />
          <EventsCard />
          <DataCard />
          <DeletionCard />
        </div>
      </div>
    </div>
  )
}
