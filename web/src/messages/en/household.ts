import { counted, listed, number } from '../format.ts'
import { tableTexts } from './table.ts'

const people = { one: 'person', other: 'people' }

export const householdTexts = {
  pageTitle: 'Household | Plotluck',
  title: 'Who is at your table?',
  lead: 'We never suggest what somebody here cannot eat: not in recipes, not in menus, not in a talk with Harvest. Free for everyone.',
  loading: 'Loading your household...',
  failed: 'Your household did not load.',
  retry: 'Try again',
  empty: {
    title: 'Nobody here yet',
    text: 'Add yourself and whoever eats along. Tell us what each cannot eat, and no recipe will contain it.',
  },
  add: 'Add a person',
  change: (name: string) => `Change ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => ({
    title: `${name} removed`,
    text: 'New recipes may contain what they cannot eat.',
  }),
  undo: 'Undo',
  allergens: tableTexts.allergens,
  diets: tableTexts.diets,
  eatsAll: 'Eats everything',
  free: (what: string) => `No ${what.toLowerCase()}`,
  dislikes: (foods: readonly string[]) => `Dislikes ${listed(foods)}`,
  unknownDislikes: (foods: readonly string[]) => `We do not know ${listed(foods)}, so it keeps nothing away.`,
  servings: {
    title: 'How many are you cooking for?',
    follows: (count: number) =>
      count === 0
        ? 'Recipes are for four until you say otherwise.'
        : `As many as eat along: ${counted(count, people)}.`,
    said: (servings: number) => `New recipes are for ${counted(servings, people)}.`,
    fewer: 'One fewer',
    more: 'One more',
    value: (servings: number) => number(servings),
    reset: 'As many as eat along',
    failed: 'The number was not saved. Please try again.',
  },
  form: {
    add: 'Add a person',
    change: 'Change a person',
    close: 'Close',
    name: 'Name',
    namePlaceholder: 'e.g. Tom',
    nameRequired: 'Name required',
    allergens: 'Allergic to',
    allergensHint: 'We leave these out strictly, also where a label says “may contain”.',
    diets: 'Eats',
    dietsHint:
      '“Wheat” is wheat alone, “Gluten” rye and barley too. A gluten-free diet leaves out all of them.',
    dislikes: 'Does not like',
    dislikesHint: 'Foods, separated by commas.',
    dislikesPlaceholder: 'e.g. olives, mushrooms',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving...',
    failed: 'Not saved. Please try again.',
  },
  atHome: {
    title: 'Always at home',
    lead: 'What you never run out of. New recipes take it as there and do not ask you to buy it.',
    label: 'Add something you always have',
    placeholder: 'e.g. soy sauce',
    usual: 'Most kitchens have',
    add: (name: string) => `Add ${name}`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => ({
      title: `${name} removed`,
      text: 'New recipes no longer take it as there.',
    }),
    undo: 'Undo',
    full: 'That is the most we can keep: remove something first.',
    failed: 'What is always at home did not load.',
    error: 'Error',
  },
  error: 'Error',
  safety: 'We check recipes against lists of allergens and known foods.',
  severe: 'For a severe allergy read every label yourself.',
}
