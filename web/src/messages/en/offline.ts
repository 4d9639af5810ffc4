/** Words about the connection, and about the version of the product that is kept for when there is none. */
export const offlineTexts = {
  note: 'You are offline. Your basket, saved recipes, week and shopping list are as they were when you last opened them.',
  newVersion: {
    title: 'A new version is ready',
    text: 'Reload when it suits you. What you typed is not saved.',
  },
  reload: 'Reload',
}
