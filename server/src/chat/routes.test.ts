import type { ChatAnswer, Conversation } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { answerWithKitchen } from '../composition/kitchen-assistant.ts'
import { readJson as body, type TestClient, testApp } from '../testing/index.ts'
import type { AnswerQuestion } from './answer-question.ts'

let hand: AnswerQuestion = answerWithKitchen
const app = await testApp({ answerQuestion: (...question) => hand(...question) })
const { as, visitor } = app
const missing = '00000000-0000-4000-8000-000000000000'
const ask = (client: TestClient, request: object, headers: Record<string, string> = {}) =>
  client.post('/api/harvest-chat', request, { headers })
const newest = async (client: TestClient) =>
  (await body<{ conversation: Conversation | null }>(client.get('/api/harvest-chat'))).conversation

test("Harvest answers from the kitchen's facts and shows what it looked up", async () => {
  const answered = await body<ChatAnswer>(ask(await as('Ana'), { message: 'How long does spinach keep?' }))
  expect(answered.message).toMatch(/spinach/i)
  expect(answered).toMatchObject({ writtenBy: 'kitchen', lookups: [{ kind: 'storage', food: 'spinach' }] })
})

test('a conversation goes on where it was: the next question may leave the food out', async () => {
  const ana = await as('Asking')
  const first = await body<ChatAnswer>(ask(ana, { message: 'How long does spinach keep in the fridge?' }))
  app.clock.advance(1000)
  const { conversationId } = first
  const second = await body<ChatAnswer>(ask(ana, { message: 'And in the freezer?', conversationId }))
  expect(second.conversationId).toBe(conversationId)
  expect(second.message).toMatch(/frozen/i)
  const conversation = await newest(ana)
  expect(conversation?.messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'How long does spinach keep in the fridge?'],
    ['assistant', first.message],
    ['user', 'And in the freezer?'],
    ['assistant', second.message],
  ])
  expect(conversation?.messages[1]?.lookups).toEqual(first.lookups)
})

test('the newest conversation is the one used last; without one there is none', async () => {
  const ana = await as('Returning')
  expect(await newest(ana)).toBeNull()
  const [one, two] = [
    await body<ChatAnswer>(ask(ana, { message: 'hello' })),
    await body<ChatAnswer>(ask(ana, { message: 'hello' })),
  ]
  app.clock.advance(1000)
  await ask(ana, { message: 'thanks', conversationId: one.conversationId })
  expect(one.conversationId).not.toBe(two.conversationId)
  expect((await newest(ana))?.id).toBe(one.conversationId)
})

test("a stranger can neither read nor write another's conversation", async () => {
  const [ana, ben] = [await as('Owner'), await as('Stranger')]
  const { conversationId } = await body<ChatAnswer>(ask(ana, { message: 'hello' }))
  for (const id of [conversationId, missing])
    expect((await ask(ben, { message: 'and what did she ask?', conversationId: id })).status).toBe(404)
  expect(await newest(ben)).toBeNull()
  expect((await newest(ana))?.messages).toHaveLength(2)
  expect((await ask(visitor(), { message: 'hello' })).status).toBe(401)
  expect((await visitor().get('/api/harvest-chat')).status).toBe(401)
})

test.each<[object, string]>([
  [{}, 'Message cannot be empty'],
  [{ message: '   ' }, 'Message cannot be empty'],
  [{ message: 'x'.repeat(1001) }, 'Message too long (max 1000 characters)'],
  [{ message: 'hello', conversationId: 'nonsense' }, 'Invalid conversationId'],
  [{ message: 'hello', ingredients: Array(21).fill('kale') }, 'Maximum 20 ingredients allowed'],
])('%o is refused', async (request, message) => {
  const refused = await ask(await as('Mistaken'), request)
  expect([refused.status, await body(refused)]).toMatchObject([400, { message }])
})

test('what a program claims about its plan is not read', async () => {
  const answered = ask(await as('Claiming'), { message: 'hello', isPremium: true, recipesThisWeek: 0 })
  expect((await answered).status).toBe(200)
})

test('an answer comes event by event to those who read it so', async () => {
  const response = await ask(
    await as('Streaming'),
    { message: 'How long does kale keep?' },
    { accept: 'text/event-stream' },
  )
  const events = [...(await response.text()).matchAll(/^event: (.+)\ndata: (.+)$/gm)]
  expect(events.map(([, name]) => name)).toEqual(['lookup', 'text', 'done'])
  const [text, done] = events.slice(1).map(([, , data = '']) => JSON.parse(data))
  expect(done.message).toBe(text.text)
})

test('a failure is told in words, is logged once and leaves nothing half-said', async () => {
  const ana = await as('Unlucky')
  hand = async function* () {
    yield { kind: 'text', text: 'Half' }
    throw new Error('the line went dead')
  }
  const refused = await ask(ana, { message: 'hello' })
  hand = answerWithKitchen
  expect(await body(refused)).toMatchObject({
    code: 'unexpected',
    message: 'Failed to get response from Harvest. Please try again.',
  })
  expect(await newest(ana)).toBeNull()
  expect(app.logged.filter(({ msg }) => msg === 'Harvest could not answer')).toHaveLength(1)
})

test('the thirty-first question of a minute waits for the next', async () => {
  const ana = await as('Hasty')
  for (let count = 0; count < 30; count += 1) await ask(ana, { message: 'hello' })
  expect((await ask(ana, { message: 'hello' })).status).toBe(429)
  app.clock.advance(60_000)
  expect((await ask(ana, { message: 'hello' })).status).toBe(200)
})

test('a fourth question at once is refused until one is answered', async () => {
  const ana = await as('Four at once')
  const answered = Promise.withResolvers<undefined>()
  hand = async function* (...question) {
    await answered.promise
    yield* answerWithKitchen(...question)
  }
  const answers = [1, 2, 3, 4].map(() => ask(ana, { message: 'hello' }))
  const refused = await Promise.race(answers)
  expect([refused.status, refused.headers.get('retry-after'), await body(refused)]).toMatchObject([
    429,
    '5',
    { code: 'too-many-requests', message: expect.stringContaining('wait for an answer') },
  ])
  answered.resolve(undefined)
  expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429])
  hand = answerWithKitchen
})
