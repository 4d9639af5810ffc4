export {
  createIdentifyPremium,
  type IdentifyPremium,
  type IsPremium,
  premiumOnly,
} from './identify-premium.ts'
export { presentRecipe, type StoredRecipe } from './present-recipe.ts'
