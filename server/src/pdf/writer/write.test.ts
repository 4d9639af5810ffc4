import { expect, test } from 'vitest'
import { readPdf } from '../../testing/index.ts'
import type { Box, Element, Section, Text, Writing } from './elements.ts'
import { pagesIn, write } from './write.ts'

const text = (...parts: (string | Text)[]): Text => ({ kind: 'text', style: {}, parts })
const box = (...children: readonly Element[]): Box => ({ kind: 'box', style: {}, children, isWhole: false })

const section = (id: string, ...content: readonly Element[]): Section => ({
  bookmark: `About ${id}`,
  id,
  style: { fontFamily: ['Figtree'], fontSize: 10, lineHeight: 2 },
  content,
  foot: (page, pages) => text(`${page} of ${pages}`),
})

/** Pages with room for ten lines and the foot. */
const writing = (...sections: readonly Section[]): Writing => ({
  title: 'Try',
  creator: 'Plotluck',
  size: [200, 260],
  margins: { top: 20, bottom: 20, side: 20 },
  sections,
})

const bytesOf = (...sections: readonly Section[]) => Buffer.concat([...write(writing(...sections))])
const pagesOf = (...content: readonly Element[]) => readPdf(bytesOf(section('one', ...content))).pages
const lines = (count: number, ...from: readonly number[]) =>
  Array.from({ length: count }, (_, index) => text(`L${(from[0] ?? 1) + index}`))

test('what does not fit on a page goes on on the next, each with its number', () => {
  const pages = pagesOf(...lines(14))
  expect(pages).toEqual(['L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 1 of 2', 'L11 L12 L13 L14 2 of 2'])
})

test('a whole box moves to the next page, another breaks', () => {
  expect(pagesOf(...lines(8), box(...lines(4, 21)))[0]).toContain('L8 L21 L22 1 of 2')
  expect(pagesOf(...lines(8), { ...box(...lines(4, 21)), isWhole: true })[1]).toBe('L21 L22 L23 L24 2 of 2')
})

test('of a paragraph two lines at least stay together on either side of a break', () => {
  const words = text(Array.from({ length: 6 }, (_, index) => `Line ${index} is as long as one`).join(' '))
  const [first, second] = pagesOf(...lines(9), words)
  expect([first, second?.startsWith('Line 0')]).toEqual(['L1 L2 L3 L4 L5 L6 L7 L8 L9 1 of 2', true])
  expect(pagesOf(...lines(8), words)[0]).toMatch(/L8 Line 0 .* 1 of 2$/)
})

test('columns break at the same height, and both go on on the next page', () => {
  const columns: Box = { ...box(box(...lines(12)), box(...lines(11, 51))), style: { flexDirection: 'row' } }
  const [first, second] = pagesOf(columns)
  expect(first).toMatch(/^L1 .* L10 L51 .* L60 1 of 2$/)
  expect(second).toBe('L11 L12 L61 2 of 2')
})

/** How far from the head of a page so many cells stand, two in a row of 20 points with 3 between. */
const inPairs = (count: number) => Array.from({ length: count }, (_, index) => Math.floor(index / 2) * 23)

test('of rows that wrap each stands whole on its page, and none over another', () => {
  const cell = (word: string): Box => ({ ...box(text(word)), style: { width: '48%' } })
  const cells = Array.from({ length: 24 }, (_, index) => cell(`C${index}`))
  const wrapping: Box = { ...box(...cells), style: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 3 } }
  const tops = pagesIn(writing(), section('one', wrapping)).map(([rows]) =>
    rows?.children.map(({ top }) => top),
  )
  expect(tops).toEqual([inPairs(16), inPairs(8)])
})

test('a text says where it was cut short, in all its looks', () => {
  const strong: Text = { ...text('Leftovers: '), style: { fontWeight: 600 } }
  expect(pagesOf(text(strong, 'keep well.'))[0]).toBe('Leftovers: keep well. 1 of 1')
  const long: Text = { ...text('one word after another '.repeat(9)), style: { maxLines: 2 } }
  expect(pagesOf(long)[0]).toMatch(/^(one|word|after|another|\s)+… 1 of 1$/)
})

test('a link leads to the first page of its section', () => {
  const link: Box = { ...box(text('Go')), linkTo: 'two' }
  const file = bytesOf(section('one', link), section('two', ...lines(14))).toString('latin1')
  const pageIds = [...file.matchAll(/(\d+) 0 obj\n<<\n\/Type \/Page\n/g)].map(([, id]) => id)
  expect(file).toMatch(/\/S \/GoTo\n\/D \(two\)/)
  expect(file).toContain(`(two) [${pageIds[1]} 0 R /XYZ`)
  expect(readPdf(Buffer.from(file, 'latin1')).bookmarks).toEqual(['About one', 'About two'])
})

test('a drawing that stands on many pages stands in the file once', () => {
  const svg = '<svg viewBox="0 0 8 5"><circle cx="4" cy="2" r="2" fill="#f00"/></svg>'
  const picture: Element = { kind: 'picture', style: { width: 80, height: 190 }, svg }
  const file = bytesOf(section('one', picture, picture, picture))
  expect(readPdf(file).pages).toHaveLength(3)
  expect(file.toString('latin1').match(/\/Subtype \/Form/g)).toHaveLength(1)
})

test('a page can be sent before the next is drawn', () => {
  const [first = '', second = ''] = [...write(writing(section('one', ...lines(30))))].map((part) =>
    Buffer.from(part).toString('latin1'),
  )
  for (const [part, number] of [
    [first, 1],
    [second, 2],
  ] as const)
    expect([number, part.match(/\/Type \/Page\n/g)?.length]).toEqual([number, 1])
})
