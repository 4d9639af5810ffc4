export const notFoundTexts = {
  pageTitle: 'Page not found | Plotluck',
  title: 'Nothing grows here',
  text: 'This page does not exist, or it has moved. One of these will get you back to the kitchen.',
  tryFirst: 'Try it without an account',
  signIn: 'Sign in',
  shortcuts: 'Shortcuts',
  home: { title: 'Home', text: 'Where it all starts' },
  dashboard: { title: 'Dashboard', text: 'Turn what you have into recipes' },
  chat: { title: 'Harvest chat', text: 'Ask the cooking assistant' },
  pricing: { title: 'Pricing', text: 'What each plan gives you' },
}
