export * from './allergens.ts'
export * from './diets.ts'
export * from './find-food.ts'
export * from './food.ts'
