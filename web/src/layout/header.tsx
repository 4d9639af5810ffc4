import { freeGenerationsPerWeek } from '@plotluck/contract/generation'
import { Leaf, LogOut, Settings } from 'lucide-react'
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

/** Beside the row of screens, which names the others. */
const links = [
  { to: '/use-it-first', label: layoutTexts.useItFirst, Icon: Leaf, isPremiumOnly: true },
  { to: '/settings', label: layoutTexts.settings, Icon: Settings, isPremiumOnly: false },
].filter((link) => isAddress(link.to))

/** The first row of the header of signed-in screens. Free users see how much of the week is used, premium users a badge. */
export function Header({ person, isPremium, onLogOut }: HeaderProps) {
  return (
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
          ({ to, label, Icon, isPremiumOnly }) =>
            (isPremium || !isPremiumOnly) && (
              <IconLink key={to} to={to} label={label} isNamed>
                <Icon size={22} aria-hidden />
              </IconLink>
            ),
        )}
        <IconButton label={layoutTexts.logOut} isNamed onClick={onLogOut}>
          <LogOut size={22} aria-hidden />
        </IconButton>
      </nav>
    </div>
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
