import { Bookmark, CalendarDays, CircleCheck, Clock, Leaf, ShoppingBasket } from 'lucide-react'
import { requireSession } from '../../api/session.ts'
import { successTexts } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LinkRow, RowCard } from '../../ui/card-row.tsx'
import styles from './success.module.css'
import { useConfirmation, type Confirmation } from './use-confirmation.ts'

export const meta = () => [{ title: successTexts.pageTitle }, { name: 'robots', content: 'noindex' }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return <Processing />
}

/** Where a checkout leads back to: asks whether the payment has arrived, and says what came of it. */
export default function Success() {
  const { confirmation, checkAgain } = useConfirmation()
  if (confirmation === 'processing') return <Processing />
  return <Done confirmation={confirmation} onCheckAgain={checkAgain} />
}

function Processing() {
  return (
    <div className={styles.screen} aria-busy="true">
      <span className={styles.waiting} aria-hidden>
        <Clock size={44} />
      </span>
      <h1 className={styles.title}>{successTexts.processing.title}</h1>
      <p role="status">{successTexts.processing.text}</p>
    </div>
  )
}

type DoneProps = { confirmation: Exclude<Confirmation, 'processing'>; onCheckAgain: () => void }

function Done({ confirmation, onCheckAgain }: DoneProps) {
  const isActive = confirmation === 'active'
  return (
    <div className={styles.screen}>
      <span className={styles.done} aria-hidden>
        <CircleCheck size={44} />
      </span>
      <h1 className={styles.title}>{successTexts.done.title}</h1>
      <p role="status">{isActive ? successTexts.done.active : successTexts.notice.text}</p>
      <div className={styles.actions}>
        <ButtonLink size="large" to="/dashboard">
          {successTexts.toKitchen}
        </ButtonLink>
        {!isActive && (
          <Button look="secondary" size="large" onClick={onCheckAgain}>
            {successTexts.checkAgain}
          </Button>
        )}
        <ButtonLink look={isActive ? 'secondary' : 'ghost'} size="large" to="/settings">
          {successTexts.toSettings}
        </ButtonLink>
      </div>
      {isActive && <News />}
    </div>
  )
}

const { plan, list, menu, saved } = successTexts.news
const news = [
  { to: '/meal-planner', ...plan, Icon: CalendarDays },
  { to: '/shopping-list', ...list, Icon: ShoppingBasket },
  { to: '/use-it-first', ...menu, Icon: Leaf },
  { to: '/saved', ...saved, Icon: Bookmark },
]

/** What was paid for, each a tap away. */
function News() {
  return (
    <div className={styles.news}>
      <RowCard title={successTexts.newForYou}>
        {news.map(({ to, title, text, Icon }) => (
          <LinkRow key={to} to={to} title={title} Icon={Icon} value={text} />
        ))}
      </RowCard>
    </div>
  )
}
