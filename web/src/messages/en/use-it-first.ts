import { counted, duration, listed, number, plural } from '../format.ts'

export const menuTexts = {
  pageTitle: 'Use-It-First Menu Builder | Plotluck',
  title: 'Use-It-First Menu Builder',
  lead: 'Three days of meals from what you have, in the order that loses the least food.',
  generate: 'Generate Menu',
  none: { title: 'Add ingredients', text: 'Please add at least one ingredient to generate a menu.' },
  failed: { title: 'Error', text: 'Failed to generate menu. Please try again.' },
  success: { title: 'Menu generated!', text: 'Your 3-day zero-waste menu is ready.' },
  timeSaved: 'Time Saved',
  allCooking: (minutes: number, meals: number) =>
    `${counted(meals, { one: 'meal', other: 'meals' })} in ${duration(minutes)} of cooking`,
  timeOfDay: (day: number, minutes: number) => `Day ${number(day)}: ${duration(minutes)}`,
  wasteReduction: 'Waste Reduction',
  day: (day: number) => `Day ${day}`,
  minutes: duration,
  servings: (count: number) => counted(count, { one: 'serving', other: 'servings' }),
  shared: 'Shared preparation',
  unique: 'For this dish',
  view: 'View Full Recipe',
  nothing: 'Nothing has to be cooked this day.',
  free: 'Nothing has to go first: eat what you like.',
  guide: 'Storage & Substitution Guide',
  usedOn: (days: readonly number[]) =>
    days.length === 0
      ? 'not in this menu'
      : `${plural(days.length, { one: 'day', other: 'days' })} ${listed(days.map(number))}`,
  keeps: 'Keeps',
  used: 'Used on',
  instead: 'Substitutes',
  counted: 'How this is counted',
  usedFoods: 'What is used when',
  leftOut: 'Left out this time',
  plan: 'Put the menu into my planner',
  planned: (count: number) => ({
    title: count === 0 ? 'Nothing planned' : 'Menu planned',
    text:
      count === 0
        ? 'Dinner and lunch of these days are taken.'
        : plural(count, {
            one: 'One meal is in your planner.',
            other: `${number(count)} meals are in your planner.`,
          }),
  }),
  notPlanned: 'These found no free dinner or lunch and are not planned:',
  noPlace: (title: string, day: string) => `${title} (${day})`,
  toPlanner: 'Open the planner',
  toList: 'Shopping List',
  uses: (foods: readonly string[]) => `Uses ${listed(foods.map((food) => food.toLowerCase()))}`,
  coming: ['What spoils first', 'What keeps a little longer', 'What is left, so that nothing is wasted'],
  resultTitle: 'Your three days',
  planFailed: { title: 'Error', text: 'Failed to add meal to plan.' },
  planning: 'Choosing meals that use what spoils first ...',
  change: 'Change the ingredients',
  readyTitle: 'Ready to plan?',
  readyText: (chosen: number) =>
    `${counted(chosen, { one: 'food is', other: 'foods are' })} in your basket. “Generate Menu” plans three days from them.`,
  emptyTitle: 'What has to go first?',
  emptyText: 'Add what is ripe, opened or wilting, with amounts if you know them: “500 g spinach”.',
}
