import type { MealPlan } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { dinner, monday, place, planner, planOf, readJson as body, testApp } from '../testing/index.ts'

const app = await testApp()

test('a week is copied into the empty slots of another, on the same weekdays, across a change of clocks', async () => {
  const { user, recipe, other } = await planner(app, 'Copying')
  // In 2026 the clocks of Europe change on 25 October, those of the United States on 1 November.
  await place(user, { ...dinner(recipe.id, '2026-10-19'), servings: 3 })
  await place(user, { ...dinner(recipe.id, '2026-10-25'), meal_type: 'breakfast' })
  await place(user, dinner(recipe.id, '2026-10-26'))
  const kept = await body<MealPlan>(place(user, dinner(other.id, '2026-11-02')))
  const copied = await body<{ mealPlans: MealPlan[]; copied: number }>(
    user.post('/api/meal-plans/copy-week', { from: '2026-10-19', to: '2026-11-02' }),
  )
  expect(copied.copied).toBe(1)
  expect(copied.mealPlans).toMatchObject([
    kept,
    { planned_date: '2026-11-08', meal_type: 'breakfast', recipe_id: recipe.id },
  ])
  expect(await planOf(user, '?from=2026-11-02&to=2026-11-08')).toEqual(copied.mealPlans)
  const again = await body(user.post('/api/meal-plans/copy-week', { from: '2026-10-19', to: '2026-11-02' }))
  expect(again).toEqual({ ...copied, copied: 0 })
  const back = await body(user.post('/api/meal-plans/copy-week', { from: '2026-10-19', to: '2026-10-12' }))
  expect(back).toMatchObject({ copied: 2, mealPlans: [{ planned_date: '2026-10-12', servings: 3 }, {}] })
})

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'a planned day stays that day on a server in %s',
  async (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      expect(new Date('2026-07-15T00:00:00Z').getHours()).not.toBe(0)
      const { user, recipe } = await planner(app, `In ${zone.split('/')[1]}`)
      const days = [
        '2026-03-08',
        '2026-03-29',
        '2026-09-27',
        '2026-10-25',
        '2026-11-01',
        '2026-12-31',
        '2028-02-29',
      ]
      for (const day of days) expect((await place(user, dinner(recipe.id, day))).status).toBe(200)
      for (const day of days)
        expect(await planOf(user, `?from=${day}&to=${day}`)).toMatchObject([{ planned_date: day }])
      const all = await planOf(user, '?from=2026-03-01&to=2026-12-31')
      expect(all.map(({ planned_date }) => planned_date)).toEqual(days.slice(0, 6))
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  },
)

test.each([
  ['2026-02-30', 'Use a date that exists, as YYYY-MM-DD'],
  ['2026-13-01', 'Use a date that exists, as YYYY-MM-DD'],
  ['2027-02-29', 'Use a date that exists, as YYYY-MM-DD'],
  ['0000-01-01', 'Use a date that exists, as YYYY-MM-DD'],
  ['9999-12-27', 'Use a date that exists, as YYYY-MM-DD'],
  ['2026-7-1', 'Use a date that exists, as YYYY-MM-DD'],
  ['2026-07-15T09:00:00Z', 'Use a date that exists, as YYYY-MM-DD'],
  ['tomorrow', 'Use a date that exists, as YYYY-MM-DD'],
  [20_260_715, 'Required'],
])('the day %s is refused everywhere', async (day, message) => {
  const { user, recipe } = await planner(app, 'Odd days')
  const meal = (await planOf(user))[0] ?? (await body<MealPlan>(place(user, dinner(recipe.id))))
  const refusals = [
    await place(user, { ...dinner(recipe.id), planned_date: day }),
    await user.patch(`/api/meal-plans/${meal.id}`, { planned_date: day }),
    await user.post('/api/meal-plans/copy-week', { from: day, to: monday }),
  ]
  for (const refused of refusals)
    expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'invalid-input', message }])
  for (const span of [`?from=${day}&to=2026-07-19`, `?from=${monday}&to=${day}`])
    expect((await user.get(`/api/meal-plans${span}`)).status).toBe(400)
})

test.each([
  ['', 'Required'],
  [
    '?from=2026-07-19&to=2026-07-13',
    'Choose an end that is not before the start, and a year and a week at the most',
  ],
  [
    '?from=2026-01-01&to=2027-06-01',
    'Choose an end that is not before the start, and a year and a week at the most',
  ],
])('the span "%s" is refused', async (span, message) => {
  const { user } = await planner(app, 'Odd spans')
  const refused = await user.get(`/api/meal-plans${span}`)
  expect([refused.status, await body(refused)]).toMatchObject([400, { message }])
})

test('weeks are copied from Monday to Monday only', async () => {
  const { user } = await planner(app, 'Tuesdays')
  const refused = await user.post('/api/meal-plans/copy-week', { from: '2026-07-14', to: '2026-07-20' })
  expect([refused.status, await body(refused)]).toMatchObject([400, { message: 'A week starts on a Monday' }])
})
