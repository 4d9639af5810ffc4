import type { ApiRecipe } from '@plotluck/contract'
import { useMutation } from '@tanstack/react-query'
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

/** Notes that the recipe was cooked today, which can be taken back, and asks how it was. */
export function CookedCard({ recipe }: { recipe: ApiRecipe }) {
  const { log, note, remove } = useCookLog(recipe.id)
  const [today] = useState(() => todayOf(new Date()))
  const [isTakenBack, setIsTakenBack] = useState(false)
  const noting = useMutation({ mutationFn: () => note(today, {}) })
  const noteOnce = useEffectEvent(() => noting.mutate())
  useEffect(() => noteOnce(), [])
  const entry = log.data?.find(({ cooked_on }) => cooked_on === today)
  const takeBack = () => {
    setIsTakenBack(true)
    if (entry) void remove(entry)
  }
  if (noting.data === false)
    return (
      <Failed retryLabel={cookLogTexts.retry} onRetry={() => noting.mutate()}>
        {cookLogTexts.notNoted}
      </Failed>
    )
  if (isTakenBack && !entry) return null
  return (
    <Card as="section" aria-labelledby="how-title">
      <div className={styles.card}>
        <h2 id="how-title" className={styles.title}>
          {cookLogTexts.title}
        </h2>
        <div className={styles.deeds}>
          <p className={styles.noted} role="status">
            <CircleCheck size={20} aria-hidden />
            {entry ? cookLogTexts.noted : cookLogTexts.noting}
          </p>
          <Button look="secondary" disabled={!entry} onClick={takeBack}>
            {cookLogTexts.takeBack}
          </Button>
        </div>
        {entry ? <HowWasIt entry={entry} onSay={note} /> : <Skeleton height="12rem" shape="block" />}
        <LeftoversButton recipe={recipe} />
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
      <div>
        <Button look="secondary" icon={<Recycle size={20} aria-hidden />} onClick={() => setIsPlanning(true)}>
          {cookLogTexts.leftovers}
        </Button>
      </div>
      {isPlanning && <PlanDialog recipe={recipe} isLeftovers onClose={() => setIsPlanning(false)} />}
    </>
  )
}
