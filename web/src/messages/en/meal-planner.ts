import { counted, duration, listed, number, plural } from '../format.ts'

export const plannerTexts = {
  pageTitle: 'Meal planner | Plotluck',
  title: 'Meal planner',
  previous: 'Previous week',
  thisWeek: 'This Week',
  next: 'Next week',
  copy: 'Copy last week',
  shoppingList: 'Shopping List',
  earlier: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  mealCount: (meals: number) => (meals === 0 ? 'no meals' : counted(meals, { one: 'meal', other: 'meals' })),
  empty:
    'Nothing is planned this week yet: “Fill my week” suggests dinners, “+” takes one of your saved recipes.',
  slots: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
  add: 'Add',
  addTo: (slot: string, day: string) => `Add ${slot} on ${day}`,
  remove: (title: string) => `Remove ${title}`,
  servingsOf: (count: number) => (count === 1 ? '1 serving' : `${count} servings`),
  place: (day: string, slot: string) => `${day}, ${slot}`,
  carry: (title: string) => `Carry ${title}`,
  more: (title: string) => `More for ${title}`,
  cooked: 'Cooked',
  leftovers: 'Leftovers',
  removed: (title: string) => ({ title: 'Meal removed', text: title }),
  undo: 'Undo',
  gone: 'It was taken away in the meantime.',
  meal: {
    start: 'Start cooking',
    now: 'Cook now',
    swap: 'Swap for another dish',
    markCooked: 'Mark as cooked',
    unmarkCooked: 'Not cooked after all',
    leftovers: 'Plan its leftovers',
    servings: 'Servings',
    moveTo: 'Move to',
    close: 'Close',
    cookFailed: { title: 'Error', text: 'The meal could not be marked. Please try again.' },
  },
  swap: {
    title: (place: string) => `Another dish for ${place}`,
    looking: 'Looking for another dish',
    take: 'Take this one',
    another: 'Show another',
    saved: 'Choose a saved recipe',
    swapped: (title: string) => ({ title: 'Meal swapped', text: title }),
    close: 'Close',
  },
  fill: {
    action: 'Fill my week',
    title: 'Dinners for your week',
    looking: 'Choosing dinners that use what spoils first',
    lead: (isEmpty: boolean) =>
      isEmpty
        ? 'Your basket in the kitchen is empty, so these begin with what is in season. Swap what you do not fancy.'
        : 'What is in your basket and spoils first comes first. Swap what you do not fancy.',
    take: (count: number) => `Plan ${counted(count, { one: 'dinner', other: 'dinners' })}`,
    swap: (title: string) => `Swap ${title}`,
    swapShort: 'Swap',
    uses: (foods: readonly string[]) => `Uses your ${listed(foods)}`,
    bought: 'All of it to be bought',
    none: 'Every dinner that is left of this week is planned. Go to the next week to plan ahead.',
    failed: 'The dinners could not be chosen.',
    filled: (count: number) => ({
      title: 'Week filled',
      text: `${counted(count, { one: 'dinner is', other: 'dinners are' })} in your plan.`,
    }),
    cancel: 'Cancel',
  },
  drag: {
    role: 'meal to carry',
    howTo:
      'Press Enter or Space to pick the meal up, arrow keys to go to another day or slot, Enter or Space to put it down, Escape to leave it where it was.',
    pickedUp: (title: string) => `Picked up ${title}.`,
    over: (place: string, there: string | undefined) =>
      there === undefined ? `${place}.` : `${place}, where ${there} is planned.`,
    nowhere: 'Over no slot.',
    dropped: (title: string, place: string) => `${title} was put on ${place}.`,
    cancelled: (title: string) => `${title} stays where it was.`,
  },
  dialog: {
    title: 'Select a Recipe',
    search: 'Search your saved recipes',
    empty: 'No saved recipes yet',
    emptyText: 'Save a recipe first, then plan it here.',
    find: 'Find recipes',
    none: 'No saved recipe matches.',
    facts: (minutes: number, servings: number, ingredients: number) =>
      [
        duration(minutes),
        counted(servings, { one: 'serving', other: 'servings' }),
        counted(ingredients, { one: 'ingredient', other: 'ingredients' }),
      ].join(' · '),
    close: 'Close',
    more: 'Show more',
    failed: 'Your saved recipes could not be loaded.',
  },
  replace: {
    title: 'Replace the meal that is there?',
    text: (there: string | undefined, place: string, title: string) =>
      `${there === undefined ? 'Another meal' : `“${there}”`} is planned for ${place}. “${title}” would take its place.`,
    yes: 'Replace',
    no: 'Keep it',
  },
  added: { title: 'Meal added', text: 'Recipe added to your meal plan!' },
  addFailed: { title: 'Error', text: 'Failed to add meal to plan.' },
  removeFailed: { title: 'Error', text: 'Failed to remove meal.' },
  moveFailed: { title: 'Error', text: 'Failed to move meal.' },
  copied: (count: number) => ({
    title: count === 0 ? 'Nothing to copy' : 'Week copied',
    text:
      count === 0
        ? 'Last week has no meals for the places that are free.'
        : plural(count, { one: 'One meal was added.', other: `${number(count)} meals were added.` }),
  }),
  copyFailed: { title: 'Error', text: 'The week could not be copied. Please try again.' },
  list: (count: number) => ({
    title: 'Shopping List',
    text: `${counted(count, { one: 'unique ingredient', other: 'unique ingredients' })} for this week.`,
  }),
  listFailed: { title: 'Error', text: 'The shopping list could not be made. Please try again.' },
  loadFailed: 'Your plan could not be loaded.',
  retry: 'Try again',
}
