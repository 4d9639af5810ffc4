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
  toKitchen: 'Go to your kitchen',
  toSettings: 'See your subscription',
}
