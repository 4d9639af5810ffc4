import type { ApiRecipe } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ask } from '../api/ask.ts'
import { useSession } from '../api/session.ts'
import { useToday } from '../calendar/use-today.ts'
import { homeTexts as texts } from '../messages/index.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SwapButton } from './swap-button.tsx'

/** The way to another dish: in the plan where this one is planned for today, else one written in its place. */
export function SwapHere({ recipe }: { recipe: ApiRecipe }) {
  const navigate = useNavigate()
  const mealId = usePlannedToday(recipe.id)
  if (mealId === undefined)
    return <SwapButton recipe={recipe} onSwap={({ id }) => void navigate(`/recipe/${id}`)} />
  return (
    <ButtonLink
      look="secondary"
      icon={<RefreshCw size={20} aria-hidden />}
      to={`/meal-planner?swap=${mealId}`}
      aria-label={texts.swapNamed(recipe.title)}
    >
      {texts.swap}
    </ButtonLink>
  )
}

/** The meal of today's plan that is this recipe and is not cooked yet. */
function usePlannedToday(recipeId: string): string | undefined {
  const today = useToday()
  const session = useSession()
  const { data } = useQuery({
    queryKey: ['meals', today, today],
    queryFn: () => ask('GET /api/meal-plans', { query: { from: today, to: today } }),
    enabled: session.kind === 'signed-in' && session.profile.is_premium,
  })
  return data?.mealPlans.find(
    ({ is_cooked, recipe_id, saved_recipe }) =>
      !is_cooked && [recipe_id, saved_recipe.recipe_id].includes(recipeId),
  )?.id
}
