import { expect, test } from 'vitest'
import { menuOfRecipes } from './menu-of-recipes.ts'

const recipe = (title: string, food: string, grams: number) => ({
  title,
  cuisine: null,
  picture: { dish: 'soup' as const, foods: [food] },
  lines: [{ text: title, food, grams, have: true, availability: 'have' as const, optional: false }],
})

test('menuOfRecipes() cooks meat that keeps two days before onions that keep two months', () => {
  const stock = [
    { food: 'onion', grams: 300 },
    { food: 'ground beef 80/20', grams: 400 },
  ]
  const recipes = [recipe('Onion Soup', 'onion', 300), recipe('Meatballs', 'ground beef 80/20', 400)]
  const menu = menuOfRecipes(stock, recipes, 1)
  const day = menu.days.findIndex((dishes) => dishes.some(({ title }) => title === 'Meatballs'))
  expect(day).toBe(0)
  expect(menu.gramsSaved).toBeGreaterThan(menu.gramsSavedInOrderGiven)
  expect(menu.gramsSaved).toBeLessThanOrEqual(menu.gramsAtRisk)
})
