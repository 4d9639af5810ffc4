import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test('nobody at the table gets an allergen, a broken diet, a dislike or a food that is not known', () => {
  const person = { name: 'Tom', allergens: [], diets: [], dislikes: [] }
  const at = (change: Partial<typeof person> | object, lines: readonly string[], step: string) =>
    reviewedStew({ lines, steps: [step], request: { household: { people: [{ ...person, ...change }] } } })
  expect(at({ allergens: ['milk'] }, ['50 g feta'], 'Crumble over the feta.').codes).toContain(
    'allergen-of-household',
  )
  expect(at({ allergens: ['sesame'] }, ['1 lb Lao Gan Ma'], 'Stir in the Lao Gan Ma.').codes).toContain(
    'unknown-food-for-household',
  )
  expect(at({ diets: ['vegan'] }, ['50 g feta'], 'Crumble over the feta.').verdict).toBe('refused')
  expect(at({ dislikes: ['mushrooms'] }, ['200 g mushrooms'], 'Stir in the mushrooms.').codes).toContain(
    'disliked-food',
  )
  expect(at({ allergens: ['milk'] }, ['1 carrot'], 'Stir in the carrot.').verdict).not.toBe('refused')
})

test('what a label promises to be free from is in no line', () => {
  const people = [{ name: 'Jo', allergens: ['peanuts' as const], diets: [], dislikes: [] }]
  const request = { household: { people } }
  const at = (line: string) => reviewedStew({ lines: [line], steps: ['Stir in the seed butter.'], request })
  expect(at('100 g sunflower seed butter, labelled free from peanuts and nuts').codes).not.toContain(
    'allergen-of-household',
  )
  expect(at('100 g sunflower seed butter with peanuts').codes).toContain('allergen-of-household')
})

test('what a line says is not in it is not in it, and what it is made of is', () => {
  const people = [{ name: 'Jo', allergens: [], diets: ['gluten-free' as const], dislikes: [] }]
  const request = { household: { people } }
  const verdictOf = (line: string) =>
    reviewedStew({ lines: [line], steps: ['Serve with the rice.'], request }).verdict
  expect(verdictOf("300 g glutinous rice (there's no gluten, it's only sticky)")).not.toBe('refused')
  expect(verdictOf('300 g rice with vital wheat gluten')).toBe('refused')
  expect(verdictOf('300 g spelt (there is no gluten in it)')).toBe('refused')
})

test.each([
  ['2 tbsp cashew cream', 'tree nuts'],
  ['1 cup hazelnut milk', 'tree nuts'],
  ['1 tsp almond extract', 'tree nuts'],
  ['1 tbsp hot sesame oil', 'sesame'],
  ['1 tbsp gingelly oil', 'sesame'],
  ['1 cup celery juice', 'celery'],
  ['2 tbsp soy cream', 'soy'],
  ['2 tbsp mustard vinaigrette', 'mustard'],
] as const)('%s is of what its words tell, whatever food stands behind it', (line, allergen) => {
  const person = { name: 'Kim', allergens: [allergen], diets: [], dislikes: [] }
  const { verdict } = reviewedStew({ lines: [line], request: { household: { people: [person] } } })
  expect(verdict).toBe('refused')
})

test.each(['30 g corn nuts', '1 cup butternut squash', '1 can water chestnuts', '1/2 tsp nutmeg'])(
  '%s only sounds like nuts',
  (line) => {
    const person = { name: 'Kim', allergens: ['tree nuts' as const], diets: [], dislikes: [] }
    const steps = [`Stir in the ${line.split(' ').slice(2).join(' ')}.`]
    const { codes } = reviewedStew({ lines: [line], steps, request: { household: { people: [person] } } })
    expect(codes).not.toContain('allergen-of-household')
  },
)
