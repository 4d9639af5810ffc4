import type { ApiRecipe } from '@plotluck/contract'
import { CalendarPlus, Lock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { planTexts, premiumTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

type PlanButtonProps = {
  recipe: Pick<ApiRecipe, 'id' | 'title'>
  /** For how many it is planned; as many as the recipe serves where it is not said. */
  servings?: number
  isPremium: boolean
}

/** Plans a recipe without its being saved first. Free people find it locked, and are told why when they press it. */
export function PlanButton({ recipe, servings, isPremium }: PlanButtonProps) {
  const [isPlanning, setIsPlanning] = useState(false)
  const press = () => {
    if (isPremium) return setIsPlanning(true)
    toast({ title: premiumTexts.title, text: planTexts.locked, tone: 'destructive' })
  }
  const Icon = isPremium ? CalendarPlus : Lock
  return (
    <>
      <Button
        look="secondary"
        icon={<Icon size={20} aria-hidden />}
        aria-label={planTexts.actionOf(recipe.title)}
        aria-disabled={!isPremium || undefined}
        {...(!isPremium && { title: planTexts.locked })}
        onClick={press}
      >
        {planTexts.action}
      </Button>
      {isPlanning && (
        <Suspense fallback={null}>
          <PlanDialog
            recipe={recipe}
            {...(servings !== undefined && { servings })}
            onClose={() => setIsPlanning(false)}
          />
        </Suspense>
      )}
    </>
  )
}
