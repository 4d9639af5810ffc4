import { Bookmark, CalendarDays, CookingPot, Leaf, Lock, MessageCircle, ShoppingBasket } from 'lucide-react'
import { NavLink } from 'react-router'
import { layoutTexts } from '../messages/index.ts'
import styles from './main-links.module.css'

const texts = layoutTexts.mainLinks
const links = [
  { to: '/dashboard', label: texts.kitchen, Icon: CookingPot, isPremiumOnly: false },
  { to: '/meal-planner', label: texts.plan, Icon: CalendarDays, isPremiumOnly: true },
  { to: '/shopping-list', label: texts.shop, Icon: ShoppingBasket, isPremiumOnly: true },
  { to: '/saved', label: texts.saved, Icon: Bookmark, isPremiumOnly: false, isLocked: true },
  { to: '/harvest-chat', label: texts.harvest, Icon: MessageCircle, isPremiumOnly: false },
  // A phone has room for five: there it stands in the menu of the account.
  { to: '/use-it-first', label: layoutTexts.useItFirst, Icon: Leaf, isPremiumOnly: true, isWideOnly: true },
]

/** A name with a lock: where it leads there is something to buy first. */
function Locked({ label }: { label: string }) {
  return (
    <span className={styles.locked}>
      {label}
      <Lock size={14} aria-label={texts.locked} role="img" />
    </span>
  )
}

/** The screens one comes and goes between, by name, the current one marked: on a phone at the lower edge, else in the header. */
export function MainLinks({ isPremium }: { isPremium: boolean }) {
  return (
    <nav className={styles.bar} aria-label={texts.name} data-print="no" data-bottom-bar>
      <ul className={styles.links}>
        {links
          .filter((link) => isPremium || !link.isPremiumOnly)
          .map(({ to, label, Icon, isLocked = false, isWideOnly }) => (
            <li key={to} data-wide-only={isWideOnly}>
              <NavLink to={to} className={styles.link ?? ''}>
                <Icon size={22} aria-hidden />
                {isLocked && !isPremium ? <Locked label={label} /> : label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
