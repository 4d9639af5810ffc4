export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealType = (typeof mealTypes)[number]

/** A meal is planned for so many at the most. */
export const mostServings = 24
