import type { AccountSession } from '@plotluck/contract'
import { Laptop, Terminal } from 'lucide-react'
import { settingsTexts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Loaded } from './loaded.tsx'
import styles from './sessions-card.module.css'
import { useSessions } from './use-sessions.ts'

const texts = settingsTexts.sessions

/** Where the account is signed in, and the way to end it there. */
export function SessionsCard() {
  const { query, ending, end } = useSessions()
  return (
    <Section title={texts.title}>
      <Loaded query={query} texts={texts}>
        {(sessions) => <Sessions sessions={sessions} ending={ending} onEnd={(id) => void end(id)} />}
      </Loaded>
    </Section>
  )
}

type SessionsProps = {
  sessions: readonly AccountSession[]
  ending: string | undefined
  onEnd: (id: string) => void
}

function Sessions({ sessions, ending, onEnd }: SessionsProps) {
  const isAlone = sessions.every(({ is_this }) => is_this)
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} isEnding={ending === session.id} onEnd={onEnd} />
        ))}
      </ul>
      {isAlone ? (
        <p className={styles.soft}>{texts.alone}</p>
      ) : (
        <Button look="secondary" isBusy={ending === 'others'} onClick={() => onEnd('others')}>
          {ending === 'others' ? texts.endingOthers : texts.endOthers}
        </Button>
      )}
    </>
  )
}

type DeviceProps = { session: AccountSession; isEnding: boolean; onEnd: (id: string) => void }

function Device({ session: { id, kind, name, last_seen_at, is_this }, isEnding, onEnd }: DeviceProps) {
  const Picture = kind === 'program' ? Terminal : Laptop
  const called = name ?? texts.unnamed[kind]
  return (
    <li className={styles.session}>
      <Picture size={20} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>{called}</p>
        <p className={styles.soft}>{texts.lastSeen(last_seen_at)}</p>
      </div>
      {is_this ? (
        <Badge tint="leaf">{texts.thisDevice}</Badge>
      ) : (
        <Button
          look="secondary"
          aria-label={texts.endOne(called)}
          isBusy={isEnding}
          onClick={() => onEnd(id)}
        >
          {isEnding ? texts.ending : texts.end}
        </Button>
      )}
    </li>
  )
}
