import { counted } from '../format.ts'

export const helpTexts = {
  pageTitle: 'Help | Plotluck',
  pageDescription: 'How Plotluck works: a quick start, answers to fifteen questions, and how to reach us.',
  title: 'How can we help?',
  lead: 'Look up an answer, start in three steps, or write to us.',
  startTitle: 'Quick start',
  start: [
    {
      title: 'Say what you have',
      text: 'Tap vegetables from your harvest or type anything else: up to 20 ingredients.',
    },
    { title: 'Generate', text: 'Three recipes come back at once, each saying what you have and still need.' },
    {
      title: 'Review and cook',
      text: 'Read the recipe through, check it against your allergies, and enjoy.',
    },
  ],
  toKitchen: 'Open your kitchen',
  faqTitle: 'Questions and answers',
  searchLabel: 'Search the answers',
  searchPlaceholder: 'e.g. cancel, allergies, storage',
  found: (count: number) => counted(count, { one: 'answer', other: 'answers' }),
  nothingTitle: 'No answer fits that',
  nothingText: 'Try another word, or write to us below.',
  showAll: 'Show all answers',
  contactTitle: 'Still stuck?',
  contactText: 'Write to us. We usually answer within 24 hours on weekdays.',
  faq: [
    {
      title: 'How does Plotluck work?',
      content:
        'You pick or type the ingredients you have, and get three recipe suggestions at once. Each one shows which ingredients you already have and which are still needed.',
    },
    {
      title: 'How many recipes can I get for free?',
      content:
        'The free plan gives you 3 recipe generations per week, with three recipes each. The limit resets every 7 days from first use: the week begins with your first generation.',
    },
    {
      title: 'What does Premium add?',
      content:
        'Unlimited generations, saved recipes, a meal-planning calendar with its shopping list, nutrition information, recipe history search, PDF export, priority generation, advanced filters and the Use-It-First zero-waste menu builder.',
    },
    {
      title: 'What does Premium cost?',
      content:
        'Monthly is $7.99 per month. Annual is $72 per year, which is $6 per month: you save 25% against paying by the month.',
    },
    {
      title: 'Are the recipes safe to cook?',
      content:
        'Every recipe is checked for allergens, safe temperatures and steps that add up before you see it. Recipes are AI-generated all the same: review each one for safety and allergies before cooking, and cook meat, fish and eggs through.',
    },
    {
      title: 'I have an allergy. What should I look out for?',
      content:
        'Each recipe lists the US and EU allergens found in its ingredients and what may contain traces. It cannot know the brand in your cupboard, so read its label, and never rely on a recipe alone where an allergy is severe.',
    },
    {
      title: 'How many ingredients can I enter?',
      content:
        'Up to 20 at a time, each up to 50 characters long. Staples such as salt, pepper and oil need not be entered.',
    },
    {
      title: 'What do Peak, Good and Use Soon mean?',
      content:
        'They say how a vegetable usually stands after the harvest: at its best, fine for some days, or to be cooked first. Your own eyes and nose know better.',
    },
    {
      title: 'How should I store what I do not cook today?',
      content:
        'Choose your ingredients on the dashboard, and a storage tip for each appears beside them, with how long it keeps.',
    },
    {
      title: 'What is Use-It-First?',
      content:
        'A 3-day menu that cooks what spoils first. It pairs recipes that share their preparation and says how much would have gone to waste without it. It is part of Premium.',
    },
    {
      title: 'How do I plan a week?',
      content:
        'Save recipes with Premium, then put them into the breakfast, lunch, dinner and snack slots of the meal planner. The shopping list adds up what the week needs.',
    },
    {
      title: 'Who is Harvest?',
      content:
        'Harvest is the cooking assistant behind the round button on the dashboard: ask it what goes with what, how to store something, or how to rescue a sauce.',
    },
    {
      title: 'How do I cancel Premium?',
      content:
        'Open your settings and press Manage Subscription. You keep Premium until the end of the billing period. After that, saved recipes stay viewable but no new ones can be saved.',
    },
    {
      title: 'Can I get a refund?',
      content:
        'Yes: there is a 7-day money-back guarantee on the first purchase. Write to us, and the refund arrives within 5-10 business days.',
    },
    {
      title: 'How do I take my data with me, or delete my account?',
      content:
        'Both are in your settings: one button downloads everything we keep about you as a file, another deletes the account. The data of a deleted account is removed within 30 days; payment records are kept for 7 years.',
    },
  ],
}
