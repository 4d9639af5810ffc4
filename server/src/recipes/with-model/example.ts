/** The recipe that a model is shown as the form of its answer: real, and passed by the kitchen's own review. */
export const exampleRecipe = {
  title: 'Leek and Potato Soup',
  servings: 4,
  difficulty: 'Easy',
  ingredients: [
    '2 tbsp butter',
    '300 g leeks, sliced',
    '500 g potatoes, peeled and cubed',
    '1 l vegetable broth',
    '100 ml cream',
    'salt, to taste',
  ],
  steps: [
    {
      text: 'Melt the butter in a pot over medium heat and cook the leeks with a pinch of salt for 8 minutes, until soft but not brown.',
      minutes: 9,
    },
    {
      text: 'Add the potatoes and broth, bring to a boil, then simmer for 15 minutes, until a knife slides into the potatoes.',
      minutes: 20,
    },
    { text: 'Blend until smooth, stir in the cream and season with salt.', minutes: 4 },
  ],
} as const
