import type { Profile } from '@plotluck/contract'
import { LogOut } from 'lucide-react'
import { requireSession, useSession } from '../../api/session.ts'
import { useLogOut } from '../../layout/use-log-out.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { RowCard } from '../../ui/card-row.tsx'
import { Failed } from '../../ui/failed.tsx'
import { ReadingPage } from '../../ui/reading-page.tsx'
import { AboutRows } from './about-rows.tsx'
import { AppearanceRow } from './appearance-row.tsx'
import { DataRow } from './data-row.tsx'
import { EventsRow } from './events-row.tsx'
import { HouseholdRow } from './household-row.tsx'
import { DeletionRow } from './deletion-row.tsx'
import { PasskeysRow } from './passkeys-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorRow } from './second-factor-row.tsx'
import { SessionsRow } from './sessions-row.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import styles from './settings.module.css'
import { SubscriptionCard } from './subscription-card.tsx'
import { TokensRow } from './tokens-row.tsx'
import { UnitsRow } from './units-row.tsx'

const { groups } = settingsTexts

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
          <RowCard title={groups.kitchen}>
            <HouseholdRow />
            <AppearanceRow />
            <UnitsRow />
          </RowCard>
          <AboutRows />
        </div>
        <div className={styles.column}>
          <AccountRows />
        </div>
      </div>
    </div>
  )
}

function AccountRows() {
  return (
    <>
      <RowCard title={groups.signIn}>
        <PasswordRow />
        <PasskeysRow />
        <SecondFactorRow />
        <SessionsRow />
      </RowCard>
      <RowCard title={groups.account}>
        <DataRow />
        <DeletionRow />
      </RowCard>
      <RowCard title={groups.advanced}>
        <EventsRow />
        <TokensRow />
      </RowCard>
    </>
  )
}
