const count = new Intl.NumberFormat()

export const dashboardTexts = {
  pageTitle: 'Your kitchen | Plotluck',
  title: 'What did you pick today?',
  lead: 'Tap what you have, add the rest, and get three recipes at once.',
  loading: 'Loading your kitchen...',
  picker: {
    title: 'Your ingredients',
    chosen: (chosen: number, most: number) => `${count.format(chosen)} of ${count.format(most)} chosen`,
    custom: 'Add an ingredient of your own',
    customPlaceholder: 'e.g. eggs, feta',
    add: 'Add',
    remove: (name: string) => `Remove ${name}`,
    clear: 'Clear all',
    added: (name: string) => `${name} added`,
    removed: (name: string) => `${name} removed`,
    presets: 'Quick Add From Your Harvest',
    legend: 'Freshness',
  },
  freshness: { peak: 'Peak', good: 'Good', aging: 'Use Soon', unknown: 'Unknown' },
  refusals: {
    'too-many': { title: 'Too many ingredients', text: 'Maximum 20 ingredients allowed' },
    'too-long': { title: 'Ingredient name too long', text: 'Maximum 50 characters allowed' },
    duplicate: { title: 'This ingredient is already in your list' },
    empty: { title: 'No ingredients selected', text: 'Please select at least one ingredient.' },
  },
  generate: {
    label: 'Generate Recipes',
    busy: 'Cooking Up Recipes...',
    noneChosen: 'Choose at least one ingredient.',
  },
  filters: {
    title: 'Advanced Filters',
    premium: 'Premium',
    locked: 'Upgrade to Premium to use advanced filters and customize your recipe generation',
    seePlans: 'See the plans',
    clear: 'Clear',
    any: 'Any',
    dietary: 'Dietary',
    dietaryNames: {
      vegetarian: 'Vegetarian',
      vegan: 'Vegan',
      'gluten-free': 'Gluten-free',
      'dairy-free': 'Dairy-free',
      keto: 'Keto',
      paleo: 'Paleo',
    },
    cuisine: 'Cuisine',
    cuisineNames: {
      italian: 'Italian',
      mexican: 'Mexican',
      asian: 'Asian',
      mediterranean: 'Mediterranean',
      american: 'American',
      indian: 'Indian',
    },
    maxTime: 'Cooking time',
    maxTimeNames: { '15': 'Under 15 min', '30': '15-30', '45': '30-45', '60': '45-60' },
    maxTimeHint: 'In minutes; no recipe takes longer than the upper number.',
    difficulty: 'Difficulty',
    difficultyNames: { Easy: 'Easy', Medium: 'Medium', Advanced: 'Advanced' },
  },
  side: {
    title: 'Selected Ingredients',
    empty: 'Your basket is empty.',
  },
  tips: {
    title: 'Storage Tips',
    empty: 'Select ingredients to see storage tips',
    failed: 'The storage tips did not load.',
  },
  results: {
    title: 'Your Recipe Suggestions',
    cooking: 'Your recipes are being written.',
    arrived: (arrived: number, all: number, title: string) =>
      `Recipe ${count.format(arrived)} of ${count.format(all)}: ${title}`,
    leftOut: (names: string) => `We left out ${names}.`,
    failedTitle: 'No recipes this time',
    kept: 'Your ingredients are still here, and nothing was counted twice.',
    retry: 'Try again',
    success: { title: 'Recipes generated!', text: 'Here are your delicious recipe suggestions.' },
    limit: { title: 'Weekly limit reached', text: 'Upgrade to premium for unlimited recipes!' },
    error: 'Error',
    failed: 'Failed to generate recipes. Please try again.',
    lost: 'The connection was lost while your recipes were being written. Please try again.',
  },
  welcome: {
    title: 'Welcome to your kitchen',
    text: 'Tap what you picked this morning, or type what is left in the fridge. Three recipes come back, each saying what you have and what you still need.',
  },
  ready: {
    title: 'Ready to Cook?',
    text: (chosen: number) =>
      chosen === 1
        ? 'One ingredient is in your basket. Add more, or see what we make of it.'
        : `${count.format(chosen)} ingredients are in your basket. Add more, or see what we make of them.`,
  },
}
