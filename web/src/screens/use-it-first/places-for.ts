import type { MealPlan, MealType, UseItFirstMenu } from '@plotluck/contract'
import { addDays, type CalendarDate } from '../../calendar/dates.ts'

/** A meal of the menu with its place in the plan; without a slot when its day has none left. */
export type MenuPlace = {
  readonly recipe: { readonly id: string; readonly title: string }
  readonly date: CalendarDate
  readonly slot: MealType | undefined
}

/** A menu is for the main meals of a day, the first for the evening. */
export const mainMeals = ['dinner', 'lunch'] as const

/** A place for each meal of a menu that begins today and is not planned yet: dinner first, then lunch, as far as they are free. */
export function placesFor(
  { menu }: Pick<UseItFirstMenu, 'menu'>,
  planned: readonly MealPlan[],
  today: CalendarDate,
): readonly MenuPlace[] {
  return menu.flatMap(({ day, pairedRecipes }) => {
    const date = addDays(today, day - 1)
    const isTaken = (slot: MealType) =>
      planned.some(({ planned_date, meal_type }) => planned_date === date && meal_type === slot)
    const free = mainMeals.filter((slot) => !isTaken(slot))
    return pairedRecipes
      .filter(({ recipe }) => !planned.some((meal) => isOf(meal, recipe)))
      .map(({ recipe }, index) => ({ recipe, date, slot: free[index] }))
  })
}

const isOf = ({ saved_recipe }: MealPlan, { id }: { readonly id: string }): boolean =>
  saved_recipe.recipe_id === id
