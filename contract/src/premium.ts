/**
 * What only premium people may do, by the name that `details.feature` of a `premium-only` failure carries, with the
 * sentence that a person reads.
 */
export const premiumFeatures = {
  filters: 'Upgrade to Premium to use advanced filters and customize your recipe generation',
  'saving-recipes': 'Upgrade to save recipes!',
  'saved-recipes': 'Upgrade to access saved recipes!',
  history: 'Upgrade to search your recipe history!',
  'meal-planner': 'Upgrade to access meal planning!',
  'shopping-list': 'Upgrade to access your shopping list!',
  'use-it-first': 'Upgrade to access Use-It-First Menu Builder!',
  pdf: 'Upgrade to download recipes and plans as PDF!',
} as const
export type PremiumFeature = keyof typeof premiumFeatures
