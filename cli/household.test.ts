import { expect, test } from 'vitest'
import { answerTo } from './answer.ts'
import { loadCommand, type CommandName } from './load-command.ts'

const ask = async (command: CommandName, request: unknown) => answerTo(await loadCommand(command), request)

const table = (...allergens: readonly string[]) => ({
  people: [{ name: 'Jon', allergens, diets: [], dislikes: [] }],
})
const beef = {
  title: 'Beef with Oyster Sauce',
  servings: 2,
  ingredients: ['300 g ground beef', '3 tbsp oyster sauce'],
  steps: ['Fry the ground beef in the oyster sauce until it reaches 160°F (71°C) in the center.'],
}

test.each(['molluscs', 'shellfish', 'Shellfish'])(
  'review refuses what somebody of the household is allergic to: %s',
  async (allergen) => {
    const request = { ingredients: ['ground beef'], household: table(allergen) }
    expect(await ask('review', { recipe: beef, request })).toMatchObject({ verdict: 'refused' })
    expect(
      await ask('review', { recipe: beef, request: { ingredients: ['ground beef'] } }),
    ).not.toMatchObject({
      verdict: 'refused',
    })
  },
)

test('suggest, use-it-first and answer keep the household, too', async () => {
  const asked = { ingredients: ['eggs', 'spinach', 'potatoes'], household: table('egg'), today: '2026-07-15' }
  for (const command of ['suggest', 'use-it-first'] as const)
    expect(JSON.stringify(await ask(command, asked)), command).toMatch(/Jon/)
  const { text } = await ask('answer', { text: 'Can Jon eat mayonnaise?', household: table('egg') })
  expect(text).toMatch(/^No\b/)
})

test.each([
  ['an allergen that no list has', { household: table('moonlight') }, 'moonlight'],
  ['a diet that no list has', { household: { people: [{ diets: ['breatharian'] }] } }, 'diets'],
  ['a field that a person does not have', { household: { people: [{ allergies: ['egg'] }] } }, 'allergies'],
  ['people who are no list', { household: { people: 'Tom' } }, 'household'],
])('what is not understood of a household is an error: %s', async (_what, fields, named) => {
  const found = await ask('suggest', { ingredients: ['eggs'], ...fields })
  expect(found).toMatchObject({ error: { code: 'invalid-request' } })
  expect(JSON.stringify(found)).toContain(named)
})
