/** The numbers of a generation. No schema code stands here, so a page that needs them carries nothing else. */

/** How many ingredients one basket holds. */
export const maxIngredients = 20
/** Foods of the list of what is always at home. */
export const maxAlwaysAtHome = 50
/** Characters of one ingredient, as typed and trimmed. */
export const maxIngredientLength = 50
/** Characters of a list of ingredients that are typed or pasted at once. */
export const maxTypedLength = 2000

export const freeGenerationsPerWeek = 3
export const recipesPerGeneration = 3

/** The storage tip of everything the kitchen does not know. */
export const unknownStorageTip = 'Store in a cool, dry place away from direct sunlight.'
