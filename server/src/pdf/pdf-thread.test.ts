import { suggest } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { readPdf } from '../testing/index.ts'
import type { PdfContent, PdfRequest } from './pdf-request.ts'
import { createLog } from '../platform/log.ts'
import { createPdfThread } from './pdf-thread.ts'

const drawFor = createPdfThread(createLog('silent'))
const draw = (request: PdfRequest) => drawFor(request, 'Ana').then(whole)

async function whole(parts: Awaited<ReturnType<typeof drawFor>>): Promise<Uint8Array | string> {
  return typeof parts === 'string' ? parts : Buffer.concat(await all(parts))
}

const list = {
  from: '2026-07-13',
  to: '2026-07-19',
  aisles: [],
  staples: [],
  atHome: [],
  count: 0,
  checked: [],
  ownLines: [],
  stock: [],
}
const weeks: PdfContent = { kind: 'weeks', from: '2026-01-05', to: '2026-02-08', meals: [], list }

async function all<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const found: Part[] = []
  for await (const part of parts) found.push(part)
  return found
}

async function read(content: PdfContent, locale = 'en-GB') {
  const bytes = await draw({ content, reader: { paper: 'a4', locale } })
  if (typeof bytes === 'string') throw new Error(`The document is ${bytes} to write`)
  return readPdf(bytes)
}

function soup() {
  const suggestion = suggest({ ingredients: ['tomatoes', 'carrots'] }, { seed: 1, today: '2026-07-15' })
  const recipe = suggestion.ok ? suggestion.recipes[0] : undefined
  if (!recipe) throw new Error('The kitchen found nothing')
  return recipe
}

test('the main thread is idle while documents are written', async () => {
  await read(weeks)
  const before = performance.eventLoopUtilization()
  const reader = { paper: 'a4', locale: 'en-GB' } as const
  const files = await Promise.all([1, 2, 3].map(() => draw({ content: weeks, reader })))
  const { utilization } = performance.eventLoopUtilization(before)
  expect(files.map((bytes) => typeof bytes !== 'string' && readPdf(bytes).pages.length)).toEqual([6, 6, 6])
  expect(utilization).toBeLessThan(0.5)
})

test('emoji, markup, accents, letters of other scripts and words without end are printed as far as letters go', async () => {
  const title = `Crème <b>brûlée</b> 🍮👩‍🍳 & jalapeño 寿司 ${'x'.repeat(150)}`
  const [first] = soup().lines
  if (!first) throw new Error('The soup has no ingredients')
  const lines = [
    { ...first, text: '1 1/2 cups tomatoes' },
    { ...first, text: 'x'.repeat(300) },
  ]
  const { pages, bookmarks } = await read({ kind: 'recipe', recipe: { ...soup(), title, lines } })
  const text = pages.join(' ')
  expect(text).toContain('Crème <b>brûlée</b> & jalapeño ??')
  expect(text).toContain('1 ½ cups tomatoes')
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(450)
  expect(text).toContain('Emoji are left out here')
  expect(bookmarks).toEqual([title])
})

test('a recipe of very many and very long steps goes on on the next pages, none of it lost', async () => {
  const steps = Array.from({ length: 60 }, (_, index) => ({
    text: `Stage ${index} begins. ${'Stir and wait until it thickens. '.repeat(20)}Stage ${index} ends.`,
    minutes: 1,
  }))
  const { pages } = await read({ kind: 'recipe', recipe: { ...soup(), steps } })
  expect(pages.length).toBeGreaterThan(5)
  for (const index of steps.keys()) {
    expect(pages.join(' ')).toContain(`Stage ${index} begins.`)
    expect(pages.join(' ')).toContain(`Stage ${index} ends.`)
  }
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
})

test('numbers and dates are written as in the locale of the reader', async () => {
  const recipe = { ...soup(), prep_time: 1440 }
  expect((await read({ kind: 'recipe', recipe }, 'de-DE')).pages.join(' ')).toContain('1.440 min')
  expect((await read(weeks, 'en-US')).bookmarks[0]).toBe('January 5, 2026 – January 11, 2026')
})

test('work that fails says why and does not keep the thread from the next', async () => {
  await expect(
    draw({ content: { kind: 'recipe' } as PdfContent, reader: { paper: 'a4', locale: 'en' } }),
  ).rejects.toThrow('Work in a thread failed')
  expect((await read(weeks)).pages).toHaveLength(6)
})

test("a recipe does not wait for another person's collections", async () => {
  const recipes = Array.from({ length: 30 }, soup)
  const collection: PdfContent = { kind: 'collection', recipes, words: '' }
  const reader = { paper: 'a4', locale: 'en' } as const
  const order: string[] = []
  const note = (name: string) => (bytes: unknown) => void (typeof bytes !== 'string' && order.push(name))
  await Promise.all([
    ...['first', 'second'].map((name) => draw({ content: collection, reader }).then(note(name))),
    drawFor({ content: { kind: 'recipe', recipe: soup() }, reader }, 'Ben')
      .then(whole)
      .then(note('recipe')),
  ])
  expect(order).toEqual(['recipe', 'first', 'second'])
})

test('a long file comes a page at a time, and one that nobody reads on keeps no other waiting', async () => {
  const recipes = Array.from({ length: 30 }, soup)
  const request: PdfRequest = {
    content: { kind: 'collection', recipes, words: '' },
    reader: { paper: 'a4', locale: 'en' },
  }
  const left = await drawFor(request, 'Ana')
  if (typeof left === 'string') throw new Error(`The document is ${left} to write`)
  for await (const first of left) {
    expect(Buffer.from(first).toString('latin1')).toMatch(/^%PDF/)
    break
  }
  const parts = await drawFor(request, 'Ana')
  if (typeof parts === 'string') throw new Error(`The document is ${parts} to write`)
  expect((await all(parts)).length).toBeGreaterThan(30)
})
