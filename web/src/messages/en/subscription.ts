const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** A subscription in words: on the settings and in the test portal. */
export const subscriptionTexts = {
  plans: { monthly: 'Premium, monthly', annual: 'Premium, annual' },
  prices: { monthly: '$7.99 per month', annual: '$72 per year' },
  states: { active: 'Active', ending: 'Ending', 'past-due': 'Payment failed', ended: 'Ended' },
  portal: {
    opening: 'Opening your subscription...',
    error: 'Error',
    failed: 'Failed to open customer portal.',
  },
  renews: (instant: string) => `Renews on ${day.format(new Date(instant))}.`,
  ends: (instant: string) => `Ends on ${day.format(new Date(instant))}. Until then you stay premium.`,
  pastDue: (instant: string) =>
    `The last payment failed. Please update your card; you stay premium until ${day.format(new Date(instant))}.`,
  lapsed: (instant: string) =>
    `The last payment failed, and what was paid for ended on ${day.format(new Date(instant))}. Pay it under Manage Subscription to be premium again.`,
  ended: (instant: string) =>
    `Ended on ${day.format(new Date(instant))}. Your saved recipes stay viewable, but no new ones can be saved.`,
}
