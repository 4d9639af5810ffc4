export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealType = (typeof mealTypes)[number]

/** A meal is planned for so many at the most. */
export const mostServings = 24

/** So many meals are planned by one request at the most. */
export const mostMealsAtOnce = 28
