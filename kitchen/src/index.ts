// What the kitchen hands out; what only its own topics need of each other stays behind their index.ts. What Harvest answers with is most of
// what there is to load, and is handed out apart, by answer/index.ts.
export { allFoods, cookName, findFood, type FoodName } from './foods/index.ts'
export { numberForms } from './lexicon/index.ts'
export { parseLine } from './lines/index.ts'
export { type Nutrition, nutritionOf } from './nutrition/index.ts'
export {
  type Check,
  type CheckedRecipe,
  type CheckKind,
  dishForms,
  dishPictures,
  type Household,
  type HouseholdMember,
  type RecipeDraft,
  type RecipeLine,
  type RecipePicture,
  type RecipeRequest,
  type ServingNutrition,
} from './recipe/index.ts'
export { allergensIn, recognise, type SplitFood, splitFoods, suggestNames } from './recognition/index.ts'
export { type Finding, review, type ReviewResult, unknownFoodCode } from './review/index.ts'
export { temperatureFor } from './safety/index.ts'
export { type ShoppingList, shoppingList } from './shopping/index.ts'
export {
  type Dinners,
  isBesideAMeal,
  keepingOf,
  leftOutBy,
  planDinners,
  servingsFor,
  suggest,
  type SuggestOptions,
  type Taste,
} from './suggestion/index.ts'
export { planUseItFirst, type UseItFirstPlan, type UseItFirstResult } from './use-it-first/index.ts'
export {
  type Cuisine,
  cuisines,
  type Diet,
  diets,
  difficulties,
  type Difficulty,
  type Us9Allergen,
} from './vocabularies/index.ts'
