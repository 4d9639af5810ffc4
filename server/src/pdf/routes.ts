import { callsOf, type Paper } from '@plotluck/contract'
import { type Result, success } from '../platform/failure.ts'
import type { HttpContext, Serve, ServedFile } from '../platform/http/index.ts'
import type { Pdf, PdfFile } from './pdf.ts'
import { readerOf } from './reader.ts'

/**
 * Mounts /api/recipes/{id}/pdf, /api/saved-recipes/pdf, /api/meal-plans/pdf and /api/shopping-list/pdf. Comes before the routes
 * that would take 'pdf' for an id.
 */
export function mountPdf(serve: Serve, { recipe, collection, weeks, shoppingList }: Pdf): void {
  serve(callsOf.pdf, {
    'GET /api/recipes/{id}/pdf': async ({ c, user, path, query }) =>
      asFile(await recipe(user, reader(c, query.paper), path.id)),
    'GET /api/saved-recipes/pdf': async ({ c, user, query: { paper, ...page } }) =>
      asFile(await collection(user, reader(c, paper), page)),
    'GET /api/meal-plans/pdf': async ({ c, user, query: { paper, ...span } }) =>
      asFile(await weeks(user, reader(c, paper), span)),
    'GET /api/shopping-list/pdf': async ({ c, user, query: { paper, ...span } }) =>
      asFile(await shoppingList(user, reader(c, paper), span)),
  })
}

const reader = (c: HttpContext, paper: Paper | undefined) => readerOf(c.req.header('accept-language'), paper)

const asFile = (file: Result<PdfFile>): Result<ServedFile> =>
  file.ok ? success({ name: `${file.value.name}.pdf`, content: file.value.content }) : file
