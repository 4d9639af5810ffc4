import type { CookLogEntry, Sent } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { call } from '../api/client.ts'
import { invalidateEverywhere } from '../api/invalidate-everywhere.ts'
import { dayText, type CalendarDate } from '../calendar/dates.ts'
import { cookLogTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'

type Said = Sent<'PUT /api/recipes/{id}/cook-log/{cooked_on}'>['body']

const texts = cookLogTexts.log

/** The days on which a recipe was cooked, newest first, and the ways to note one, to say how it was, and to take it out again. */
export function useCookLog(recipeId: string) {
  const log = useQuery({
    queryKey: ['cook-log', recipeId],
    queryFn: async () => (await ask('GET /api/recipes/{id}/cook-log', { path: { id: recipeId } })).entries,
    staleTime: 0,
    retry: 1,
  })
  /** False when it could not be kept. */
  async function note(cooked_on: CalendarDate, said: Said): Promise<boolean> {
    const path = { id: recipeId, cooked_on }
    const outcome = await call('PUT /api/recipes/{id}/cook-log/{cooked_on}', { path, body: said })
    if (outcome.ok) await invalidateEverywhere('cook-log', 'meals')
    return outcome.ok
  }
  async function remove({ cooked_on, stars, note: words }: CookLogEntry): Promise<void> {
    const path = { id: recipeId, cooked_on }
    const outcome = await call('DELETE /api/recipes/{id}/cook-log/{cooked_on}', { path })
    if (!outcome.ok && outcome.failure.code !== 'not-found')
      return toast({ ...cookLogTexts.failed, tone: 'destructive' })
    await invalidateEverywhere('cook-log', 'meals')
    const putBack = () => void note(cooked_on, { stars, note: words })
    toast({
      ...texts.removed(dayOf(cooked_on)),
      action: { label: texts.undo, passes: true, onPress: putBack },
    })
  }
  return { log, note, remove }
}

/** A day of the log in the reader's language. */
export const dayOf = (date: CalendarDate): string =>
  dayText(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
