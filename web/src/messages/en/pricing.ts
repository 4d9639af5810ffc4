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
  yourPlan: 'Your plan',
  toKitchen: 'Go to your kitchen',
  busy: 'Opening checkout...',
  refund: 'Premium comes with a 7-day money-back guarantee on the first purchase.',
  free: {
    name: 'Free',
    price: '$0',
    lead: 'Three rounds of recipes a week, every week.',
    features: [
      '3 recipe generations per week',
      '3 recipes each time',
      'What you have and what you need, worked out for you',
      'Storage tips for what you picked',
      'Harvest, the cooking assistant',
    ],
  },
  monthly: {
    name: 'Monthly',
    price: '$7.99',
    lead: 'Everything, one month at a time.',
    choose: 'Choose Monthly',
    features: [
      'Unlimited generations',
      'Saved recipes',
      'Meal-planning calendar and shopping list',
      'Nutrition: calories, protein, carbs, fat',
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
    lead: 'A whole growing season, and the winter after it.',
    badge: '2.5 months free',
    saving: 'saves $24',
    perMonth: '$6 per month',
    choose: 'Choose Annual',
    switchTo: 'Switch to annual',
    features: ['Everything in Monthly', 'One payment a year', 'The same price, whatever the season'],
  },
  premium: {
    title: 'You are premium',
    text: 'Everything that Premium gives is yours already. Thank you!',
    manage: 'See your subscription',
  },
  household: {
    title: 'Everyone is premium here',
    text: 'Nothing is sold on this server: whoever runs it has opened everything to everyone.',
  },
  checkout: {
    starting: 'Redirecting to checkout...',
    failed: 'Failed to start checkout process.',
    error: 'Error',
    signInFirst: {
      title: 'Authentication required',
      text: 'Please sign in to upgrade to premium.',
    },
    blockedTitle: 'Your checkout is ready',
    blockedText: 'Your browser did not let us open a new tab.',
    blockedLink: 'Open the checkout',
  },
  testimonial: {
    title: 'Why it exists',
    quote:
      'I used to throw away a bowl of tomatoes a week in August. Now I type in what is on the counter, and by seven it is dinner.',
    by: 'The gardener behind Plotluck, who needed it first',
  },
  faqTitle: 'Questions about plans',
  faq: [
    {
      title: 'What happens to my recipes if I go back to the free plan?',
      content: 'After a downgrade, saved recipes stay viewable but no new ones can be saved.',
    },
    {
      title: 'Can I cancel at any time?',
      content:
        'Yes, in your settings. You keep premium until the end of the period you paid for, and then the free plan takes over.',
    },
    {
      title: 'Can I get my money back?',
      content:
        'Your first purchase has a 7-day money-back guarantee. A refund takes 5-10 business days to reach you.',
    },
    {
      title: 'Will the price change?',
      content: 'If it ever does, you are told 30 days ahead, and you can cancel before it applies.',
    },
    {
      title: 'When do my free generations come back?',
      content: 'The limit resets every 7 days from first use: three sets of recipes in each of those weeks.',
    },
  ],
}
