import {
  ChevronDown,
  CircleHelp,
  Leaf,
  LogOut,
  type LucideIcon,
  Settings,
  Sparkles,
  UsersRound,
} from 'lucide-react'
import { useId, useRef } from 'react'
import { NavLink } from 'react-router'
import { layoutTexts } from '../messages/index.ts'
import styles from './account-menu.module.css'

type Entry = { to: string; label: string; Icon: LucideIcon; isFor?: 'free' | 'premium'; isOfPhone?: boolean }

const entries: readonly Entry[] = [
  { to: '/use-it-first', label: layoutTexts.useItFirst, Icon: Leaf, isFor: 'premium', isOfPhone: true },
  { to: '/household', label: layoutTexts.household, Icon: UsersRound },
  { to: '/settings', label: layoutTexts.settings, Icon: Settings },
  { to: '/pricing', label: layoutTexts.plans, Icon: Sparkles, isFor: 'free' },
  { to: '/help', label: layoutTexts.help, Icon: CircleHelp },
]

type AccountMenuProps = { userName: string | undefined; isPremium: boolean; onLogOut: () => void }

/** The greeting, which opens what is not among the screens: the browser closes it on Escape and on a press elsewhere. */
export function AccountMenu({ userName, isPremium, onLogOut }: AccountMenuProps) {
  const id = useId()
  const menu = useRef<HTMLUListElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <nav className={styles.account} aria-label={layoutTexts.mainNavigation}>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <Greeting userName={userName} />
        <ChevronDown size={18} aria-hidden />
      </button>
      <ul ref={menu} id={id} className={styles.menu} popover="auto">
        {entries
          .filter(({ isFor }) => isFor === undefined || (isFor === 'premium') === isPremium)
          .map(({ to, label, Icon, isOfPhone }) => (
            <li key={to} data-of-phone={isOfPhone}>
              <NavLink to={to} className={styles.entry ?? ''} onClick={close}>
                <Icon size={20} aria-hidden />
                {label}
              </NavLink>
            </li>
          ))}
        <li>
          <button type="button" className={styles.entry} onClick={onLogOut}>
            <LogOut size={20} aria-hidden />
            {layoutTexts.logOut}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function Greeting({ userName }: { userName: string | undefined }) {
  if (userName === undefined) return <span className={styles.name}>{layoutTexts.account}</span>
  return (
    <span className={styles.name}>
      <span className={styles.welcome}>{layoutTexts.welcome}</span> {userName}
    </span>
  )
}
