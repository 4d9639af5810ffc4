/** How long a recipe may be. Beyond, it is no recipe for a home kitchen, or not one at all. */
export const bounds = {
  titleCharacters: 120,
  lines: 40,
  lineCharacters: 200,
  steps: 30,
  stepCharacters: 1200,
  leftoversCharacters: 400,
  servings: { least: 1, most: 24 },
} as const
