import type { GenerateAnswer } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson, testApp } from '../testing/index.ts'

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
        'A file takes 100 recipes, and these are more. Search for a few words and download what they find.',
      details: { most: 100 },
    },
  ])
  const nothing = await user.get('/api/saved-recipes/pdf?q=marzipan')
  expect([nothing.status, await readJson(nothing)]).toMatchObject([404, { code: 'not-found' }])
})

test('where too many documents are being written the next is told to come again', async () => {
  const { as, makePremium } = await testApp({ drawPdf: async () => undefined })
  const user = await as('Ana')
  await makePremium(user)
  const answered = await user.get('/api/shopping-list/pdf?from=2026-07-13&to=2026-07-19')
  expect([answered.status, await readJson(answered)]).toMatchObject([503, { code: 'too-busy' }])
})
