export const analyticsTexts = {
  label: 'Counting visits',
  question: 'May we count this visit?',
  text: 'Which pages are opened and what is pressed, to see what helps. Never the list of your ingredients, your messages or your email address.',
  shared: 'The counts also go to the analytics service that the operator of this site uses.',
  more: 'Privacy',
  yes: 'Yes, count it',
  no: 'No',
  off: 'This site counts nothing.',
  refused: 'Your browser asks not to be tracked, so nothing is counted.',
}
