/** What holds between Plotluck and the people who use it. Each statement is true of the software as it is; change them together. */
export const termsTexts = {
  pageTitle: 'Terms | Plotluck',
  pageDescription:
    'The rules of using Plotluck: recipes, plans, payment, refunds and accounts, in plain words.',
  title: 'Terms of use',
  lead: 'Short, and in plain words. By using Plotluck you agree to them.',
  sections: [
    {
      title: 'Who may use Plotluck',
      paragraphs: [
        'You must be at least 13 years old. One account is for one person; keep its password to yourself.',
        'Do not use Plotluck to harm others, to break into it, or to put more load on it than a person cooking would.',
      ],
    },
    {
      title: 'Recipes are AI-generated: review before cooking',
      paragraphs: [
        'Recipes are AI-generated. Review every one for safety and allergies before you cook it. Plotluck checks allergens, temperatures and amounts, but it cannot see your kitchen, read your labels or know your health.',
        'Figures for nutrition and shelf life are computed from public tables and are estimates. They are no medical advice.',
        'You cook at your own judgement: when food looks, smells or feels wrong, do not eat it.',
      ],
    },
    {
      title: 'Plans and limits',
      paragraphs: [
        'The free plan gives 3 recipe generations per week; the limit resets every 7 days from first use. Each generation gives 3 recipes.',
        'Premium costs $7.99 per month or $72 per year and renews by itself until you cancel it.',
        'We tell you 30 days ahead when a price changes.',
      ],
    },
    {
      title: 'Cancelling and refunds',
      paragraphs: [
        'You can cancel at any time in your settings. You keep Premium until the end of the billing period; then your account goes back to the free plan. Saved recipes stay viewable but no new ones can be saved.',
        'Your first purchase comes with a 7-day money-back guarantee. Refunds take 5-10 business days.',
      ],
    },
    {
      title: 'Your account and your data',
      paragraphs: [
        "You can download or delete everything of yours in the settings. A deleted account's data is removed within 30 days. Payment records are kept for 7 years.",
        'What you type stays yours. We use it to answer you, and for nothing else.',
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        'We keep Plotluck running as well as we can, but it may be down or mistaken at times. As far as the law allows, we are not liable for what follows from that.',
        'When these terms change in a way that matters, we say so on this page before it applies.',
      ],
    },
  ],
  contactTitle: 'Questions',
  contactText: 'Write to us; we usually answer within 24 hours on weekdays.',
}
