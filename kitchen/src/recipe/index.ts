export { type Cuisine, cuisines, difficulties, type Difficulty, maxTimes } from '../vocabularies/index.ts'
export * from './recipe.ts'
export { type DishCut, type DishFinish, type DishForm, dishForms } from './dish-forms.ts'
