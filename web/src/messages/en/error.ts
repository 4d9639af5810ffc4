export const errorTexts = {
  title: 'Something went wrong',
  text: "We encountered an unexpected error. This has been logged and we'll fix it soon.",
  lostScript:
    'A part of this page did not load. The connection was lost, or Plotluck has a new version: reload the page to try again.',
  details: 'Technical details',
  toDashboard: 'Go to Dashboard',
  reload: 'Reload Page',
  contactLead: 'Still stuck?',
  contact: 'Contact support',
  unknownName: 'Error',
  unknownMessage: 'No further details are known.',
}
