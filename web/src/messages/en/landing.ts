export const landingTexts = {
  pageTitle: 'Plotluck: turn what you grow into what you cook',
  pageDescription:
    'Type what you picked this morning or what is left in the fridge, and get three recipes that use it, at once.',
  badge: 'Garden to Table in Minutes',
  title: 'Turn what you grow into what you cook.',
  text: 'Tell Plotluck what is ripe, what is wilting and what is left in the fridge. Three recipes come back at once, each saying what you have and what you still need.',
  start: 'Start cooking',
  startNote: 'Free: three rounds of recipes every week. No card needed.',
  tryFirst: 'Try it without an account',
  stepsTitle: 'How It Works',
  steps: {
    type: {
      title: 'Type what you have',
      text: 'Tap the vegetables you pulled up today, or type anything from the fridge and the cupboard.',
    },
    get: {
      title: 'Get three recipes instantly',
      text: 'Three different dishes, each checked for allergens, safe temperatures and steps that add up.',
    },
    cook: {
      title: "Cook what's fresh",
      text: 'Storage tips say what keeps and what will not, so that the harvest ends on plates and not on the compost.',
    },
  },
  exampleFoods: [
    { name: 'Tomatoes', picture: 'tomato' },
    { name: 'Zucchini', picture: 'zucchini' },
    { name: 'Basil', picture: 'basil' },
    { name: 'Eggplant', picture: 'eggplant' },
    { name: 'Onions', picture: 'onion' },
  ],
  storyTitle: 'It began with too many zucchini',
  story: [
    'One August the garden gave more than we could eat. Zucchini on every windowsill, tomatoes splitting in the bowl, and every evening the same question: what do I make of all this?',
    'Recipe sites wanted a dish first and a shopping trip second. We had it the other way round: the food was there, only the idea was missing. And every week something we had watered for months went to the compost.',
    'So we built the thing we needed. You say what you have; it says what you can cook, tonight.',
  ],
  storySign: 'The gardener behind Plotluck',
  closingTitle: 'Something is ripe right now.',
  closingText: 'It takes a minute to sign up, and the first recipes are there before the water boils.',
  closingAction: 'Find your recipes',
}
