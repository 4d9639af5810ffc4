import { listed, number, plural } from '../format.ts'

const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })

export const dashboardTexts = {
  pageTitle: 'Your kitchen | Plotluck',
  title: 'What did you pick today?',
  lead: 'Tap what you have, add the rest, and get three recipes at once.',
  loading: 'Loading your kitchen...',
  failed: 'Your kitchen did not load.',
  slow: 'Still loading: the connection is slow, or there is none.',
  basketMissing:
    'Your basket could not be loaded: there is no connection to Plotluck. What you choose here joins it later.',
  picker: {
    title: 'Your ingredients',
    chosen: (chosen: number, most: number) => `${number(chosen)} of ${number(most)} chosen`,
    noneChosen: 'Nothing chosen yet.',
    custom: 'Add an ingredient of your own',
    customPlaceholder: 'e.g. eggs, feta',
    add: 'Add',
    remove: (name: string) => `Remove ${name}`,
    clear: 'Clear all',
    added: (name: string) => `${name} added`,
    reading: (typed: readonly string[]) => `Reading ${listed(typed)} …`,
    unknown: 'not known',
    meant: (food: string) => `Did you mean ${food}?`,
    past: 'past its day',
    noRoom: (names: readonly string[]) => `No room for ${listed(names)}: 20 is the most.`,
    removed: (name: string) => `${name} removed`,
    suggestions: 'Foods',
    behind: 'Not saved to your account yet: we cannot reach Plotluck. Your basket stays on this device.',
    amounts: {
      title: 'Amounts and what to use soon',
      more: (food: string) => `More ${food}`,
      less: (food: string) => `Less ${food}`,
      soon: 'Use soon',
      soonOf: (food: string) => `Use soon: ${food}`,
      past: (date: string) => `Past its day: ${day.format(new Date(`${date}T12:00:00`))}`,
      keepsUntil: (date: string) => `Keeps until ${day.format(new Date(`${date}T12:00:00`))}`,
    },
    last: {
      title: 'Your last baskets',
      take: (names: readonly string[]) => `Take ${listed(names)} again`,
      short: (names: readonly string[]) =>
        names.length > 4
          ? `${names.slice(0, 3).join(', ')} and ${number(names.length - 3)} more`
          : listed(names),
    },
    atHome: {
      some: (names: readonly string[]) =>
        `Always at home: ${names.length > 5 ? `${names.slice(0, 4).join(', ')} and ${number(names.length - 4)} more` : listed(names)}.`,
      none: 'Salt, oil, rice?',
      change: 'Change',
      tell: 'Tell us what is always at home',
    },
    presets: 'Quick Add From Your Harvest',
    legend: 'Freshness',
    folded: { change: 'Change', name: 'Change your ingredients or the filters', filtered: 'with filters' },
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
    cooking: 'Your recipes are being written',
    arrived: (arrived: number, all: number, title: string) =>
      `Recipe ${number(arrived)} of ${number(all)}: ${title}`,
    leftOut: (names: readonly string[]) => `We left out ${listed(names)}.`,
    failedTitle: 'No recipes this time.',
    swap: {
      action: 'Swap',
      actionOf: 'Swap this one',
      busy: 'Finding...',
      free: 'You can swap each recipe once. Saving and planning are Premium.',
      plans: 'See the plans',
      isUsed: { title: 'Swapped once already', text: 'Premium swaps as often as you like.' },
      done: (title: string) => `In its place: ${title}`,
      failed: { title: 'Error', text: 'No other recipe was found. Please try again.' },
    },
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
      plural(chosen, {
        one: 'One ingredient is in your basket. Add more, or see what we make of it.',
        other: `${number(chosen)} ingredients are in your basket. Add more, or see what we make of them.`,
      }),
  },
}
