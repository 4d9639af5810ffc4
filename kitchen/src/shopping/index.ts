export type { Aisle } from './aisles.ts'
export { shoppingList } from './shopping-list.ts'
export type { PlannedMeal, ShoppableRecipe, ShoppingLine, ShoppingList } from './shopping-list.ts'
