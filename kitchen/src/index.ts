export * from './foods/index.ts'
export * from './recipe/index.ts'
