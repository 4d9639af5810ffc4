import type { MealPlan } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { weekFrom } from '../../calendar/dates.ts'
import {
  emptyFirst,
  findMeal,
  nextMeal,
  type Place,
  placeBeside,
  placeFrom,
  placeId,
  placeOf,
  withMoved,
} from './places.ts'

const days = weekFrom('2026-07-13')
const wednesday: Place = { date: '2026-07-15', slot: 'lunch' }

const meal = (id: string, place: Place): MealPlan => ({
  id,
  user_id: 'ana',
  recipe_id: id,
  planned_date: place.date,
  meal_type: place.slot,
  servings: 2,
  is_leftovers: false,
  is_cooked: false,
  saved_recipe: {
    id,
    recipe_title: id,
    prep_time: 20,
    servings: 2,
    ingredients: [],
    image: null,
    season: null,
    difficulty: null,
    recipe_id: null,
    picture: { dish: 'bowl', foods: [] },
    allergens: { us9: [], eu14: [], mayContain: [] },
    diets: [],
    lines: [],
  },
})

test('placeBeside() walks the week by arrow keys and stops at its edges', () => {
  const from = (place: Place) =>
    ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => placeBeside(place, key, days))
  expect(from(wednesday)).toEqual([
    { date: '2026-07-15', slot: 'breakfast' },
    { date: '2026-07-15', slot: 'dinner' },
    { date: '2026-07-14', slot: 'lunch' },
    { date: '2026-07-16', slot: 'lunch' },
  ])
  const [left, , up] = from({ date: '2026-07-13', slot: 'breakfast' })
  const [, right, , down] = from({ date: '2026-07-19', slot: 'snack' })
  expect([left, up, right, down]).toEqual([undefined, undefined, undefined, undefined])
  expect(placeBeside(wednesday, 'Enter', days)).toBeUndefined()
})

test('placeFrom() reads what placeId() wrote and no other text', () => {
  expect(placeFrom(placeId(wednesday))).toEqual(wednesday)
  expect(placeFrom('2026-07-15')).toBeUndefined()
})

test('withMoved() puts a meal elsewhere, and takes out the one that stood there', () => {
  const soup = meal('soup', wednesday)
  const pie = meal('pie', { date: '2026-07-16', slot: 'dinner' })
  const moved = withMoved([soup, pie], soup, placeOf(pie))
  expect(moved.map(({ id }) => id)).toEqual(['soup'])
  expect(findMeal(moved, placeOf(pie))?.id).toBe('soup')
  expect(withMoved([soup, pie], soup, wednesday)).toEqual([soup, pie])
})

test('emptyFirst() puts the free slots of a day before those with a meal, each in the order of the day', () => {
  const meals = [meal('soup', wednesday), meal('oats', { date: wednesday.date, slot: 'breakfast' })]
  expect(emptyFirst(meals, wednesday.date)).toEqual(['dinner', 'snack', 'breakfast', 'lunch'])
  expect(emptyFirst(meals, '2026-07-13')).toEqual(['breakfast', 'lunch', 'dinner', 'snack'])
})

test('nextMeal() is the first of a day that is not cooked and not too late for, else the last one left', () => {
  const { date } = wednesday
  const soup = meal('soup', wednesday)
  const oats = meal('oats', { date, slot: 'breakfast' })
  const idOf = (meals: readonly MealPlan[], hour: number) => nextMeal(meals, date, hour)?.id
  expect([8, 12, 20].map((hour) => idOf([soup, oats], hour))).toEqual(['oats', 'soup', 'soup'])
  expect(idOf([soup, { ...oats, is_cooked: true }], 8)).toBe('soup')
  expect(idOf([{ ...soup, is_cooked: true }], 8)).toBeUndefined()
})
