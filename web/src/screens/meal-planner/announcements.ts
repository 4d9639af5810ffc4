import type { Announcements } from '@dnd-kit/core'
import type { MealPlan } from '@plotluck/contract'
import { plannerTexts } from '../../messages/index.ts'
import { findMeal, placeFrom } from './places.ts'
import { placeText } from './place-text.ts'

const texts = plannerTexts.drag

/** What a screen reader says while a meal is carried: which meal, over which place, and what stands there. */
export function announcementsOf(meals: readonly MealPlan[]): Announcements {
  const titleOf = (id: string | number) =>
    meals.find((meal) => meal.id === id)?.saved_recipe.recipe_title ?? ''
  return {
    onDragStart: ({ active }) => texts.pickedUp(titleOf(active.id)),
    onDragOver: ({ active, over }) => {
      const place = over && placeFrom(String(over.id))
      if (!place) return texts.nowhere
      const there = findMeal(meals, place)
      const title = there && there.id !== active.id ? there.saved_recipe.recipe_title : undefined
      return texts.over(placeText(place), title)
    },
    onDragEnd: ({ active, over }) => {
      const place = over && placeFrom(String(over.id))
      return place ? texts.dropped(titleOf(active.id), placeText(place)) : texts.cancelled(titleOf(active.id))
    },
    onDragCancel: ({ active }) => texts.cancelled(titleOf(active.id)),
  }
}
