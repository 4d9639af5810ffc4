import * as z from 'zod/mini'
import { calendarDateSchema, spanRule } from './dates.ts'

/** The paper that documents are laid out for. */
export const papers = ['a4', 'letter'] as const

const paperSchema = z.optional(z.enum(papers, 'Choose a4 or letter'))

/** The query of a document; without `paper` it is that of the region in Accept-Language. */
export const paperQuerySchema = z.object({ paper: paperSchema })

/** The query of a document about a span of days. */
export const pdfSpanSchema = z
  .strictObject({ from: calendarDateSchema, to: calendarDateSchema, paper: paperSchema })
  .check(spanRule)
