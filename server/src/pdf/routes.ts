import { paperQuerySchema, pdfSpanSchema } from '@plotluck/contract'
import type { Result } from '../platform/failure.ts'
import { answer, answerFailure, type HttpApp, type HttpContext, readQuery } from '../platform/http/index.ts'
import { readPage } from '../platform/pages/index.ts'
import type { Pdf, PdfFile } from './pdf.ts'
import type { Paper } from './pdf-request.ts'
import { readerOf } from './reader.ts'

/**
 * Mounts /api/recipes/{id}/pdf, /api/saved-recipes/pdf, /api/meal-plans/pdf and /api/shopping-list/pdf. Comes before the routes
 * that would take 'pdf' for an id.
 */
export function mountPdf(app: HttpApp, { identify, recipe, collection, weeks, shoppingList }: Pdf): void {
  app.get('/api/recipes/:id/pdf', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const query = readQuery(c, paperQuerySchema)
    if (!query.ok) return answer(c, query)
    return answerFile(c, await recipe(person.value, reader(c, query.value), c.req.param('id')))
  })
  app.get('/api/saved-recipes/pdf', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const query = readQuery(c, paperQuerySchema)
    if (!query.ok) return answer(c, query)
    const page = readPage(c)
    if (!page.ok) return answer(c, page)
    return answerFile(c, await collection(person.value, reader(c, query.value), page.value))
  })
  for (const [path, draw] of [
    ['/api/meal-plans/pdf', weeks],
    ['/api/shopping-list/pdf', shoppingList],
  ] as const)
    app.get(path, async (c) => {
      const person = await identify(c)
      if (!person.ok) return answer(c, person)
      const query = readQuery(c, pdfSpanSchema)
      if (!query.ok) return answer(c, query)
      const { from, to } = query.value
      return answerFile(c, await draw(person.value, reader(c, query.value), { from, to }))
    })
}

const reader = (c: HttpContext, { paper }: { readonly paper?: Paper | undefined }) =>
  readerOf(c.req.header('accept-language'), paper)

function answerFile(c: HttpContext, file: Result<PdfFile>): Response {
  if (!file.ok) return answerFailure(c, file.failure)
  const { name, bytes } = file.value
  c.header('Content-Type', 'application/pdf')
  c.header('Content-Disposition', `attachment; filename="${name}.pdf"`)
  return c.body(bytes)
}
