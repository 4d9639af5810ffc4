/** The numbers of a household. No schema code stands here, so a page that needs them carries nothing else. */

/** How many people one household has. */
export const maxHouseholdPeople = 12
/** Characters of a person's name. */
export const maxPersonNameLength = 40
/** Foods that one person dislikes. */
export const maxDislikes = 20
/** Servings that a recipe can be cooked for. */
export const maxServings = 24
