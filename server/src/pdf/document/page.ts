import type { Paper } from '@plotluck/contract'
import type { Box, Element, Section, Text } from '../writer/index.ts'
import { box, text, wholeBox } from './elements.ts'
import type { PdfTexts } from './texts.ts'
import { colours, displayFont, textFont } from './theme.ts'

/** What every page of a document shares. */
export type Sheet = {
  readonly texts: PdfTexts
  /** Whether a word of the document loses a sign in print, which its pages then say. */
  readonly isLossy: boolean
}

type PageProps = {
  readonly sheet: Sheet
  /** What a reader's list of contents says. */
  readonly bookmark: string
  /** The name by which other pages link to this one. */
  readonly id: string
}

/** Pages with the product's name and the page's number at their foot; what does not fit on one goes on on the next. */
export function page({ sheet, bookmark, id }: PageProps, ...content: Element[]): Section {
  const footOf = (number: number, total: number): Box => foot(sheet, sheet.texts.page(number, total))
  return { bookmark, id, style: styles.page, content, foot: footOf }
}

/** The paper in points. */
export const sizes = { a4: [595.28, 841.89], letter: [612, 792] } as const satisfies Record<Paper, unknown>
export const margins = { top: 36, bottom: 24, side: 40 }

function foot({ texts, isLossy }: Sheet, number: string): Box {
  return box(
    styles.foot,
    text(styles.product, texts.product),
    text(styles.tagline, isLossy ? texts.lossy : texts.tagline),
    text(styles.number, number),
  )
}

/** The title at the head of a document, and a line below it. */
export const titleBlock = (title: string, lead: string): Box =>
  wholeBox(styles.titleBlock, text(styles.title, title), text(styles.lead, lead))

/** A heading inside a page. */
export const heading = (words: string): Text => text(styles.heading, words)

/** An empty box to tick. */
export const tickBox = (): Box => box(styles.tickBox)

const styles = {
  page: {
    fontFamily: textFont,
    fontSize: 10,
    lineHeight: 1.4,
    color: colours.ink,
  },
  foot: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingTop: 10 },
  product: { fontFamily: displayFont, fontWeight: 700, fontSize: 9, lineHeight: 1.4 },
  tagline: { flexGrow: 1, fontSize: 8, lineHeight: 1.4, color: colours.inkSoft },
  number: { fontSize: 8, lineHeight: 1.4, color: colours.inkSoft },
  titleBlock: { marginBottom: 14 },
  title: { fontFamily: displayFont, fontWeight: 700, fontSize: 24, lineHeight: 1.1, color: colours.cover },
  lead: { marginTop: 3, fontSize: 10.5, lineHeight: 1.3, color: colours.inkSoft },
  heading: {
    fontFamily: displayFont,
    fontWeight: 700,
    fontSize: 13,
    lineHeight: 1.2,
    marginBottom: 6,
    color: colours.cover,
  },
  tickBox: {
    width: 9,
    height: 9,
    marginTop: 2.5,
    border: { width: 1, color: colours.inkSoft },
    borderRadius: 2,
  },
} as const
