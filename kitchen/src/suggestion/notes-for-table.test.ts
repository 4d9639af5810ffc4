import { expect, test } from 'vitest'
import type { RecipeNotes } from '../recipe/index.ts'
import { notesForTable } from './notes-for-table.ts'
import { suggest } from './suggest.ts'

const notes: RecipeNotes = {
  headnote: 'Quick on a weeknight. A little bacon makes it a meal.',
  yields: null,
  pan: null,
  goesWith: ['crusty bread', 'steamed rice', 'soft-boiled eggs', 'what the box brings'],
  variations: ['Use oyster sauce for half of the salt.', 'Soften it with coconut milk.'],
  tip: 'Grate parmesan over it. Stir often.',
}

test('without diets and allergies the notes of a dish stay as they are', () => {
  expect(notesForTable(notes, { ingredients: ['kale'] }, ['kale'])).toBe(notes)
})

test('a vegan table reads no note that names an animal food, and keeps the rest', () => {
  expect(notesForTable(notes, { ingredients: ['kale'], dietary: ['vegan'] }, ['kale'])).toMatchObject({
    headnote: 'Quick on a weeknight.',
    variations: ['Soften it with coconut milk.'],
    tip: 'Stir often.',
  })
  expect(
    notesForTable(notes, { ingredients: ['kale'], dietary: ['vegan'] }, ['kale']).goesWith,
  ).not.toContain('soft-boiled eggs')
})

test('a gluten-free table is offered no bread, and nothing that is not known', () => {
  const { goesWith } = notesForTable(notes, { ingredients: ['kale'], dietary: ['gluten-free'] }, ['kale'])
  expect(goesWith).toEqual(['steamed rice', 'soft-boiled eggs'])
})

const headnoteFor = (headnote: string, foods: readonly string[]): string =>
  notesForTable({ ...notes, headnote }, { ingredients: [...foods], dietary: ['vegan'] }, foods).headnote

test('a word for many foods means those of the dish, and a word that hardly ever means what is ruled out stays', () => {
  expect(headnoteFor('Half an hour turns hard fruit soft.', ['peach'])).toBe(
    'Half an hour turns hard fruit soft.',
  )
  expect(headnoteFor('Oats soak up the milk.', ['rolled oats', 'oat milk'])).toBe('Oats soak up the milk.')
  expect(headnoteFor('Cheese melts into it.', ['tomato'])).toBe('')
  expect(headnoteFor('Eat it with any meat.', ['tomato'])).toBe('')
})

test('an allergy of somebody at the table leaves out what may carry it', () => {
  const people = [{ name: 'Tom', allergens: ['egg' as const], diets: [], dislikes: [] }]
  const { goesWith } = notesForTable(notes, { ingredients: ['kale'], household: { people } }, ['kale'])
  expect(goesWith).not.toContain('soft-boiled eggs')
  expect(goesWith).toContain('steamed rice')
})

// Words of an outsider's list, without the harmless ones that hold them: coconut milk, apple butter.
const animal =
  /\b(bacon|ham|salami|beef|chicken|sausages?|tuna|sardines?|anchov\w+|eggs?|honey|yogurt|feta|parmesan|oyster sauce)\b/i
const wheat =
  /\b(crusty bread|sourdough|toast|baguette|pita|crackers?|bulgur|couscous|shortbread|rye bread|soy sauce)\b/i
const baskets = [
  ['tomato', 'zucchini', 'basil'],
  ['potato', 'leek', 'cream'],
  ['chickpeas', 'spinach'],
  ['cauliflower', 'potato', 'cumin'],
  ['mushroom', 'pasta', 'garlic'],
  ['kale', 'white beans'],
]

test.each([
  ['vegan', animal],
  ['gluten-free', wheat],
] as const)('no note of a %s recipe names what the filter rules out', (diet, words) => {
  const found = baskets.flatMap((ingredients) => {
    const result = suggest({ ingredients, dietary: [diet] }, { seed: 3, today: '2026-11-22' })
    const recipes = 'recipes' in result ? result.recipes : []
    expect(recipes.length).toBeGreaterThan(0)
    return recipes.flatMap(({ title, notes: own, leftovers }) =>
      [own?.headnote, ...(own?.goesWith ?? []), ...(own?.variations ?? []), own?.tip, leftovers]
        .filter((text) => words.test(text ?? ''))
        .map((text) => `${title}: ${text}`),
    )
  })
  expect(found).toEqual([])
})
