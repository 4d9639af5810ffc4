import { freeGenerationsPerWeek } from '@plotluck/contract/generation'
import { layoutTexts } from '../messages/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Progress } from '../ui/progress.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'

type HeaderAccountProps = {
  /** Unknown while the profile cannot be asked for. */
  person?: { userName: string; recipesUsed: number }
  isPremium: boolean
  onLogOut: () => void
}

/** The end of the header: free users see how much of the week is used, premium users a badge, and both the menu of their account. */
export function HeaderAccount({ person, isPremium, onLogOut }: HeaderAccountProps) {
  return (
    <div className={styles.end}>
      {person &&
        (isPremium ? (
          <Badge tint="squash">{layoutTexts.premium}</Badge>
        ) : (
          <RecipesUsed count={person.recipesUsed} />
        ))}
      <AccountMenu userName={person?.userName} isPremium={isPremium} onLogOut={onLogOut} />
    </div>
  )
}

function RecipesUsed({ count }: { count: number }) {
  const used = Number.isFinite(count) ? count : 0
  return (
    <div className={styles.used}>
      <Progress
        label={layoutTexts.recipesUsed(used, freeGenerationsPerWeek)}
        shortLabel={layoutTexts.recipesUsedShort(used, freeGenerationsPerWeek)}
        value={used}
        max={freeGenerationsPerWeek}
      />
    </div>
  )
}

/** Its shape while the profile is on its way. */
export function HeaderAccountPlaceholder() {
  return (
    <div className={styles.end} aria-busy="true">
      <span className="visually-hidden">{layoutTexts.loading}</span>
      <Skeleton width="5rem" height="1.75rem" />
      <Skeleton shape="pill" width="5.5rem" height="2.25rem" />
    </div>
  )
}
