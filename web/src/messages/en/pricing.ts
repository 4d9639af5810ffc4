export const pricingTexts = {
  pageTitle: 'Pricing | Plotluck',
  pageDescription:
    'Plotluck is free for three rounds of recipes a week. Premium is $7.99 a month or $72 a year.',
  title: 'Plans that grow with you',
  text: 'Start free and stay free, or let Plotluck plan the whole week.',
  perMonth: 'per month',
  perYear: 'per year',
  forever: 'for as long as you like',
  signUp: 'Create a free account',
  refund: 'Premium comes with a 7-day money-back guarantee on the first purchase.',
  free: {
    name: 'Free',
    price: '$0',
    features: ['3 recipe generations per week', '3 recipes each time', 'Storage tips for what you picked'],
  },
  monthly: {
    name: 'Monthly',
    price: '$7.99',
    features: [
      'Unlimited generations',
      'Saved recipes',
      'Meal-planning calendar',
      'Nutrition information',
      'Recipe history search',
      'PDF export',
      'Priority generation',
      'Advanced filters',
      'Use-It-First zero-waste menu builder',
    ],
  },
  annual: {
    name: 'Annual',
    price: '$72',
    badge: '2.5 months free',
    saving: 'Saves $24 a year, equal to $6 per month',
    features: ['Everything in Monthly', 'One payment a year'],
  },
}
