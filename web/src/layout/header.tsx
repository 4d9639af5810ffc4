import { freeGenerationsPerWeek } from '@plotluck/contract/generation'
import { Bookmark, CalendarDays, Leaf } from 'lucide-react'
import { isAddress } from '../addresses.ts'
import { layoutTexts } from '../messages/index.ts'
import { Badge } from '../ui/badge.tsx'
import { IconLink } from '../ui/icon-button.tsx'
import { Progress } from '../ui/progress.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

type HeaderProps = { userName: string; recipesUsed: number; isPremium: boolean; onLogOut: () => void }

const links = [
  { to: '/saved', label: layoutTexts.saved, Icon: Bookmark, isPremiumOnly: false },
  { to: '/meal-planner', label: layoutTexts.mealPlanner, Icon: CalendarDays, isPremiumOnly: true },
  { to: '/use-it-first', label: layoutTexts.useItFirst, Icon: Leaf, isPremiumOnly: true },
].filter((link) => isAddress(link.to))

/** The header of signed-in screens. Free users see how much of the week is used, premium users a badge. What belongs to the account stands under the initial. */
export function Header({ userName, recipesUsed, isPremium, onLogOut }: HeaderProps) {
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.inside}>
        <Logo />
        <div className={styles.person}>
          <p className={styles.welcome}>{layoutTexts.welcome(userName)}</p>
          {isPremium ? (
            <Badge tint="squash">{layoutTexts.premium}</Badge>
          ) : (
            <RecipesUsed count={recipesUsed} />
          )}
        </div>
        <nav className={styles.end} aria-label={layoutTexts.mainNavigation}>
          {links.map(
            ({ to, label, Icon, isPremiumOnly }) =>
              (isPremium || !isPremiumOnly) && (
                <IconLink key={to} to={to} label={label}>
                  <Icon size={22} aria-hidden />
                </IconLink>
              ),
          )}
          <AccountMenu userName={userName} onLogOut={onLogOut} />
        </nav>
      </div>
    </header>
  )
}

function RecipesUsed({ count }: { count: number }) {
  const used = Number.isFinite(count) ? count : 0
  return (
    <div className={styles.used}>
      <Progress
        label={layoutTexts.recipesUsed(used, freeGenerationsPerWeek)}
        value={used}
        max={freeGenerationsPerWeek}
      />
    </div>
  )
}
