import { freeGenerationsPerWeek } from '@plotluck/contract/generation'
import { useSession } from '../../api/session.ts'

type WeekLeft = {
  readonly used: number
  readonly left: number
  /** When the next is free, where none is left. */
  readonly next: string | null
}

/** How many generations a free person has left in the week. Nothing for premium people, and while it is not known. */
export function useWeekLeft(): WeekLeft | undefined {
  const session = useSession()
  if (session.kind !== 'signed-in' || session.profile.is_premium) return undefined
  const { recipes_generated_this_week: used, next_generation_at: next } = session.profile
  return { used, left: Math.max(0, freeGenerationsPerWeek - used), next }
}
