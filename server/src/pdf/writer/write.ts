import { PDFDocument } from 'pdfkit'
import { Canvas } from './canvas.ts'
import type { Element, Section, Style, Writing } from './elements.ts'
import { type Laid, layOut } from './layout.ts'
import { type Easel, paint } from './paint.ts'
import { pagesOf } from './pages.ts'
import { firstLetters } from './paragraph.ts'

/** Writes a document, page after page: a part of the file comes as soon as its page is drawn. */
export function* write(writing: Writing): Generator<Uint8Array> {
  const { title, creator, sections, size } = writing
  const document = new PDFDocument({
    lang: 'en',
    displayTitle: true,
    autoFirstPage: false,
    font: null,
    info: { Title: title, Creator: creator, Producer: creator },
  })
  const easel = { document, canvas: new Canvas(document) }
  const planned = sections.map((section) => ({ section, pages: pagesIn(writing, section) }))
  const total = planned.reduce((sum, { pages }) => sum + pages.length, 0)
  let number = 0
  for (const { section, pages } of planned)
    for (const [index, page] of pages.entries()) {
      document.addPage({ size, margin: 0 })
      if (index === 0) enter(document, section)
      paintPage(easel, writing, page, footOf(writing, section, (number += 1), total))
      document.flushPages()
      yield* partsOf(document)
    }
  document.end()
  yield* partsOf(document)
}

/** What was written since the last time. */
function* partsOf(document: PDFDocument): Generator<Uint8Array> {
  for (let part: unknown = document.read(); part instanceof Uint8Array; part = document.read()) yield part
}

/** The first page of a section in the reader's list of contents and for links. */
function enter(document: PDFDocument, { bookmark, id }: Section): void {
  document.outline.addItem(bookmark)
  document.addNamedDestination(id, 'XYZ', 0, 0, null)
}

/** What stands on each page of a section. */
export function pagesIn(writing: Writing, section: Section): readonly (readonly Laid[])[] {
  const { size, margins } = writing
  const { height } = footOf(writing, section, 1, 1)
  return pagesOf(
    laidOut(writing, section.style, section.content).children,
    size[1] - margins.top - margins.bottom - height,
  )
}

const footOf = (writing: Writing, { style, foot }: Section, number: number, total: number): Laid =>
  laidOut(writing, style, [foot(number, total)])

function laidOut({ size, margins }: Writing, style: Style, children: readonly Element[]): Laid {
  const box = { kind: 'box', style: {}, children, isWhole: false } as const
  return layOut(box, firstLetters(style), size[0] - 2 * margins.side)
}

function paintPage(easel: Easel, { size, margins }: Writing, page: readonly Laid[], foot: Laid): void {
  for (const laid of page) paint(easel, laid, margins.side, margins.top)
  paint(easel, foot, margins.side, size[1] - margins.bottom - foot.height)
}
