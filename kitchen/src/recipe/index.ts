export * from './recipe.ts'
