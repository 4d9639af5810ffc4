export const successTexts = {
  pageTitle: 'Payment | Plotluck',
  processing: {
    title: 'Processing Payment',
    text: 'One moment: we are asking whether your payment has arrived.',
  },
  done: {
    title: 'Payment Successful',
    active: 'Your subscription is active. Cook as often as you like.',
  },
  confirmed: {
    title: 'Welcome to Premium!',
    text: 'Your subscription is now active. Enjoy unlimited recipes!',
  },
  notice: {
    title: 'Notice',
    text: 'Your payment is processing. It may take a few moments to activate.',
  },
  checkAgain: 'Check again',
  newForYou: 'New for you',
  news: {
    plan: { title: 'Meal planner', text: 'A week of dinners from what you have' },
    list: { title: 'Shopping list', text: 'What the week still needs' },
    menu: { title: 'Use-It-First', text: 'Three days that cook what spoils first' },
    saved: { title: 'Saved recipes', text: 'Keep what you like to cook' },
  },
  toKitchen: 'Go to your kitchen',
  toSettings: 'See your subscription',
}
