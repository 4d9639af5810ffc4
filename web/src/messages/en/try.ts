import { listed } from '../format.ts'

export const tryTexts = {
  pageTitle: 'Cook something now | Plotluck',
  pageDescription: 'Type what you have and get three recipes at once, without an account.',
  title: 'What do you have?',
  lead: 'Three recipes come back at once. No account needed.',
  label: 'Your ingredients',
  hint: 'One, or several with commas between.',
  placeholder: 'e.g. eggs, spinach, half a lemon',
  foods: 'Foods',
  add: 'Add',
  chosen: 'What you have',
  unknown: 'not known',
  remove: (name: string) => `Remove ${name}`,
  quick: 'Or tap what is ripe',
  submit: 'Find recipes',
  busy: 'Cooking Up Recipes...',
  none: 'Please name at least one ingredient.',
  results: 'Your three recipes',
  waiting: 'Three recipes are being written from what you have.',
  leftOut: (names: readonly string[]) => `We left out ${listed(names)}.`,
  absent: (names: readonly string[]) =>
    `${listed(names.map((name) => `“${name}”`))} keeps nothing out here: check these recipes for it.`,
  allergy: 'With a free account you tell us an allergy once, and no recipe holds it.',
  steps: 'How to cook it',
  review: 'AI-Generated Recipe - Review Before Cooking',
  keep: {
    title: 'Keep these three',
    text: 'A free account saves them for you, remembers your basket and keeps to the allergies at your table.',
    action: 'Sign up free',
  },
  limit: 'That was plenty for a visit. With a free account you go on right away.',
}
