import type { ApiRecipe, Sent } from '@plotluck/contract'
import { Flag, ThumbsDown, ThumbsUp } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { track } from '../analytics/track.ts'
import { call } from '../api/client.ts'
import { recipeTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { toast } from '../ui/toast.tsx'
import styles from './feedback-card.module.css'
import { useCooking } from './use-cooking.ts'

// What checks its words is much for a recipe that nobody reports.
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type Rating = Sent<'POST /api/feedback'>['body']['rating']

const texts = recipeTexts.feedback

const ratings = [
  { value: 'helpful', label: texts.helpful, Icon: ThumbsUp },
  { value: 'unhelpful', label: texts.unhelpful, Icon: ThumbsDown },
] as const

type FeedbackCardProps = {
  recipe: Pick<ApiRecipe, 'id' | 'title'>
  /** What else is said of a dish once it was cooked. */
  children?: ReactNode
}

/** Whether the recipe helped, said once; and the way to say what is wrong with it. */
export function FeedbackCard({ recipe, children }: FeedbackCardProps) {
  const [isReporting, setIsReporting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { rating, rate } = useRating(recipe.id)
  const give = (given: Rating) => {
    // The buttons shut at once, and the focus may not go with them.
    heading.current?.focus({ preventScroll: true })
    void rate(given)
  }
  return (
    <Card as="section" aria-labelledby="feedback-title" data-print="no">
      <div className={styles.card}>
        <div>
          <h2 ref={heading} id="feedback-title" className={styles.title} tabIndex={-1}>
            {texts.title}
          </h2>
          <p className={styles.lead}>{texts.text}</p>
        </div>
        <div className={styles.actions}>
          {ratings.map(({ value, label, Icon }) => (
            <Button
              key={value}
              look="secondary"
              icon={<Icon size={20} aria-hidden />}
              aria-pressed={rating === value}
              disabled={rating !== undefined}
              onClick={() => give(value)}
            >
              {label}
            </Button>
          ))}
          <Button look="ghost" icon={<Flag size={20} aria-hidden />} onClick={() => setIsReporting(true)}>
            {texts.report}
          </Button>
        </div>
        {children}
      </div>
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog recipe={recipe} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** The rating is taken at once and remembered on this device; only one that the server could not keep can be given again. */
function useRating(recipeId: string): {
  rating: Rating | undefined
  rate: (rating: Rating) => Promise<void>
} {
  const [cooking, change] = useCooking(recipeId)
  const [given, setGiven] = useState<Rating>()
  async function rate(wanted: Rating): Promise<void> {
    setGiven(wanted)
    const outcome = await call('POST /api/feedback', { body: { recipe_id: recipeId, rating: wanted } })
    if (outcome.ok) {
      change({ rating: wanted })
      track('provide_feedback', { rating: wanted, recipe_id: recipeId })
      return toast(texts.success)
    }
    if (outcome.failure.code === 'not-signed-in') return toast({ ...texts.signIn, tone: 'destructive' })
    setGiven(undefined)
    toast({ ...texts.failed, tone: 'destructive' })
  }
  return { rating: given ?? cooking.rating, rate }
}
