import { Page } from '@react-pdf/renderer'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Paper } from '@plotluck/contract'
import { box, text, wholeBox } from './elements.ts'
import type { PdfTexts } from './texts.ts'
import { colours, displayFont, textFont } from './theme.ts'

/** What every page of a document shares. */
export type Sheet = {
  readonly paper: Paper
  readonly texts: PdfTexts
  /** Whether a word of the document loses a sign in print, which its pages then say. */
  readonly isLossy: boolean
}

type PageProps = {
  readonly sheet: Sheet
  /** What a reader's list of contents says. */
  readonly bookmark: string
  /** The name by which other pages link to this one. */
  readonly id?: string
}

/** Pages with the product's name and the page's number at their foot; what does not fit on one goes on on the next. */
export function page({ sheet, bookmark, id }: PageProps, ...content: ReactNode[]): ReactElement {
  const { paper, texts } = sheet
  const size = paper === 'a4' ? 'A4' : 'LETTER'
  const layout = ({ children, pageNumber = 1, totalPages = 1 }: LayoutProps): ReactElement =>
    createElement(
      Fragment,
      null,
      box(styles.content, children),
      foot(sheet, texts.page(pageNumber, totalPages)),
    )
  return createElement(
    Page,
    { size, bookmark, layout, key: id ?? bookmark, ...(id && { id }), style: styles.page },
    ...content,
  )
}

type LayoutProps = {
  readonly children?: ReactNode
  readonly pageNumber?: number
  readonly totalPages?: number
}

function foot({ texts, isLossy }: Sheet, number: string): ReactElement {
  return box(
    styles.foot,
    text(styles.product, texts.product),
    text(styles.tagline, isLossy ? texts.lossy : texts.tagline),
    text(styles.number, number),
  )
}

/** The title at the head of a document, and a line below it. */
export const titleBlock = (title: string, lead: string): ReactElement =>
  wholeBox(styles.titleBlock, text(styles.title, title), text(styles.lead, lead))

/** A heading inside a page. */
export const heading = (words: string): ReactElement => text(styles.heading, words)

/** An empty box to tick. */
export const tickBox = (): ReactElement => box(styles.tickBox)

const styles = {
  page: {
    paddingTop: 36,
    paddingBottom: 24,
    paddingHorizontal: 40,
    fontFamily: textFont,
    fontSize: 10,
    lineHeight: 1.4,
    color: colours.ink,
  },
  content: { flexGrow: 1 },
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
    borderWidth: 1,
    borderColor: colours.inkSoft,
    borderRadius: 2,
    flexShrink: 0,
  },
} as const
