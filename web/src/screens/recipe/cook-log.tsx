import type { CookLogEntry } from '@plotluck/contract'
import { CircleCheck, X } from 'lucide-react'
import { useToday } from '../../calendar/use-today.ts'
import { cookLogTexts } from '../../messages/index.ts'
import { Stars } from '../../recipe-parts/stars.tsx'
import { dayOf, useCookLog } from '../../recipe-parts/use-cook-log.ts'
import { Button } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './cook-log.module.css'

const texts = cookLogTexts.log

/** When the recipe was cooked, how it was, and the notes for next time. */
export function CookLog({ recipeId }: { recipeId: string }) {
  const { log, note, remove } = useCookLog(recipeId)
  const today = useToday()
  const isToday = log.data?.some(({ cooked_on }) => cooked_on === today) === true
  async function noteToday(): Promise<void> {
    if (!(await note(today, {}))) toast({ ...cookLogTexts.failed, tone: 'destructive' })
  }
  return (
    <section className={styles.log} aria-labelledby="log-title">
      <h3 id="log-title" className={styles.title}>
        {texts.title}
      </h3>
      {log.isPending && <Waiting />}
      {log.error && !log.data && (
        <Failed retryLabel={cookLogTexts.retry} onRetry={() => void log.refetch()}>
          {texts.loadFailed}
        </Failed>
      )}
      {log.data && (
        <p className={styles.times}>{log.data.length === 0 ? texts.empty : texts.times(log.data.length)}</p>
      )}
      {log.data && log.data.length > 0 && (
        <ul className={styles.entries}>
          {log.data.map((entry) => (
            <Entry key={entry.cooked_on} entry={entry} onRemove={() => void remove(entry)} />
          ))}
        </ul>
      )}
      {log.data && !isToday && <CookedTodayButton onClick={() => void noteToday()} />}
    </section>
  )
}

/** As tall as the log of a recipe that was never cooked, so that nothing below moves from under a finger when the log comes. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="100%" shape="block" />
      <p className={styles.times}>{texts.empty}</p>
      <CookedTodayButton />
    </div>
  )
}

function CookedTodayButton({ onClick }: { onClick?: () => void }) {
  return (
    <div>
      <Button look="secondary" icon={<CircleCheck size={20} aria-hidden />} onClick={onClick}>
        {texts.cookedToday}
      </Button>
    </div>
  )
}

function Entry({ entry, onRemove }: { entry: CookLogEntry; onRemove: () => void }) {
  const day = dayOf(entry.cooked_on)
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.day}>
          {day} {entry.stars !== null && <Stars stars={entry.stars} />}
        </p>
        {entry.note !== null && <p className={styles.note}>{entry.note}</p>}
      </div>
      <IconButton label={texts.remove(day)} onClick={onRemove}>
        <X size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
