import type { ApiRecipe } from '@plotluck/contract'
import { CircleCheck, Recycle } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { todayOf } from '../../calendar/dates.ts'
import { cookLogTexts } from '../../messages/index.ts'
import { HowWasIt } from '../../recipe-parts/how-was-it.tsx'
import { PlanDialog } from '../../recipe-parts/plan-dialog.tsx'
import { useCookLog } from '../../recipe-parts/use-cook-log.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './cooked-card.module.css'

type State = 'noting' | 'noted' | 'failed' | 'taken back'

/** Notes that the recipe was cooked today, which can be taken back, and asks how it was. */
export function CookedCard({ recipe }: { recipe: ApiRecipe }) {
  const { log, note, remove } = useCookLog(recipe.id)
  const [today] = useState(() => todayOf(new Date()))
  const [state, setState] = useState<State>('noting')
  const noteToday = async () => setState((await note(today, {})) ? 'noted' : 'failed')
  const noteOnce = useEffectEvent(noteToday)
  useEffect(() => void noteOnce(), [])
  const entry = log.data?.find(({ cooked_on }) => cooked_on === today)
  const takeBack = () => {
    setState('taken back')
    if (entry) void remove(entry)
  }
  const again = () => {
    setState('noting')
    void noteToday()
  }
  if (state === 'failed')
    return (
      <Failed retryLabel={cookLogTexts.retry} onRetry={again}>
        {cookLogTexts.notNoted}
      </Failed>
    )
  if (state === 'taken back' && !entry) return null
  return (
    <Card as="section" aria-labelledby="how-title">
      <div className={styles.card}>
        <h2 id="how-title" className={styles.title}>
          {cookLogTexts.title}
        </h2>
        {entry ? <HowWasIt entry={entry} onSay={note} /> : <Skeleton height="12rem" shape="block" />}
        <p className={styles.noted} role="status">
          <CircleCheck size={20} aria-hidden />
          {entry ? cookLogTexts.noted : cookLogTexts.noting}
        </p>
        <div className={styles.deeds}>
          <LeftoversButton recipe={recipe} />
          <Button look="ghost" disabled={!entry} onClick={takeBack}>
            {cookLogTexts.takeBack}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Puts what is left into the plan, for people who have one. */
function LeftoversButton({ recipe }: { recipe: ApiRecipe }) {
  const session = useSession()
  const [isPlanning, setIsPlanning] = useState(false)
  if (session.kind !== 'signed-in' || !session.profile.is_premium) return null
  return (
    <>
      <Button look="secondary" icon={<Recycle size={20} aria-hidden />} onClick={() => setIsPlanning(true)}>
        {cookLogTexts.leftovers}
      </Button>
      {isPlanning && <PlanDialog recipe={recipe} isLeftovers onClose={() => setIsPlanning(false)} />}
    </>
  )
}
