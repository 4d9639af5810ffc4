/** Words of planning a recipe from wherever it is shown. */
export const planTexts = {
  action: 'Plan',
  actionOf: (title: string) => `Plan ${title}`,
  locked: 'Upgrade to access meal planning!',
  title: (title: string) => `Plan ${title}`,
  titleOfLeftovers: (title: string) => `Plan leftovers of ${title}`,
  day: 'Day',
  meal: 'Meal',
  today: 'Today',
  taken: (title: string) => `“${title}” is planned there.`,
  add: 'Add to plan',
  replace: 'Replace it',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading your plan...',
}

export const weekTexts = {
  unread: (text: string) => `“${text}” is no day that exists, so this is the current week.`,
}
