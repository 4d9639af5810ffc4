/** The numbers and choices of a generation. No schema code stands here, so a page that needs them carries nothing else. */

/** How many ingredients one basket holds. */
export const maxIngredients = 20
/** Characters of one ingredient, as typed and trimmed. */
export const maxIngredientLength = 50
/** Characters of a list of ingredients that are typed or pasted at once. */
export const maxTypedLength = 2000

export const freeGenerationsPerWeek = 3
export const recipesPerGeneration = 3

export const dietaryFilters = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'keto', 'paleo'] as const
export const cuisineFilters = ['italian', 'mexican', 'asian', 'mediterranean', 'american', 'indian'] as const
export const maxTimeFilters = ['15', '30', '45', '60'] as const
export const difficultyFilters = ['Easy', 'Medium', 'Advanced'] as const
