import type { GenerateAnswer, HistoryPage } from '@plotluck/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readJson, testApp } from '../testing/index.ts'
import type { PdfRequest } from './pdf-request.ts'

test('a collection of 101 recipes is refused with what to do, and a search in it makes a file', async () => {
  const { as, makePremium } = await testApp()
  const user = await as('Ana')
  await makePremium(user)
  for (let saved = 0; saved < 101;) {
    const { recipes } = await readJson<GenerateAnswer>(
      user.post('/api/generate-recipes', { ingredients: ['kale', 'eggs'] }),
    )
    for (const { id } of recipes)
      saved += (await user.post('/api/saved-recipes', { recipe_id: id })).ok ? 1 : 0
  }
  const refused = await user.get('/api/saved-recipes/pdf')
  expect([refused.status, await readJson(refused)]).toEqual([
    422,
    {
      code: 'too-long-for-pdf',
      message:
        'A file takes 100 recipes of usual length, and these are more. Search for a few words and download what they find.',
      details: { most: 100 },
    },
  ])
  const nothing = await user.get('/api/saved-recipes/pdf?q=marzipan')
  expect([nothing.status, await readJson(nothing)]).toMatchObject([404, { code: 'not-found' }])
})

test.each([
  ['too-busy', 503, 'too-busy'],
  ['too-long', 422, 'too-long-for-pdf'],
] as const)(
  'a document that is %s to write is answered with %i and what to do',
  async (came, status, code) => {
    const { as, makePremium } = await testApp({ drawPdf: async () => came })
    const user = await as('Ana')
    await makePremium(user)
    const answered = await user.get('/api/shopping-list/pdf?from=2026-07-13&to=2026-07-19')
    expect([answered.status, await readJson(answered)]).toMatchObject([status, { code }])
  },
)

test('a document of more than a million signs is refused before it is begun', async () => {
  const drawn: PdfRequest[] = []
  const { as, makePremium, database } = await testApp({
    drawPdf: async (request) => {
      drawn.push(request)
      return 'too-busy'
    },
  })
  const user = await as('Ana')
  await makePremium(user)
  await user.post('/api/generate-recipes', { ingredients: ['kale', 'eggs'] })
  await database.asSystem((tx) =>
    tx.execute(
      sql`update recipes set recipe = jsonb_set(recipe, '{leftovers}', to_jsonb(repeat('keeps well ', 100000)))`,
    ),
  )
  const { recipes } = await readJson<HistoryPage>(user.get('/api/history'))
  const refused = await user.get(`/api/recipes/${recipes[0]?.id}/pdf`)
  expect([refused.status, await readJson(refused)]).toMatchObject([422, { code: 'too-long-for-pdf' }])
  expect(drawn).toEqual([])
})

test('a document counts as being written until its last part is read', async () => {
  const last = Promise.withResolvers<void>()
  const { as, makePremium } = await testApp({
    drawPdf: async () =>
      (async function* () {
        yield Buffer.from('%PDF')
        await last.promise
      })(),
  })
  const user = await as('Ana')
  await makePremium(user)
  const list = () => user.get('/api/shopping-list/pdf?from=2026-07-13&to=2026-07-19')
  const begun = [await list(), await list(), await list()]
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await list()).status).toBe(429)
  last.resolve()
  for (const file of begun) expect(await file.text()).toBe('%PDF')
  expect((await list()).status).toBe(200)
})

test('one person has three documents at once, and what stands in a fourth is not even read', async () => {
  const printer = Promise.withResolvers<'too-long'>()
  const owners: string[] = []
  const { as, makePremium } = await testApp({
    drawPdf: async (_request, userId) => {
      owners.push(userId)
      return printer.promise
    },
  })
  const [ana, ben] = [await as('Ana'), await as('Ben')]
  for (const each of [ana, ben]) await makePremium(each)
  const list = (user: typeof ana) => user.get('/api/shopping-list/pdf?from=2026-07-13&to=2026-07-19')
  const asked = [list(ana), list(ana), list(ana)]
  await expect.poll(() => owners).toEqual([ana.id, ana.id, ana.id])
  for (const path of ['/api/shopping-list/pdf?from=2026-07-13&to=2026-07-19', '/api/saved-recipes/pdf']) {
    const refused = await ana.get(path)
    expect([refused.status, refused.headers.get('retry-after'), await readJson(refused)]).toMatchObject([
      429,
      '5',
      { code: 'too-many-requests', message: expect.stringContaining('wait until one is there') },
    ])
  }
  asked.push(list(ben))
  await expect.poll(() => owners.at(-1)).toBe(ben.id)
  printer.resolve('too-long')
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([422, 422, 422, 422])
})
