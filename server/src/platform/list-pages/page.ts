import { and, gt, lt, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { failure, type Result, success } from '../failure.ts'
import { isUuid } from '../ids.ts'
import { containing, searchWords } from './search.ts'

/** Where a row stands in a list, newest first; rows of the same instant in the order of their ids. */
type Place = { readonly createdAt: Date; readonly id: string }

/** One page of a list: rows that contain all `words` and come after `after`, or from the first one. */
export type Page = { readonly words: readonly string[]; readonly after: Place | null }

/** The query of a list that is searched and read page by page. */
export type PageQuery = { readonly q?: string | undefined; readonly cursor?: string | undefined }

/** Reads `?q=` and `?cursor=`. A cursor that no page gave is `invalid-input`. */
export function readPage({ q = '', cursor }: PageQuery): Result<Page> {
  const after = cursor ? placeOf(cursor) : null
  if (after === undefined)
    return failure('invalid-input', { message: 'This page does not exist. Please start from the first.' })
  return success({ words: searchWords(q), after })
}

type PlaceColumns = { readonly createdAt: PgColumn; readonly id: PgColumn }

/** The condition that a row belongs to this page or a later one. */
export function onPage(
  { searchText, ...place }: PlaceColumns & { readonly searchText: PgColumn },
  { words, after }: Page,
): SQL | undefined {
  return and(...containing(searchText, words), isAfter(place, after))
}

/** The condition that a row of a list that is not searched comes after that place, or any. */
export function isAfter({ createdAt, id }: PlaceColumns, after: Page['after']): SQL | undefined {
  return after
    ? and(lte(createdAt, after.createdAt), or(lt(createdAt, after.createdAt), gt(id, after.id)))
    : undefined
}

/** Cuts rows, of which one more than a page was read, to the page and the cursor of the next. */
export function cutPage<T extends Place>(
  rows: readonly T[],
  size: number,
): { readonly rows: readonly T[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return { rows: shown, nextCursor: last ? cursorOf(last) : null }
}

const cursorOf = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')

function placeOf(cursor: string): Place | undefined {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const createdAt = new Date(instant)
  // Four-digit years only: the database reads no others in this form.
  const isReal =
    /^[1-9]\d{3}-/.test(instant) && !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === instant
  return isReal && isUuid(id) ? { createdAt, id } : undefined
}
