import type { GenerateAnswer, Profile, ReadIngredients } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson as body, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor, makePremium } = app

const read = (user: Pick<TestUser, 'post'>, text: unknown) => user.post('/api/read-ingredients', { text })
const used = async (user: TestUser) =>
  (await body<Profile>(user.get('/api/profile'))).recipes_generated_this_week

test('what is typed is read thing by thing: foods with their names, the rest with the reason', async () => {
  const text = 'eggs, feta and half a bag of spinach\nxyzzy; no peanuts\nbleach'
  expect(await body<ReadIngredients>(read(await as('Typing'), text))).toEqual({
    items: [
      { kind: 'food', text: 'eggs', food: 'egg' },
      { kind: 'food', text: 'feta', food: 'feta cheese' },
      { kind: 'food', text: 'half a bag of spinach', food: 'spinach' },
      { kind: 'unknown', text: 'xyzzy', message: "We do not know 'xyzzy', so no recipe uses it." },
      {
        kind: 'absent',
        text: 'no peanuts',
        message: expect.stringContaining("'no peanuts' names what you do not have"),
      },
      { kind: 'not-food', text: 'bleach', message: expect.stringContaining("'bleach' is not food") },
    ],
  })
})

test.each<[string, unknown]>([
  ['blanks', '  '],
  ['a number', 7],
  ['2,001 characters', 'x'.repeat(2001)],
])('%s are no list and are refused', async (_what, text) => {
  const refused = await read(await as('Mistaken'), text)
  expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'invalid-input' }])
})

test('a visitor has nothing read, and one person not without end', async () => {
  expect((await read(visitor(), 'eggs')).status).toBe(401)
  const eager = await as('Eager')
  const statuses: number[] = []
  for (let asked = 0; asked <= 600; asked += 1) statuses.push((await read(eager, 'eggs')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  expect(statuses.at(-1)).toBe(429)
})

const calls = ['/api/generate-recipes', '/api/generate-use-it-first-menu'] as const
const menuOrRecipes = (user: TestUser, call: string, ingredients: readonly string[], more = {}) =>
  user.post(call, { ingredients, ...more })

test('a list in one text is parted: recipes are written from every food of it', async () => {
  const ana = await as('Listing')
  const { recipes, leftOut } = await body<GenerateAnswer>(
    menuOrRecipes(ana, calls[0], ['eggs, feta and spinach']),
  )
  expect(leftOut).toEqual([])
  const lines = recipes.flatMap((recipe) => recipe.lines.map(({ food }) => food))
  expect(lines).toEqual(expect.arrayContaining(['egg', 'feta cheese', 'spinach']))
})

test.each(calls)('%s refuses what it does not understand by its name, and nothing is spent', async (call) => {
  const ana = await as(`Naming${calls.indexOf(call)}`)
  if (call === calls[1]) await makePremium(ana)
  const refused = await menuOrRecipes(ana, call, ['eggs', 'xyzzy, no peanuts'])
  expect([refused.status, await body(refused)]).toMatchObject([
    422,
    {
      code: 'not-understood',
      message: expect.stringMatching(/'xyzzy'.*'no peanuts'/),
      details: { notUnderstood: [{ text: 'xyzzy' }, { text: 'no peanuts' }] },
    },
  ])
  expect(await used(ana)).toBe(0)
})

test.each(calls)('%s goes on without what the person knows is left out, and names it again', async (call) => {
  const ana = await as(`Going${calls.indexOf(call)}`)
  await makePremium(ana)
  const answered = await menuOrRecipes(ana, call, ['eggs', 'xyzzy'], { leaveOutUnknown: true })
  expect([answered.status, await body(answered)]).toMatchObject([200, { leftOut: [{ text: 'xyzzy' }] }])
})

test.each(calls)('%s never cooks with what is said not to be there', async (call) => {
  const ana = await as(`Without${calls.indexOf(call)}`)
  await makePremium(ana)
  for (const more of [{}, { leaveOutUnknown: true }]) {
    const refused = await menuOrRecipes(ana, call, ['no peanuts'], more)
    expect([refused.status, await body(refused)]).toMatchObject([422, { code: 'no-food' }])
  }
  const beside = await menuOrRecipes(ana, call, ['spinach', 'no peanuts'], { leaveOutUnknown: true })
  expect(await body(beside)).toMatchObject({ leftOut: [{ text: 'no peanuts' }] })
})

test.each(calls)('%s counts the things of a list, not its texts: 20 at the most', async (call) => {
  const ana = await as(`Many${calls.indexOf(call)}`)
  await makePremium(ana)
  const many = ['eggs, feta, kale, basil, milk, rice', 'carrots, peas, leeks, onions, garlic, limes']
  const more = ['apples, pears, plums, cherries, limes', 'beets, celery, fennel, okra, corn, butter']
  const refused = await menuOrRecipes(ana, call, [...many, ...more])
  expect([refused.status, await body(refused)]).toMatchObject([
    400,
    { code: 'invalid-input', message: 'Maximum 20 ingredients allowed' },
  ])
})
