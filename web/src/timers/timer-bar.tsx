import { AlarmClock } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { cookTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import styles from './timer-bar.module.css'
import { asClock, expiredTimers, secondsLeft, type Timer } from './timers.ts'
import { useRinging } from './use-ringing.ts'
import { type TimerControl, useNow, useTimers } from './use-timers.ts'

const texts = cookTexts.timers

/** Every timer that runs in this browser, first the one that rings first. What has run out rings and is said until somebody answers it. */
export default function TimerBar({ isLarge }: { isLarge: boolean }) {
  const control = useTimers()
  const { timers } = control
  const now = useNow(timers.length > 0)
  const over = expiredTimers(timers, now)
  useRinging(over.length > 0)
  return (
    <>
      <div className="visually-hidden" role="alert">
        {over.map(({ name }) => texts.over(name)).join('. ')}
      </div>
      {timers.length > 0 && (
        <section
          className={styles.bar}
          aria-label={texts.title}
          data-large={isLarge || undefined}
          data-print="no"
        >
          <ul className={styles.timers}>
            {timers
              .toSorted((a, b) => a.endsAt - b.endsAt)
              .map((timer) => (
                <OneTimer key={timer.id} timer={timer} now={now} control={control} />
              ))}
          </ul>
        </section>
      )}
    </>
  )
}

type OneTimerProps = { timer: Timer; now: number; control: TimerControl }

function OneTimer({ timer, now, control }: OneTimerProps) {
  const { id, name, address } = timer
  const { pathname } = useLocation()
  const left = secondsLeft(timer, now)
  const isOver = left <= 0
  return (
    <li className={styles.timer} data-over={isOver}>
      <p className={styles.name}>
        <AlarmClock className={styles.icon} size={20} aria-hidden />
        {pathname === address ? <span>{name}</span> : <Link to={address}>{name}</Link>}
        {left < -30 && <span>{texts.ago(-left)}</span>}
      </p>
      <span role="timer" className={styles.clock}>
        {isOver ? texts.timeIsUp : asClock(left)}
      </span>
      <div className={styles.deeds}>
        <Button look="secondary" aria-label={texts.more(name)} onClick={() => control.prolong(id)}>
          {texts.moreShort}
        </Button>
        <Button
          look={isOver ? 'primary' : 'secondary'}
          aria-label={isOver ? texts.dismiss(name) : texts.stop(name)}
          onClick={() => control.stop(id)}
        >
          {isOver ? texts.dismissShort : texts.stopShort}
        </Button>
      </div>
    </li>
  )
}
