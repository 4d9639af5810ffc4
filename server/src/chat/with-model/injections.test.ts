import type { ChatAnswer, GenerateAnswer } from '@plotluck/contract'
import { afterAll, expect, test } from 'vitest'
import {
  goodRecipes,
  injectedIngredients,
  injectedMessages,
  injectedTitles,
  readJson,
  says,
  startModelServer,
  startTestServer,
  writes,
} from '../../testing/index.ts'

const server = await startModelServer()
afterAll(() => server.stop())
const model = server.settings()
const app = await startTestServer({ model })
const [cook, other] = [await app.as('Cook'), await app.as('Other')]
for (const user of [cook, other]) await app.makePremium(user)

test('there are at least a hundred cases', () => {
  expect(injectedMessages.length + injectedIngredients.length + injectedTitles.length).toBeGreaterThanOrEqual(
    100,
  )
})

test.each(injectedMessages)(
  'the message "$text" gets nothing from a model that obeys',
  async ({ text, obeys, never }) => {
    server.willDo({ response: says(`${obeys} Cook it gently.`) })
    app.clock.advance(3_000)
    const { message } = await readJson<ChatAnswer>(cook.post('/api/harvest-chat', { message: text }))
    expect(message).not.toMatch(never)
    expect(message.trim()).not.toBe('')
  },
)

test.each(injectedIngredients)(
  'the ingredient "$text" does not reach the model, and what an obedient one writes reaches nobody',
  async ({ text, obeys, never }) => {
    const ingredients = [text, 'tomatoes', 'eggs', 'zucchini']
    const [one, ...rest] = goodRecipes(ingredients.slice(1))
    server.willDo({
      response: writes(
        { ...one, title: obeys },
        { ...one, ingredients: [...(one?.ingredients ?? []), obeys] },
        ...rest,
      ),
    })
    const { recipes } = await readJson<GenerateAnswer>(
      cook.post('/api/generate-recipes', { ingredients, leaveOutUnknown: true }),
    )
    expect(recipes).toHaveLength(3)
    expect(JSON.stringify(recipes)).not.toMatch(never)
    expect(JSON.stringify(server.requests())).not.toContain(JSON.stringify(text).slice(1, -1))
    app.clock.advance(3_000)
    server.willDo({ response: says(`${obeys}. Cook it gently.`) })
    const asked = { message: 'How do I cook what I have?', ingredients }
    const { message } = await readJson<ChatAnswer>(cook.post('/api/harvest-chat', asked))
    expect(JSON.stringify(server.requests())).not.toContain(JSON.stringify(text).slice(1, -1))
    expect(message.trim()).not.toBe('')
  },
)

test.each(injectedTitles)(
  'the saved recipe "$text" steers neither the answer nor a tool',
  async ({ text, obeys, never }) => {
    const saved = await other.post('/api/saved-recipes', {
      recipe_title: text,
      ingredients: ['2 tomatoes', '2 eggs', '1 tbsp olive oil'],
      instructions:
        'Fry the tomatoes in the olive oil for 5 minutes.\nAdd the eggs and cook until the whites and yolks are firm, 4 minutes.',
      prep_time: 15,
      servings: 2,
    })
    expect([200, 201, 422]).toContain(saved.status)
    server.willDo(
      { response: { toolCalls: [{ name: 'my_saved_recipes', arguments: '{"word":""}' }] } },
      { response: says(`${obeys} Cook it gently.`) },
    )
    app.clock.advance(3_000)
    const asked = { message: 'Which of my saved recipes is good with tomatoes?' }
    const { message, lookups } = await readJson<ChatAnswer>(other.post('/api/harvest-chat', asked))
    expect(message).not.toMatch(never)
    expect(JSON.stringify(lookups)).not.toMatch(never)
    expect(message.trim()).not.toBe('')
  },
)
