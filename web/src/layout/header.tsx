import { freeGenerationsPerWeek } from '@plotluck/contract/generation'
import { Bookmark, CalendarDays, Leaf, LogOut, Settings } from 'lucide-react'
import { isAddress } from '../addresses.ts'
import { layoutTexts } from '../messages/index.ts'
import { Badge } from '../ui/badge.tsx'
import { IconButton, IconLink } from '../ui/icon-button.tsx'
import { Progress } from '../ui/progress.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

type HeaderProps = {
  /** Unknown while the profile cannot be asked for. */
  person?: { userName: string; recipesUsed: number }
  isPremium: boolean
  onLogOut: () => void
}

/** On a desktop those are named in words that the row of screens below does not name. On a phone the bar at the lower edge has some of them. */
const links = [
  { to: '/saved', label: layoutTexts.saved, Icon: Bookmark, isPremiumOnly: false, isInBar: true },
  {
    to: '/meal-planner',
    label: layoutTexts.mealPlanner,
    Icon: CalendarDays,
    isPremiumOnly: true,
    isInBar: true,
  },
  { to: '/use-it-first', label: layoutTexts.useItFirst, Icon: Leaf, isPremiumOnly: true, isNamed: true },
  { to: '/settings', label: layoutTexts.settings, Icon: Settings, isPremiumOnly: false, isNamed: true },
].filter((link) => isAddress(link.to))

/** The header of signed-in screens. Free users see how much of the week is used, premium users a badge. */
export function Header({ person, isPremium, onLogOut }: HeaderProps) {
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.inside}>
        <Logo />
        {person && (
          <div className={styles.person}>
            <p className={styles.welcome}>{layoutTexts.welcome(person.userName)}</p>
            {isPremium ? (
              <Badge tint="squash">{layoutTexts.premium}</Badge>
            ) : (
              <RecipesUsed count={person.recipesUsed} />
            )}
          </div>
        )}
        <nav className={styles.end} aria-label={layoutTexts.mainNavigation}>
          {links.map(
            ({ to, label, Icon, isPremiumOnly, isNamed = false, isInBar = false }) =>
              (isPremium || !isPremiumOnly) && (
                <span key={to} className={isInBar ? styles.wideOnly : styles.link}>
                  <IconLink to={to} label={label} isNamed={isNamed}>
                    <Icon size={22} aria-hidden />
                  </IconLink>
                </span>
              ),
          )}
          <IconButton label={layoutTexts.logOut} isNamed onClick={onLogOut}>
            <LogOut size={22} aria-hidden />
          </IconButton>
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
