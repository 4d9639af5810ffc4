export * from './allergens.ts'
export * from './diets.ts'
export * from './food.ts'
