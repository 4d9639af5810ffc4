import { expect, test } from 'vitest'
import { placesFor } from './places-for.ts'

const paired = (title: string) => ({ recipe: { id: title, title } })
const menu = [
  { day: 1, pairedRecipes: [paired('soup'), paired('pie')] },
  { day: 2, pairedRecipes: [paired('curry')] },
]
type Menu = Parameters<typeof placesFor>[0]
type Planned = Parameters<typeof placesFor>[1][number]
const meal = (meal_type: string, recipe_id = 'another') =>
  ({ planned_date: '2026-07-15', meal_type, saved_recipe: { recipe_id } }) as Planned
const placed = (planned: readonly Planned[]) =>
  placesFor({ menu } as unknown as Menu, planned, '2026-07-15').map(({ recipe, date, slot }) => [
    recipe.title,
    date,
    slot,
  ])

test('the first meal of a day is its dinner, the second its lunch', () => {
  expect(placed([])).toEqual([
    ['soup', '2026-07-15', 'dinner'],
    ['pie', '2026-07-15', 'lunch'],
    ['curry', '2026-07-16', 'dinner'],
  ])
})

test('what is planned stays: meals go where the day is free, and one without a place is told', () => {
  expect(placed([meal('dinner')])).toEqual([
    ['soup', '2026-07-15', 'lunch'],
    ['pie', '2026-07-15', undefined],
    ['curry', '2026-07-16', 'dinner'],
  ])
})

test('a meal of the menu that is planned already is not planned again', () => {
  expect(placed([meal('dinner', 'soup')])).toEqual([
    ['pie', '2026-07-15', 'lunch'],
    ['curry', '2026-07-16', 'dinner'],
  ])
})
