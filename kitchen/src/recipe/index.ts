export { type Cuisine, cuisines, difficulties, type Difficulty, maxTimes } from '../vocabularies/index.ts'
export * from './recipe.ts'
