/** How long a recipe may be. Beyond, it is no recipe for a home kitchen, or not one at all. */
export const bounds = {
  titleCharacters: 120,
  lines: 60,
  lineCharacters: 400,
  steps: 60,
  stepCharacters: 3000,
  leftoversCharacters: 400,
  servings: { least: 1, most: 24 },
} as const
