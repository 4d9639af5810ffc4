import type { UseItFirstMenu } from '@plotluck/contract'
import { invalidateEverywhere } from '../../api/invalidate-everywhere.ts'
import { call } from '../../api/client.ts'
import { addDays, todayOf } from '../../calendar/dates.ts'
import { menuTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

const slots = ['dinner', 'lunch'] as const

/** Saves the menu's recipes and plans them from today on: the first of a day for dinner, the second for lunch. Filled places stay as they are. */
export async function planMenu({ menu }: UseItFirstMenu): Promise<void> {
  const today = todayOf(new Date())
  let planned = 0
  for (const { day, pairedRecipes } of menu) {
    for (const [index, { recipe }] of pairedRecipes.entries()) {
      const slot = slots[index]
      const saved = await call('POST /api/saved-recipes', { body: { recipe_id: recipe.id } })
      if (!saved.ok || !slot) return toast({ ...menuTexts.planFailed, tone: 'destructive' })
      const placed = await call('POST /api/meal-plans', {
        body: { recipe_id: saved.answer.id, planned_date: addDays(today, day - 1), meal_type: slot },
      })
      if (placed.ok) planned += 1
      else if (placed.failure.code !== 'slot-taken')
        return toast({ ...menuTexts.planFailed, tone: 'destructive' })
    }
  }
  await invalidateEverywhere('saved', 'is-saved', 'meals', 'shopping')
  toast(menuTexts.planned(planned))
}
