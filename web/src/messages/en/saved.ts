import { counted, listed, number, plural } from '../format.ts'

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', month: 'long', day: 'numeric' })

export const savedTexts = {
  pageTitle: 'Saved recipes | Plotluck',
  title: 'Saved recipes',
  lead: 'What you want to cook again.',
  historyTitle: 'Recipe history',
  historyLead: 'Every recipe that was ever suggested to you.',
  count: (total: number) => counted(total, { one: 'recipe', other: 'recipes' }),
  tabs: 'What to show',
  saved: 'Saved',
  history: 'History',
  day: (at: Date) => day.format(at),
  round: (at: Date) => time.format(at),
  roundFrom: (foods: readonly string[]) => `with ${listed(foods)}`,
  search: 'Search by title or ingredient',
  searchPlaceholder: 'Search recipes',
  sort: 'Sort by',
  sorts: { newest: 'Newest', name: 'Name', quickest: 'Quickest' },
  loading: 'Loading your recipes...',
  empty: 'No saved recipes yet',
  emptyText: 'Press “Save recipe” on a recipe you like, and it waits for you here.',
  emptyHistory: 'No recipes yet',
  emptyHistoryText: 'Tell us what you have, and every recipe we suggest is kept here, day by day.',
  generate: 'Find recipes',
  none: (words: string) => `Nothing here matches “${words}”`,
  noneText: 'Try a shorter word, or an ingredient instead of a title.',
  showAll: 'Show all recipes',
  view: 'View Details',
  remove: (title: string) => `Delete ${title}`,
  more: 'Show more',
  loadFailed: 'Failed to load saved recipes.',
  historyFailed: 'Your history did not load.',
  retry: 'Try again',
  confirm: {
    title: 'Delete this recipe?',
    text: (title: string) => `“${title}” will be removed from your collection.`,
    meals: (count: number) =>
      plural(count, {
        one: 'One planned meal uses it and goes with it.',
        other: `${number(count)} planned meals use it and go with it.`,
      }),
    delete: 'Delete',
    cancel: 'Keep it',
  },
  deleted: { title: 'Recipe deleted', text: 'The recipe has been removed from your collection.' },
  undo: 'Undo',
  undoFailed: { title: 'Error', text: 'The recipe could not be put back. It is in your history.' },
  deleteFailed: { title: 'Error', text: 'Failed to delete recipe.' },
}

export const savingTexts = {
  save: 'Save recipe',
  short: 'Save',
  isSaved: 'Saved',
  locked: 'Upgrade to save recipes!',
  saved: { title: 'Recipe saved!', text: 'You can view it in your saved recipes.' },
  failed: { title: 'Error', text: 'Failed to save recipe. Please try again.' },
}

export const premiumTexts = { title: 'Premium feature' }
