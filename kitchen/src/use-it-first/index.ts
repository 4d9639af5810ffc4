export { menuOfRecipes } from './menu-of-recipes.ts'
export type { RecipeMenu, StockAmount } from './menu-of-recipes.ts'
export { bestPlace, chanceStillGood, shelfLifeText } from './shelf-life.ts'
export type { Waiting } from './shelf-life.ts'
