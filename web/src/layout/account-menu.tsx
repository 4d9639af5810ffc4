import { CircleHelp, CreditCard, LogOut, Settings, Users, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import { layoutTexts } from '../messages/index.ts'
import styles from './account-menu.module.css'

const texts = layoutTexts.account

type AccountMenuProps = { userName: string; onLogOut: () => void }

/**
 * The initial of a name, which opens what belongs to the account. A disclosure and not a `menu`: its links are reached by Tab, as everywhere.
 * It closes when a link is followed, by Escape, by a tap beside it and when the focus goes on.
 */
export function AccountMenu({ userName, onLogOut }: AccountMenuProps) {
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<string>()
  const { key } = useLocation()
  const isOpen = openAt === key
  useLeaving(frame, isOpen, () => setOpenAt(undefined), opener)
  return (
    <div ref={frame} className={styles.frame}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={texts.open(userName)}
        title={texts.open(userName)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <span className={styles.initial} aria-hidden>
          {initialOf(userName)}
        </span>
      </button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.entry}>
              <Icon size={20} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.entry} onClick={onLogOut}>
            <LogOut size={20} aria-hidden />
            {layoutTexts.logOut}
          </button>
        </li>
      </ul>
    </div>
  )
}

const links: readonly { to: string; label: string; Icon: LucideIcon }[] = [
  { to: '/settings', label: layoutTexts.settings, Icon: Settings },
  { to: '/household', label: texts.household, Icon: Users },
  { to: '/settings#subscription', label: texts.billing, Icon: CreditCard },
  { to: '/help', label: layoutTexts.help, Icon: CircleHelp },
]

/** The first letter of a name as people see it, be it of several code points. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** Calls `leave` when somebody turns to another part of the page; Escape leads back to what opened it. */
function useLeaving(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  leave: () => void,
  opener: RefObject<HTMLElement | null>,
): void {
  const go = useEffectEvent(leave)
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const goFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) go()
    }
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, goFromOutside, listening)
    const goByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      go()
      opener.current?.focus()
    }
    document.addEventListener('keydown', goByEscape, listening)
    return () => listening.abort()
  }, [isOpen, frame, opener])
}
