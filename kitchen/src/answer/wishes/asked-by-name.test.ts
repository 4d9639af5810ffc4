import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { dishesAskedByName } from './asked-by-name.ts'

const context = { today: '2026-11-26', seed: 1, previous: [], basket: [] }
const titles = (question: string): readonly string[] =>
  dishesAskedByName(question, context).map(({ title }) => title)

test.each([
  ['how to make hummus', 'Hummus'],
  ['How do I make ratatouille?', 'Ratatouille'],
  ['recipe for banana bread please', 'Banana Bread'],
  ['how do you make a really good carbonara', 'Spaghetti Carbonara'],
  ['How can I make a good lasagna for 6?', 'Lasagna'],
  ['coleslaw recipe', 'Cabbage Coleslaw'],
  ['how do you make shepherds pie', "Shepherd's Pie with Lamb"],
  ['how to make zucchini bread', 'Zucchini Bread'],
])('%s asks for %s', (question, title) => {
  expect(titles(question)[0]).toBe(title)
})

test.each([
  'how to make soup',
  'how to make rice less sticky',
  'how to make yogurt',
  'gluten free brownies recipe',
  'how to make lasagna for somebody with celiac disease',
  'how long does hummus keep',
  'how to make lasagna in a slow cooker',
  'how to make carbonara for ramadan',
  'how to make hummus without tahini',
])('%s asks for no one dish', (question) => {
  expect(titles(question)).toEqual([])
})

test('the recipe is told with what was written of how the dish is made', () => {
  const { text, topic, lookups } = answer('How do I make ratatouille?', context)
  expect(text).toMatch(/^I have a recipe for that: Ratatouille \(\d+ minutes\)\.\n\nRatatouille for 4/)
  expect([topic, lookups[0]?.facts[0]?.label]).toEqual(['recipes', 'Ratatouille'])
})

test('nobody is given a dish that somebody of the household must not eat', () => {
  const household = {
    people: [{ name: 'Ada', allergens: ['sesame' as const], diets: [], dislikes: [] }],
    servings: 2,
  }
  for (const { allergens } of dishesAskedByName('how to make hummus', { ...context, household }))
    expect([...allergens.us9, ...allergens.eu14]).not.toContain('sesame')
})
